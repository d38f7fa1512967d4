import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask, readDirectly, startModel, timesOf, visitorOf, withStack } from './model-stack.mjs';

/** Number of answers that are measured, after a few that are not. */
const TIMES = 40;
const WARM_UP = 5;

/** An answer as models write them: true and false quotations in marks, in a block and in plain text, with references. */
const QUOTING = `The Bible speaks of hope in many places. Paul writes, “We know that all things work together for good for those who love God, for those who are called according to his purpose” (Romans 8:28).

Jeremiah 29:11 says, “For I know the plans to harm you, says Yahweh, plans of trouble and not of peace, to give you hope and a future.”

> Yahweh is my shepherd: I shall lack nothing but money.
> — Psalm 23:1

Remember also that faith is the assurance of things bought, proof of things not seen. And Isaiah promises that those who wait for Yahweh will renew their strength, they will mount up with wings like eagles, they will run and not be weary.

The word behind “hope” is ἐλπίς (G1680). Peter blesses the God and Father of our Lord Jesus Christ, who according to his little mercy became our father again to a living hope (1 Peter 1:3; 2 Hezekiah 4:4).

May the God of hope fill you with all joy and peace in believing, that you may abound in hope in the power of the Holy Spirit. Romans 15:13
`;

/** The same length in words that are like no verse. */
const PLAIN = QUOTING.split(/\s+/)
  .map((_, index) => ['Our', 'garden', 'needs', 'fresh', 'paint', 'before', 'Tuesday', 'evening.'][index % 8])
  .join(' ');

/**
 * Measures what judging an answer takes: whole answers of a model that sends them at once, over a direct connection and
 * through the whole application, with quotations and without any. In milliseconds.
 *
 * @param {{ library: string }} options
 * @returns {Promise<Record<string, { p50: number, p99: number }>>}
 */
export async function benchJudging({ library }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  /** @type {Record<string, { p50: number, p99: number }>} */
  const measured = {};
  try {
    for (const [name, text] of Object.entries({ 'with quotations': QUOTING, 'plain text': PLAIN })) {
      const model = await startModel({ TEXT: text });
      try {
        measured[`${name}, direct connection`] = await taken(() => readDirectly(model.origin));
        const options = { library, folder: path.join(folder, name), model: model.origin };
        measured[`${name}, the whole way`] = await withStack(options, async ({ url }) => {
          const visitor = await visitorOf(url);
          return taken((index) => ask(url, visitor, index));
        });
      } finally {
        model.stop();
      }
    }
    return measured;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {(index: number) => Promise<unknown>} answer */
async function taken(answer) {
  /** @type {number[]} */
  const times = [];
  for (let index = 0; index < TIMES + WARM_UP; index += 1) {
    const began = performance.now();
    await answer(index);
    if (index >= WARM_UP) times.push(performance.now() - began);
  }
  return timesOf(times);
}
