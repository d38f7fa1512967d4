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
  return writing(number, entryOf(number));
}

/** Words in the scripts of the system's and of our own fonts. */
const SCRIPTS =
  'shepherd corazón oración בְּרֵאשִׁית אֱלֹהִים הָאָרֶץ λόγος ἀρχῇ الْكَلِمَةُ فِي वचन आदि 太初有道 はじめ 말씀이 слово Ngôi 🙏🏽 ❤️ 🕊️'.split(
    ' ',
  );

/** Words of an entry in many scripts. */
const WORDS_OF_MANY_SCRIPTS = 200;

/**
 * An entry in many scripts, most of whose words are also in others, as in the journal of a person.
 *
 * @param {number} number
 */
export function operationOfManyScripts(number) {
  const words = Array.from({ length: WORDS_OF_MANY_SCRIPTS }, (_, place) => {
    if (place % 10 === 0) return `w${(number * 31 + place * 977) % 40_000}`;
    const words = place % 2 === 0 ? COMMON : SCRIPTS;
    return words[(number * 7 + place * 13) % words.length];
  });
  const half = words.length / 2;
  const content = `${words.slice(0, half).join(' ')}\n\n${words.slice(half).join(' ')}`;
  return writing(number, { ...entryOf(number), content });
}

/** @param {number} number @param {ReturnType<typeof entryOf>} fields */
function writing(number, fields) {
  return {
    id: randomUUID(),
    entryId: `local_${number}`,
    createdAt: `${dateOf(number)}T06:00:00.000Z`,
    known: { version: 0, text: 0 },
    change: { fields, tags: { added: ['morning'] } },
  };
}
