/* Port in plain C, played at random: the yardstick for the speed of the same rules in Alehouse.
 *
 * Same rules (draws from a bag of counts, low card leads, five burnt, only discards are reshuffled, places
 * scored to 21, playoffs, at most 500 rounds), same ChaCha8 stream: one 32-bit word a draw and one a choice.
 * It takes the freedom that a program for one game has: a stack without pairs is a set of ranks, so a bit mask.
 *
 *   gcc -O3 -DBLOCKS=1 -o port port.c && ./port PLAYERS SECONDS SEED        plain C: the stream block by block
 *   gcc -O3 -march=native -o port port.c && ./port PLAYERS SECONDS SEED     tuned: sixteen blocks at once, in vectors
 *
 * prints one JSON object: games, decisions, rounds, playoffs (rounds of them), seconds, points (mean per seat), wins (share).
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { RANKS = 11, SEATS = 7, TARGET = 21, BURN = 5, CARDS = 55, MAX_ROUNDS = 500 };

/* Chance: ChaCha8 (Bernstein), a block counter in words 12 and 13. */

#ifndef BLOCKS
#define BLOCKS 16 /* blocks made at once; the inner loops over them become vector instructions */
#endif

typedef struct {
    uint32_t key[8];
    uint64_t block;
    uint32_t words[BLOCKS * 16];
    int at;
} Stream;

#define ROTATE(x, n) ((x) << (n) | (x) >> (32 - (n)))
#define QUARTER(a, b, c, d)                                                                                   \
    for (int i = 0; i < BLOCKS; i++) {                                                                        \
        s[a][i] += s[b][i], s[d][i] = ROTATE(s[d][i] ^ s[a][i], 16);                                          \
        s[c][i] += s[d][i], s[b][i] = ROTATE(s[b][i] ^ s[c][i], 12);                                          \
        s[a][i] += s[b][i], s[d][i] = ROTATE(s[d][i] ^ s[a][i], 8);                                           \
        s[c][i] += s[d][i], s[b][i] = ROTATE(s[b][i] ^ s[c][i], 7);                                           \
    }

static void refill(Stream *stream) {
    static const uint32_t constant[4] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    uint32_t first[16][BLOCKS], s[16][BLOCKS];
    for (int i = 0; i < BLOCKS; i++) {
        uint64_t block = stream->block + i;
        for (int w = 0; w < 4; w++) first[w][i] = constant[w];
        for (int w = 0; w < 8; w++) first[4 + w][i] = stream->key[w];
        first[12][i] = (uint32_t)block, first[13][i] = (uint32_t)(block >> 32), first[14][i] = first[15][i] = 0;
    }
    memcpy(s, first, sizeof s);
    for (int round = 0; round < 8; round += 2) {
        QUARTER(0, 4, 8, 12) QUARTER(1, 5, 9, 13) QUARTER(2, 6, 10, 14) QUARTER(3, 7, 11, 15)
        QUARTER(0, 5, 10, 15) QUARTER(1, 6, 11, 12) QUARTER(2, 7, 8, 13) QUARTER(3, 4, 9, 14)
    }
    for (int w = 0; w < 16; w++)
        for (int i = 0; i < BLOCKS; i++) stream->words[16 * i + w] = s[w][i] + first[w][i];
    stream->block += BLOCKS;
    stream->at = 0;
}

/* A random number from 0 to n - 1. */
static inline uint32_t below(Stream *stream, uint32_t n) {
    if (stream->at == BLOCKS * 16) refill(stream);
    return (uint32_t)((uint64_t)stream->words[stream->at++] * n >> 32);
}

typedef struct {
    int players;
    int8_t bag[RANKS];     /* undealt and burnt cards: how many of each rank */
    int8_t discard[RANKS]; /* without the burnt cards */
    int left;              /* cards in the bag */
    int burnt;             /* how many of them may not be drawn before the next shuffle */
    int discards;
    uint16_t stack[SEATS]; /* a set of ranks */
    int card_points[SEATS];
    int points[SEATS];
} Table;

static void gather_all(Table *t) {
    for (int r = 0; r < RANKS; r++) t->bag[r] = r, t->discard[r] = 0;
    memset(t->stack, 0, sizeof t->stack);
    memset(t->card_points, 0, sizeof t->card_points);
    t->left = CARDS, t->burnt = BURN, t->discards = 0;
}

static inline int can_draw(const Table *t) { return t->left + t->discards > 0; }

static int draw(Table *t, Stream *stream) {
    if (t->left == t->burnt) {
        for (int r = 1; r < RANKS; r++) t->bag[r] += t->discard[r], t->discard[r] = 0;
        t->left += t->discards, t->discards = 0;
        t->burnt = t->left > BURN ? BURN : t->left - 1;
    }
    int k = below(stream, t->left--), r = 1;
    while (k >= t->bag[r]) k -= t->bag[r++];
    t->bag[r]--;
    return r;
}

static inline void throw_card(Table *t, int r) { t->discard[r]++, t->discards++; }

static void throw_stack(Table *t, int seat) {
    for (unsigned m = t->stack[seat]; m; m &= m - 1) throw_card(t, __builtin_ctz(m));
    t->stack[seat] = 0, t->card_points[seat] = 0;
}

static inline void take(Table *t, int seat, int r) { t->stack[seat] |= 1u << r, t->card_points[seat] += r; }

/* Is there a card left anywhere that would not pair with this stack? */
static int can_be_served(const Table *t, int seat) {
    for (int r = 1; r < RANKS; r++)
        if (!(t->stack[seat] >> r & 1) && t->bag[r] + t->discard[r] > 0) return 1;
    return 0;
}

