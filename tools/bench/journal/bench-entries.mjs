import { randomUUID } from 'node:crypto';

/** Words of the benchmark entries: some occur in every entry, some in few. */
const COMMON = 'the word was read in the morning and kept in the heart through the day with thanks'.split(
  ' ',
);
const RARE =
  'mercy grace shepherd river mountain lamp harvest vineyard lion lamb storm anchor well desert manna altar psalm covenant exile jubilee'.split(
    ' ',
  );

/** Words of an entry, one of which is rare. */
const WORDS = 120;

const DAY_MS = 86_400_000;

/** @param {number} number */
const dateOf = (number) => new Date(Date.UTC(2026, 0, 1) - number * DAY_MS).toISOString().slice(0, 10);

/**
 * The text of an entry on one of many days.
 *
 * @param {number} number
 */
export function entryOf(number) {
  const words = Array.from({ length: WORDS }, (_, place) => COMMON[(number + 7 * place) % COMMON.length]);
  const rare = rareWord(number);
  return {
    title: `A morning with ${rare}`,
    content: `${words.join(' ')} ${rare}`,
    scripture: '',
    date: dateOf(number),
    category: 'reflection',
    mood: null,
  };
}

/** A word that occurs in one of twenty entries. @param {number} number @returns {string} */
export function rareWord(number) {
  return /** @type {string} */ (RARE[number % RARE.length]);
}

/**
 * An entry that a device wrote offline, in the form of the sync request.
 *
 * @param {number} number
 */
export function operationOf(number) {
  return {
    id: randomUUID(),
    entryId: `local_${number}`,
    createdAt: `${dateOf(number)}T06:00:00.000Z`,
    known: { version: 0, text: 0 },
    change: { fields: entryOf(number), tags: { added: ['morning'] } },
  };
}
