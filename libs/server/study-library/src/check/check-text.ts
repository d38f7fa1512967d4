import { LANGUAGES } from '@word-unfolded/domain';
import {
  findReferences,
  formatOsis,
  KJV_VERSE_COUNTS,
  locatePassage,
  parseOsis,
  type PassageReference,
} from '@word-unfolded/scripture-ref';
import { foldedWords } from '../patterns/pattern.js';
import type { Entry, EntryKind } from '../entries/entry.js';

type Say = (message: string) => void;

/** Fewest and most sentences of a text (docs/study-library.md), with one more that nobody would count as wrong. */
const SENTENCES: Readonly<Record<EntryKind, readonly [number, number]>> = {
  books: [0, 8],
  stories: [3, 7],
  people: [2, 6],
  places: [2, 5],
  questions: [1, 6],
  sayings: [1, 5],
  theology: [2, 5],
  prayers: [3, 7],
};

/** The most words that may stand between quotation marks. */
const QUOTED = 3;

const QUOTATION = /[“"«]([^”"»]*)[”"»]/g;
/** The sections of an outline begin with their passages. */
const OUTLINE_ROWS = /^- [^:\s]+:/gm;
const LINK = /\[\[([^\]]*)\]\]/g;

/** What is wrong with the texts of an entry. */
export function checkTexts(entry: Entry, say: Say): void {
  for (const language of LANGUAGES) {
    const { title, body, parts } = entry.text[language];
    const texts = parts.map((part) => part.body.replace(OUTLINE_ROWS, ''));
    const written = [body, ...texts].join('\n\n');
    const [fewest, most] = SENTENCES[entry.kind];
    const sentences = countSentences(body);
    if (sentences < fewest || sentences > most)
      say(
        `The text in “${language}” has ${sentences} sentences. There should be ${fewest} to ${most - 1} of them.`,
      );
    for (const [, osis = ''] of written.matchAll(LINK)) checkReference(osis, say);
    const plain = written.replace(LINK, ' ');
    if (/\[\[|\]\]/.test(plain))
      say(`The text in “${language}” has a bracket “[[” or “]]” without its other.`);
    if (entry.kind !== 'sayings' && entry.kind !== 'books')
      for (const [, quoted = ''] of plain.matchAll(QUOTATION))
        if (foldedWords(quoted).length > QUOTED && !isAsked(quoted, title))
          say(
            `“${quoted}” has more than three words between quotation marks. Say it in other words, and name the place in double brackets.`,
          );
    for (const { start, end } of findReferences(plain, language))
      say(`“${plain.slice(start, end)}” is a reference without double brackets.`);
    if (/[<>`]|https?:/.test(plain)) say(`The text in “${language}” has code, a tag or an address.`);
  }
}

/** Words that the title quotes may be repeated: they are what is asked about. */
function isAsked(quoted: string, title: string): boolean {
  return foldedWords(title).join(' ').includes(foldedWords(quoted).join(' '));
}

function countSentences(body: string): number {
  const plain = body
    .replace(LINK, '')
    .replace(/\b(?:a\. ?C|d\. ?C|B\.C|A\.D|EE\. ?UU)\.(?=\s+\p{Lu}|$)/gu, '.')
    .replace(/\b(?:a\. ?C|d\. ?C|B\.C|A\.D|St|Mr|v|vv|cf|ca?|EE\. ?UU)\./g, '');
  return plain.match(/[^\s.!?…][^.!?…]*(?:[.!?…]+|$)/g)?.length ?? 0;
}

/** References that no Bible of this application has. */
export function checkReferences(references: readonly PassageReference[], say: Say): void {
  for (const reference of references) checkReference(formatOsis([reference]), say);
}

function checkReference(osis: string, say: Say): void {
  const parsed = parseOsis(osis);
  if (parsed?.length !== 1)
    say(`“${osis}” is no reference. One is written like Rom.8.28 or Gen.1.1-Gen.2.3.`);
  else if (!locatePassage(parsed[0]!, KJV_VERSE_COUNTS).exists)
    say(`${osis} does not exist in the numbering of the King James Version.`);
}