/* Deal one card to each seat of `in`, break ties for the lowest; return the seat that leads. */
static int deal(Table *t, Stream *stream, unsigned in) {
    unsigned tied = in;
    for (;;) {
        int low = RANKS;
        unsigned lows = 0;
        for (unsigned m = tied; m; m &= m - 1) {
            int seat = __builtin_ctz(m), r;
            for (;;) {
                if (t->stack[seat] && !can_be_served(t, seat)) { /* a perfect tie: all cards are shuffled anew */
                    gather_all(t);
                    return deal(t, stream, in);
                }
                r = draw(t, stream);
                if (!(t->stack[seat] >> r & 1)) break;
                throw_card(t, r);
            }
            take(t, seat, r);
            if (r < low) low = r, lows = 0;
            if (r == low) lows |= 1u << seat;
        }
        if ((lows & (lows - 1)) == 0) return __builtin_ctz(lows);
        tied = lows;
    }
}

static inline int next_active(unsigned active, int seat) {
    unsigned later = active >> (seat + 1) << (seat + 1);
    return __builtin_ctz(later ? later : active);
}

/* Play one round among the seats of `in`; return those that locked. Stacks stay on the table. */
static unsigned play_round(Table *t, Stream *stream, unsigned in, uint64_t *decisions) {
    unsigned active = in, locked = 0;
    int seat = deal(t, stream, in);
    for (;;) {
        int hit = below(stream, can_draw(t) ? 2 : 1) == 1;
        ++*decisions;
        if (!hit) {
            locked |= 1u << seat, active &= ~(1u << seat);
        } else {
            int r = draw(t, stream);
            if (t->stack[seat] >> r & 1) {
                throw_card(t, r);
                throw_stack(t, seat);
                active &= ~(1u << seat);
            } else {
                take(t, seat, r);
            }
        }
        if (!active) return locked;
        seat = next_active(active, seat);
    }
}

static unsigned highest(const int *value, unsigned among) {
    int best = -1;
    unsigned seats = 0;
    for (unsigned m = among; m; m &= m - 1) {
        int seat = __builtin_ctz(m);
        if (value[seat] > best) best = value[seat], seats = 0;
        if (value[seat] == best) seats |= 1u << seat;
    }
    return seats;
}

/* Game points for the places of those that locked: as many as there are players, less one for each that is above. */
static void score(Table *t, unsigned locked) {
    for (unsigned m = locked; m; m &= m - 1) {
        int seat = __builtin_ctz(m), above = 0;
        for (unsigned o = locked; o; o &= o - 1) above += t->card_points[__builtin_ctz(o)] > t->card_points[seat];
        t->points[seat] += t->players - above;
    }
}

/* Play a whole game; return its winners (more than one only after MAX_ROUNDS). */
static unsigned play_game(Table *t, Stream *stream, uint64_t *decisions, uint64_t *rounds, uint64_t *playoffs) {
    const unsigned all = (1u << t->players) - 1;
    unsigned in = all;
    int playoff = 0;
    gather_all(t);
    memset(t->points, 0, sizeof t->points);
    for (int round = 1; round <= MAX_ROUNDS; round++) {
        ++*rounds;
        unsigned locked = play_round(t, stream, in, decisions), top;
        if (playoff) { /* only card points count; if all went bust, the same seats play again */
            top = locked ? highest(t->card_points, locked) : in;
        } else {
            score(t, locked);
            top = highest(t->points, all);
            playoff = t->points[__builtin_ctz(top)] >= TARGET;
        }
        for (unsigned m = locked; m; m &= m - 1) throw_stack(t, __builtin_ctz(m));
        if (playoff) {
            if ((top & (top - 1)) == 0) return top;
            in = top, ++*playoffs;
        }
    }
    return highest(t->points, all);
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
    int players = argc > 1 ? atoi(argv[1]) : 4;
    double seconds = argc > 2 ? atof(argv[2]) : 1.0;
    if (players < 2 || players > SEATS || seconds <= 0) {
        fprintf(stderr, "usage: port PLAYERS(2-7) SECONDS SEED\n");
        return 2;
    }
    Stream stream = {.at = BLOCKS * 16};
    for (int i = 0; i < 8; i++) stream.key[i] = (argc > 3 ? strtoul(argv[3], 0, 10) : 1) + i;
    Table table = {.players = players};
    uint64_t games = 0, decisions = 0, rounds = 0, playoffs = 0;
    double points[SEATS] = {0}, wins[SEATS] = {0}, start = now(), elapsed;
    do {
        for (int i = 0; i < 500; i++, games++) {
            unsigned won = play_game(&table, &stream, &decisions, &rounds, &playoffs);
            for (int p = 0; p < players; p++) {
                points[p] += table.points[p];
                wins[p] += (double)(won >> p & 1) / __builtin_popcount(won);
            }
        }
        elapsed = now() - start;
    } while (elapsed < seconds);
    printf("{\"games\": %llu, \"decisions\": %llu, \"rounds\": %llu, \"playoffs\": %llu, \"seconds\": %.6f",
           (unsigned long long)games, (unsigned long long)decisions, (unsigned long long)rounds,
           (unsigned long long)playoffs, elapsed);
    for (int what = 0; what < 2; what++) {
        printf(what ? "], \"wins\": [" : ", \"points\": [");
        for (int p = 0; p < players; p++) printf("%s%.4f", p ? ", " : "", (what ? wins : points)[p] / games);
    }
    printf("]}\n");
    return 0;
}
