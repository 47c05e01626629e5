/**
 * What is printed on a card: hue, motif, how its pips are set. Motifs are line drawings on a 24 × 24 square,
 * made for this project.
 */
export interface Face {
  /** Ink on cream, at least 7 : 1. */
  ink: string;
  motif: string;
  /** Filled parts of the motif. */
  solid?: string;
  /** How the border of this suit is dashed, where borders tell suits apart; none: it is drawn through. */
  dash?: string;
}

const star = (() => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const r = i % 2 === 0 ? 10.6 : 4.5;
    return [12 + r * Math.cos(angle), 12.8 + r * Math.sin(angle)] as const;
  });
  const at = ([x, y]: readonly [number, number]) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const rim = `M${points.map(at).join("L")}z`;
  const rays = points.map((point, i) => (i % 2 === 0 ? `M12 12.8L${at(point)}` : "")).join("");
  return { rim, rays };
})();

export const ranks: Record<number, Face> = {
  // Lantern
  1: {
    ink: "#8a3c00",
    motif:
      "M12 1.200a1.8 1.8 0 1 1 0 3.600a1.8 1.8 0 1 1 0-3.600M8 8.200L9.7 4.800h4.600L16 8.200zM8 8.200C6.3 11.2 6.3 15 8 18M16 8.200c1.7 3 1.7 6.8 0 9.800M6.8 18h10.400v2.400H6.800zM8.6 22.600h6.8",
    solid: "M12 10c2.5 2.7 2.5 6 0 6s-2.5-3.3 0-6z",
  },
  // Key
  2: {
    ink: "#3b4f66",
    motif: "M12 1.600a4.6 4.6 0 1 1 0 9.200a4.6 4.6 0 1 1 0-9.200M12 10.800v11.600M12 22.400h5v-3.400h-2.200M12 17.200h4M9.8 13.200h4.4",
    solid: "M12 4.700a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3",
  },
  // Hop
  3: {
    ink: "#2d5c1a",
    motif:
      "M12 1v3.600M12 4.600C9.5 2 6.3 2.2 4.2 4C6.6 6.2 9.6 6.3 12 4.600zM12 4.600c2.5-2.6 5.7-2.4 7.8-.6c-2.4 2.2-5.4 2.3-7.8 .6M6 7.600c-1.4 3-.9 6.6.8 9.600C8.3 19.9 10.5 21.9 12 23c1.5-1.1 3.7-3.1 5.2-5.800c1.7-3 2.2-6.6.8-9.600M5.6 9.800Q9 13.6 12 9.200q3 4.4 6.4.6M6.4 15Q9.4 18 12 14.200Q14.6 18 17.6 15M9 19.500q1.8.6 3-1.500q1.2 2.1 3 1.5",
  },
  // Die
  4: {
    ink: "#a31717",
    motif: "M12 1.800L21 6.600v10.600L12 22.200L3 17.200V6.600zM3 6.600l9 4.800l9-4.800M12 11.400v10.8",
    solid:
      "M12 5.500a1.7 1.1 0 1 1 0 2.200a1.7 1.1 0 1 1 0-2.200M6 11.300a1 1.4 0 1 1 0 2.800a1 1.4 0 1 1 0-2.800M9.2 15.700a1 1.4 0 1 1 0 2.800a1 1.4 0 1 1 0-2.800M18 11.100a1 1.4 0 1 1 0 2.800a1 1.4 0 1 1 0-2.800M16.5 13.500a1 1.4 0 1 1 0 2.800a1 1.4 0 1 1 0-2.800M15 15.900a1 1.4 0 1 1 0 2.800a1 1.4 0 1 1 0-2.8",
  },
  // Mug
  5: {
    ink: "#684c00",
    motif:
      "M4.6 9.400V20.200q0 2 2 2h7.600q2 0 2-2V9.400M16.2 12h2.600q2.6 0 2.6 2.600v2.200q0 2.6-2.6 2.600h-2.600M8.5 13v5.600M12.3 13v5.600M4.3 9.400C1.6 8.2 2.4 4.4 5.4 4.600C6 1.6 10.2 1 11.6 3.400c2-1.5 4.8-.2 4.6 2.200c2 .8 1.7 3.4.2 3.800z",
  },
  // Cask
  6: {
    ink: "#6f3a1e",
    motif:
      "M6.4 2.200h11.200c3 6 3 13.6 0 19.600H6.400c-3-6-3-13.6 0-19.600zM4.9 6.600h14.200M4.9 17.400h14.200M9.7 2.200c-1.2 6-1.2 13.6 0 19.600M14.3 2.200c1.2 6 1.2 13.6 0 19.6",
    solid: "M12 10.200a1.8 1.8 0 1 1 0 3.600a1.8 1.8 0 1 1 0-3.6",
  },
  // Candle
  7: {
    ink: "#8c1c66",
    motif: "M8.8 11.600h6.400V20H8.800zM12 11.600V9.400M4.8 20h14.400l-1.6 2.600H6.400zM8.8 14.600q1.6 2.6 3.2-.4q1 1.8 2-.6",
    solid: "M12 1c3.4 3.7 3.3 8 0 8s-3.4-4.3 0-8z",
  },
  // Coin
  8: {
    ink: "#00595f",
    motif:
      "M12 1.800a10.2 10.2 0 1 1 0 20.400a10.2 10.2 0 1 1 0-20.400M12 4.900a7.1 7.1 0 1 1 0 14.200a7.1 7.1 0 1 1 0-14.2",
    solid: "M12 7.800l3 4.200l-3 4.200l-3-4.200z",
  },
  // Star
  9: { ink: "#2b3aa3", motif: star.rim + star.rays },
  // Crown
  10: {
    ink: "#5d2391",
    motif: "M4 17.400L2.4 7.600L7.6 11.600L12 4.600L16.4 11.600L21.6 7.600L20 17.400zM4.4 21h15.200M4 17.400L4.4 21M20 17.400L19.6 21",
    solid:
      "M12 1.400a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3M2.2 4.800a1.3 1.3 0 1 1 0 2.600a1.3 1.3 0 1 1 0-2.600M21.8 4.800a1.3 1.3 0 1 1 0 2.600a1.3 1.3 0 1 1 0-2.600M12 13.200l1.5 1.500l-1.5 1.500l-1.5-1.500z",
  },
};

