import type { Language } from '@word-unfolded/domain';
import { KJV_VERSE_COUNTS } from '../canon/kjv-verse-counts.js';
import { locatePassage } from '../locate-passage.js';
import { parseOsis } from '../osis.js';
import type { PassageReference } from '../passage-reference.js';
import type { Grammar } from './grammar.js';
import { mendSpelling } from './mend-spelling.js';
import { prepareText, withCommasAsColons } from './prepare-text.js';
import { parsePlainReference } from './plain-reference.js';
import { createPassageReader, type FoundPassage, type PassageReader } from './read-passages.js';
import type { TracedText } from './traced-text.js';

/** What a text says, if it is nothing but references. */
export type ParsedReference =
  | {
      readonly understood: true;
      readonly passages: readonly PassageReference[];
      /** The language in which it was understood. */
      readonly language: Language;
      /** Whether a name was misspelt and has been mended; show what was understood. */
      readonly mended: boolean;
    }
  | { readonly understood: false };

/** References in a text: places are UTF-16 code units, the end not included. */
export type FoundReference = FoundPassage;

export type ReferenceParser = {
  /** See `parseReference`. */
  readonly parse: (text: string, preferred: Language) => ParsedReference;
  /** See `findReferences`. */
  readonly find: (text: string, language: Language) => FoundReference[];
};

/** A longer text is no reference, and is not read: reading takes time in proportion to the length at least. */
const LONGEST_REFERENCE = 2_000;

/** A reader reads its text letter by letter against many patterns: prose is given to it in portions of about this length. */
const PORTION = 2_000;

type Speaker = { readonly grammar: Grammar; readonly read: PassageReader };

/** A parser that knows the languages of the given grammars. */
export function createReferenceParser(grammars: readonly Grammar[]): ReferenceParser {
  const speakers = grammars.map((grammar): Speaker => ({ grammar, read: createPassageReader(grammar) }));
  const inOrder = (preferred: Language) => [
    ...speakers.filter(({ grammar }) => grammar.language === preferred),
    ...speakers.filter(({ grammar }) => grammar.language !== preferred),
  ];
  return {
    parse: (text, preferred) => parse(text, inOrder(preferred), preferred),
    find: (text, language) =>
      inOrder(language)
        .slice(0, 1)
        .flatMap((speaker) => find(text, speaker)),
  };
}

function parse(text: string, speakers: readonly Speaker[], preferred: Language): ParsedReference {
  if (text.length > LONGEST_REFERENCE) return { understood: false };
  const known = speakers.some(({ grammar }) => grammar.language === preferred);
  const plain = known ? parsePlainReference(text, preferred) : undefined;
  if (plain) return { understood: true, passages: [plain], language: preferred, mended: false };
  const osis = parseOsis(text);
  if (osis) return { understood: true, passages: osis, language: preferred, mended: false };
  for (const speaker of speakers) {
    const passages = readAll(text, speaker);
    if (passages) return { understood: true, passages, language: speaker.grammar.language, mended: false };
  }
  for (const speaker of speakers) {
    const mended = mendSpelling(text, speaker.grammar.language);
    const passages = mended && readAll(mended, speaker);
    if (passages) return { understood: true, passages, language: speaker.grammar.language, mended: true };
  }
  return { understood: false };
}

/** The passages of a text that is nothing but references; undefined for any other. */
function readAll(text: string, speaker: Speaker): PassageReference[] | undefined {
  const prepared = prepareText(text, speaker.grammar);
  const listed = passagesOf(prepared, speaker);
  const commasAsColons = speaker.grammar.commaPartsVerse ? withCommasAsColons(prepared) : undefined;
  const parted = commasAsColons && passagesOf(commasAsColons, speaker);
  if (!parted) return listed;
  // `Sal 23,24` is a list because Psalm 23 has no verse 24; where neither reading exists, the comma parts the verse.
  return !exist(parted) && listed && exist(listed) ? listed : parted;
}

function passagesOf({ text }: TracedText, { grammar, read }: Speaker): PassageReference[] | undefined {
  const found = read(text);
  if (found.length === 0 || !isOnlyConnective(text, found, grammar) || runsTogether(text, found))
    return undefined;
  return found.map(({ passage }) => passage);
}

function exist(passages: readonly PassageReference[]): boolean {
  return passages.every((passage) => locatePassage(passage, KJV_VERSE_COUNTS).exists);
}

function isOnlyConnective(text: string, found: readonly FoundPassage[], { connectives }: Grammar): boolean {
  let from = 0;
  let rest = '';
  for (const { start, end } of found) {
    rest += `${text.slice(from, start)} `;
    from = Math.max(from, end);
  }
  const words = `${rest}${text.slice(from)}`.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => connectives.has(word.toLowerCase()));
}

/** Names that follow each other with nothing between are prose: `he is 7` is not Hebreos and Isaías 7. */
function runsTogether(text: string, found: readonly FoundPassage[]): boolean {
  return found.some(({ end }, index) => {
    const next = found[index + 1];
    return next !== undefined && !/\d$/.test(text.slice(0, end)) && text.slice(end, next.start).trim() === '';
  });
}

function find(text: string, { grammar, read }: Speaker): FoundReference[] {
  return portionsOf(text).flatMap(({ at, portion }) => {
    const prepared = prepareText(portion, grammar);
    return read(prepared.text)
      .filter(({ passage }) => passage.start.verse !== undefined && passage.end.verse !== undefined)
      .map(({ passage, start, end }) => ({
        passage,
        start: at + prepared.origins[start]!,
        end: at + prepared.origins[end]!,
      }));
  });
}

/** A text in lines, and long lines in pieces that end at a blank. */
function portionsOf(text: string): { at: number; portion: string }[] {
  const pieces = text.matchAll(new RegExp(`[^\\n]{1,${PORTION}}(?=\\s|$)|[^\\n]{1,${PORTION}}`, 'gu'));
  return [...pieces].map((piece) => ({ at: piece.index, portion: piece[0] }));
}
