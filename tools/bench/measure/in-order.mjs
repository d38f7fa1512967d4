import { medianOf } from './load.mjs';

/** @typedef {import('./load.mjs').Figures} Figures */

/**
 * Measures each subject once per round, so that fluctuations of the machine affect all of them.
 *
 * @template Subject
 * @param {Record<string, Subject>} subjects
 * @param {number} rounds
 * @param {(subject: Subject) => Promise<Figures>} measure
 * @returns {Promise<Record<string, Figures>>}
 */
export async function inOrder(subjects, rounds, measure) {
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
