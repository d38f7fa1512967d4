/** @typedef {import('./load.mjs').Figures} Figures */

/**
 * Repeats an action for some seconds, several at a time, in the same way as {@link load} for a server.
 *
 * @param {(turn: number) => Promise<unknown>} act
 * @param {{ seconds: number, connections: number }} options
 * @returns {Promise<Figures>}
 */
export async function repeat(act, { seconds, connections }) {
  const began = performance.now();
  const end = began + seconds * 1_000;
  /** @type {number[]} */
  const taken = [];
  let round = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const before = performance.now();
        round += 1;
        await act(round);
        taken.push(performance.now() - before);
      }
    }),
  );
  return figuresOf(taken, performance.now() - began);
}

/**
 * @param {readonly number[]} taken milliseconds of each
 * @param {number} together milliseconds of all
 * @param {number} [of] number of items per action
 * @returns {Figures}
 */
export function figuresOf(taken, together, of = 1) {
  const sorted = [...taken].sort((left, right) => left - right);
  const at = (/** @type {number} */ share) =>
    Number((sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1));
  return {
    perSecond: Math.round((taken.length * of * 1_000) / together),
    p50: at(0.5),
    p99: at(0.99),
    failed: 0,
  };
}
