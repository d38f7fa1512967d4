import { bcv_parser } from 'bible-passage-reference-parser';
import { isBookId } from '../canon/books.js';
import { passageAt, type PassageReference, type ReferencePoint } from '../passage-reference.js';
import type { Grammar } from './grammar/grammar.js';

/** A reference in a text, with its start and end (UTF-16 code units, end exclusive). */
export type FoundPassage = {
  readonly passage: PassageReference;
  readonly start: number;
  readonly end: number;
};

/** Parses every reference in a text that was prepared for the grammar. */
export type PassageReader = (text: string) => FoundPassage[];

/** The library's result for one passage, as far as it is used here. */
type RawPoint = { readonly b: string; readonly c: number; readonly v: number; readonly type?: string };
type RawPassage = {
  readonly start: RawPoint;
  readonly end: RawPoint;
  readonly type: string;
  readonly indices: readonly [number, number];
};

/** The library's value for `to the end`, because it is configured without a table. */
const OPEN_END = 999;

const VERSE_TYPES: ReadonlySet<string> = new Set(['bcv', 'bv', 'cv', 'v']);

/** A parser that does not check existence, because editions number differently. */
export function createPassageReader(grammar: Grammar): PassageReader {
  const parser = new bcv_parser(grammar.module).set_options({
    book_alone_strategy: 'full',
    book_range_strategy: 'include',
    book_sequence_strategy: 'include',
    captive_end_digits_strategy: 'include',
    consecutive_combination_strategy: 'separate',
    end_range_digits_strategy: 'sequence',
    invalid_passage_strategy: 'include',
    invalid_sequence_strategy: 'include',
    osis_compaction_strategy: 'bcv',
    passage_existence_strategy: 'none',
    sequence_combination_strategy: 'separate',
    testaments: 'on',
  });
  const books = grammar.moreNames.map(([osis, regexp]) => ({ osis: [osis], regexp }));
  if (books.length > 0) parser.add_books({ books });
  return (text) => {
    parser.parse(text);
    const raw = parser.parsed_entities() as readonly RawPassage[];
    return joinBackwardRanges(
      raw.map((passage) => toFound(passage, text)).filter((found) => found !== undefined),
      text,
    );
  };
}

function toFound(raw: RawPassage, text: string): FoundPassage | undefined {
  const [start, end] = raw.indices;
  const passage = toReference(raw, text.slice(start, end).includes(`${OPEN_END}`));
  return passage && { passage, start, end };
}

function toReference({ start, end, type }: RawPassage, saysOpenEnd: boolean): PassageReference | undefined {
  if (!isBookId(start.b) || !isBookId(end.b)) return undefined;
  if (type === 'b') return passageAt({ book: start.b });
  const toChapterEnd = end.v === OPEN_END && !saysOpenEnd;
  const toBookEnd = toChapterEnd && (end.c === OPEN_END || end.type === 'b');
  const startType = start.type ?? type;
  const fromChapter = start.v === 1 && toChapterEnd && !VERSE_TYPES.has(startType);
  return {
    start: pointOf(start, start.b, startType === 'b' ? 'book' : fromChapter ? 'chapter' : 'verse'),
    end: pointOf(end, end.b, toBookEnd ? 'book' : toChapterEnd ? 'chapter' : 'verse'),
  };
}

function pointOf({ c, v }: RawPoint, book: ReferencePoint['book'], level: 'book' | 'chapter' | 'verse') {
  if (level === 'book') return { book };
  return level === 'chapter' ? { book, chapter: c } : { book, chapter: c, verse: v };
}

/** The library splits `8:30-28` into two passages; a reader meant one, and should see that it is backwards. */
function joinBackwardRanges(found: readonly FoundPassage[], text: string): FoundPassage[] {
  const joined: FoundPassage[] = [];
  for (const next of found) {
    const previous = joined.at(-1);
    if (previous && /^\s*-\s*$/.test(text.slice(previous.end, next.start)))
      joined.splice(-1, 1, {
        passage: { start: previous.passage.start, end: next.passage.end },
        start: previous.start,
        end: next.end,
      });
    else joined.push(next);
  }
  return joined;
}
