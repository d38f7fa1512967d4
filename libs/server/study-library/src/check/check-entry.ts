import { LANGUAGES } from '@word-unfolded/domain';
import { KJV_VERSE_COUNTS, verseAfter } from '@word-unfolded/scripture-ref';
import type { BookEntry, Entry, PersonEntry } from '../entries/entry.js';
import { inversesOf } from '../relations/relation-names.js';
import { rangeOf, type StudyEntries } from '../study-entries.js';
import { checkReferences, checkTexts } from './check-text.js';

type Say = (message: string) => void;

/** Words that ask nothing by themselves. */
const TOO_COMMON = new Set(
  'the a an what who why how when where is are was were do does did god jesus bible que quien por como cuando donde es son el la los las un una dios biblia'.split(
    ' ',
  ),
);

/** Relations that have one inverse. What only one side names is derived for the other (`StudyEntries.related`). */
const FAMILY = new Set(['father', 'mother', 'son', 'daughter', 'husband', 'wife']);

/** What is wrong with an entry. */
export function checkEntry(entry: Entry, entries: StudyEntries, say: Say): void {
  checkTexts(entry, say);
  checkReferences(entry.passages, say);
  const parts = LANGUAGES.map((language) => entry.text[language].parts);
  for (const part of parts.flat()) checkReferences(part.passages, say);
  if (parts[0]!.length !== parts[1]!.length)
    say('The two languages have different numbers of headings of the fourth level.');
  checkPatterns(entry, say);
  if (entry.kind === 'books') checkOutline(entry, say);
  if (entry.kind === 'stories') {
    checkReferences(entry.parallels, say);
    for (const id of entry.people)
      if (!/^[a-z0-9-]+$/.test(id)) say(`“${id}” is no id of a person: small letters and hyphens.`);
  }
  if (entry.kind === 'people') checkRelations(entry, entries, say);
  if (entry.kind === 'theology')
    for (const number of entry.original)
      if (!/^[GH][1-9]\d{0,3}$/.test(number)) say(`“${number}” is no Strong’s number, such as G26 or H7965.`);
  if (entry.kind === 'questions') {
    checkReferences(entry.raisedBy, say);
    for (const { heading, passages } of parts.flat())
      if (passages.length === 0) say(`The reading “${heading}” names no passages.`);
  }
}

function checkPatterns({ patterns }: Entry, say: Say): void {
  for (const language of LANGUAGES)
    for (const pattern of patterns[language]) {
      const words = pattern.flat();
      const shown = pattern.map((phrase) => phrase.map(({ text }) => text).join('+')).join(' ');
      if (words.some(({ text }) => text === ''))
        say(`The pattern “${shown}” has a star or plus without a word.`);
      if (words.length === 1 && TOO_COMMON.has(words[0]!.text))
        say(`The pattern “${shown}” is in almost every question.`);
      // Questions are folded without the ending of the genitive: “Lot's wife” is “lot wife”.
      if (words.some(({ text }) => text === 's'))
        say(`The pattern “${shown}” has the ending of a genitive as a word.`);
    }
}

function checkOutline({ book, outline }: BookEntry, say: Say): void {
  const whole = rangeOf({ start: { book }, end: { book } })!;
  for (const language of LANGUAGES) {
    const ranges = outline[language].map(({ passage }) => rangeOf(passage));
    checkReferences(
      outline[language].map(({ passage }) => passage),
      say,
    );
    let next: number | undefined = whole.first;
    for (const range of ranges) {
      if (!range) continue;
      if (next === undefined || range.first > next)
        say(`The outline in “${language}” leaves out verses before ${range.first % 1_000_000}.`);
      next = verseAfter(Math.max(range.last, (next ?? range.last) - 1), KJV_VERSE_COUNTS);
    }
    const last = ranges.at(-1)?.last;
    if (last !== undefined && last !== whole.last)
      say(`The outline in “${language}” ends before the book does.`);
  }
  const [en, es] = LANGUAGES.map((language) =>
    outline[language].map(({ passage }) => JSON.stringify(passage)),
  );
  if (en!.join() !== es!.join()) say('The outlines of the two languages have different passages.');
}

function checkRelations(person: PersonEntry, entries: StudyEntries, say: Say): void {
  for (const { as, to } of person.relations) {
    const other = entries.entry('people', to);
    if (!other) continue;
    const back = other.relations
      .filter((relation) => relation.to === person.id)
      .map((relation) => relation.as);
    const expected = FAMILY.has(as) ? inversesOf(as) : undefined;
    if (back.length > 0 && expected && !back.some((each) => expected.includes(each)))
      say(`${to} is named as ${as}, but there ${person.id} is ${back.join(', ')}.`);
  }
}
