import { medianOf } from './load.mjs';

/** @typedef {import('./load.mjs').Figures} Figures */

/**
 * Measures each subject once a round, so that a change of the machine's mood meets them all.
 *
 * @template Subject
 * @param {Record<string, Subject>} subjects
 * @param {number} rounds
 * @param {(subject: Subject) => Promise<Figures>} measure
 * @returns {Promise<Record<string, Figures>>}
 */
export async function inTurn(subjects, rounds, measure) {
  /** @type {Map<string, Figures[]>} */
  const measured = new Map(Object.keys(subjects).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, subject] of Object.entries(subjects)) {
      const figures = await measure(subject);
      if (round > 0) measured.get(name)?.push(figures); // the first round warms up
    }
  }
  return Object.fromEntries([...measured].map(([name, figures]) => [name, medianOf(figures)]));
}