/** A colour of a suit, with a shape that holds its letter: `rise` is how far below the middle it stands there. */
export type Colour = Face & { rise: number };

/** Inks and shapes of suits, in the order in which a deck names them. */
const colours: Colour[] = [
  // Square
  { ink: "#2a2620", motif: "M3.2 1.800h17.600q1.400 0 1.400 1.400v17.600q0 1.400-1.400 1.400H3.200q-1.400 0-1.400-1.400V3.200q0-1.400 1.400-1.400z", rise: 0 },
  // Triangle
  { ink: "#a31717", motif: "M10.700 1.700q1.300-2.200 2.600 0L23.700 20.200q1.200 2.200-1.300 2.200H1.600q-2.500 0-1.300-2.200z", rise: 3 },
  // Circle
  { ink: "#1f4a9e", motif: "M12 .8a11.200 11.200 0 1 1 0 22.400a11.200 11.200 0 1 1 0-22.4", rise: 0 },
  // Hexagon
  { ink: "#22601f", motif: "M6.400 1.400h11.200q.8 0 1.200.7l4.900 9.200q.4.700 0 1.400l-4.900 9.200q-.4.700-1.200.7H6.400q-.8 0-1.200-.7L.3 12.700q-.4-.7 0-1.400L5.200 2.100q.4-.7 1.200-.7z", rise: 0 },
  // Diamond
  { ink: "#6b4e00", motif: "M11 .6q1-1 2 0L23.400 11q1 1 0 2L13 23.400q-1 1-2 0L.6 13q-1-1 0-2z", rise: 0 },
  // Shield
  { ink: "#5d2391", motif: "M3.200 1.400h17.600q1.400 0 1.400 1.400v8.600c0 6-4 9.600-9.400 11.800q-.8.300-1.600 0C5.800 21 1.800 17.400 1.800 11.400V2.800q0-1.400 1.400-1.400z", rise: -1 },
  // House
  { ink: "#00595f", motif: "M11 .9q1-.8 2 0l9.600 8q.8.700.8 1.700v10.800q0 1.400-1.400 1.400H2q-1.400 0-1.400-1.400V10.600q0-1 .8-1.700z", rise: 2 },
  // Cross
  { ink: "#8c1c66", motif: "M7 .8h10q1 0 1 1V6h4.200q1 0 1 1v10q0 1-1 1H18v4.200q0 1-1 1H7q-1 0-1-1V18H1.800q-1 0-1-1V7q0-1 1-1H6V1.800q0-1 1-1z", rise: 0 },
  // Drop
  { ink: "#8a3c00", motif: "M11.200.9q.8-1.100 1.600 0c3.400 4.700 9 9 9 14a9.800 9.300 0 1 1-19.600 0c0-5 5.600-9.300 9-14z", rise: 2 },
];

/** Borders by suit, each of its own rhythm: through, long, dotted, in pairs, sparse … */
const DASHES = ["none", "22 9", "3 7", "12 4 4 4", "7 15", "30 4", "2 3", "16 4 2 4 2 4", "9 3"];

/** The ink and shape of a deck's suit of this number, from 0; of very many some are alike, but for their letters. */
export function colourOf(suit: number): Colour {
  return { ...colours[suit % colours.length]!, dash: DASHES[suit % DASHES.length]! };
}

/** A card with nothing but its name on it. */
export const PLAIN: Face = { ink: "#2a2620", motif: "" };

export interface Pip {
  x: number;
  y: number;
  size: number;
}

/** Pips in one or two rows on a shelf at the foot of a 100 × 140 card. */
export function pips(n: number): Pip[] {
  if (n <= 0) return [];
  const rows = n <= 5 ? [n] : [Math.floor(n / 2), Math.ceil(n / 2)];
  const widest = Math.max(...rows);
  const size = n === 1 ? 30 : n === 2 ? 27 : n === 3 ? 24 : n === 4 ? 20 : n === 5 ? 16.5 : widest <= 3 ? 18.5 : widest === 4 ? 17.5 : 15.5;
  const step = Math.min(size + (n <= 3 ? 5 : 2), 92 / widest);
  const foot = 133;
  return rows.flatMap((count, row) => {
    const below = rows.length - 1 - row;
    const y = foot - size - below * (size + 2.5);
    const left = 50 - (step * (count - 1)) / 2 - size / 2;
    return Array.from({ length: count }, (_, i) => ({ x: left + step * i, y, size }));
  });
}
