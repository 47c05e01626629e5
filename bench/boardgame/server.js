// Pairs for two by boardgame.io's official server, as its documentation sets one up:
// node server.js PORT [FOLDER]. With a folder, matches are kept in files there; else in memory.
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const BURN = 5;
const TARGET = 31;
const CARDS = Array.from({ length: 10 }, (_, i) => Array(i + 1).fill(i + 1)).flat();

const shuffle = (G, random, cards) => {
  G.secret.deck = random.Shuffle(cards);
  G.secret.burnt = G.secret.deck.splice(0, BURN);
};

const draw = (G, random) => {
  if (G.secret.deck.length === 0) {
    const cards = [...G.discard, ...G.secret.burnt];
    G.discard = [];
    shuffle(G, random, cards);
  }
  return G.secret.deck.pop();
};

// A card each; the low card leads, and of equal ones both draw again.
const deal = (G, random) => {
  for (const stack of G.stacks) G.discard.push(...stack.splice(0));
  const dealt = G.stacks.map(() => draw(G, random));
  while (dealt[0] === dealt[1]) {
    G.discard.push(...dealt);
    dealt.forEach((_, p) => (dealt[p] = draw(G, random)));
  }
  dealt.forEach((card, p) => G.stacks[p].push(card));
  return dealt[0] < dealt[1] ? "0" : "1";
};

const begin = (G, random) => {
  G.game += 1;
  G.stacks = [[], []];
  G.scored = [[], []];
  G.points = [0, 0];
  G.discard = [];
  shuffle(G, random, [...CARDS]);
};

// Either way of scoring ends the round; at the target the loser pays a chip and the next game begins.
const keep = (G, random, player, card) => {
  G.scored[player].push(card);
  G.points[player] += card;
  if (G.points[player] >= TARGET) {
    G.chips[player] -= 1;
    G.chips[1 - player] += 1;
    begin(G, random);
  }
  return deal(G, random);
};

const hit = ({ G, random, events, playerID }) => {
  const player = Number(playerID);
  const card = draw(G, random);
  if (!G.stacks[player].includes(card)) {
    G.stacks[player].push(card);
    events.endTurn();
  } else {
    events.endTurn({ next: keep(G, random, player, card) });
  }
};

const fold = ({ G, random, events, playerID }) => {
  const player = Number(playerID);
  const low = Math.min(...G.stacks.flat());
  const owner = G.stacks[player].includes(low) ? player : 1 - player;
  G.stacks[owner].splice(G.stacks[owner].indexOf(low), 1);
  events.endTurn({ next: keep(G, random, player, low) });
};

const pairs = {
  name: "pairs",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: ({ random }) => {
    const G = { secret: {}, game: 0, chips: [0, 0] };
    begin(G, random);
    deal(G, random);
    return G;
  },
  // What nobody may see stays here; the moves are made by the server alone.
  playerView: ({ G }) => {
    const { secret, ...seen } = G;
    return { ...seen, left: secret.deck.length, burnt: secret.burnt.length };
  },
  moves: { hit: { move: hit, client: false }, fold: { move: fold, client: false } },
};

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [pairs],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run({ port: Number(port) }, () => console.log("open"));
