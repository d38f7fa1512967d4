import {
  KJV_VERSE_COUNTS,
  locatePassage,
  parseOsis,
  verseAfter,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import type { DictionaryEntry } from '../library/sword/dictionary.js';
import { plainTei } from '../lexicon/tei-text.js';

/** A topic of Nave's Topical Bible. A topic that only names others has sections without references. */
export type Topic = { readonly name: string; readonly sections: readonly TopicSection[] };

/** The content of a topic under one heading. */
type TopicSection = {
  /** The heading, after that of the list that contains it: `INSTANCES OF · Martha`; empty if there is none. */
  readonly heading: string;
  readonly references: readonly VerseRange[];
  /** Names of topics to which it points. */
  readonly see: readonly string[];
};

/** How many references were read, and how many of them name no existing verse. */
type Tally = { readonly printed: number; readonly unreadable: number };

/** Reads the topics of the module. Two entries with the same name are one topic. */
export function readTopics(
  entries: Iterable<DictionaryEntry>,
): Tally & { readonly topics: readonly Topic[] } {
  const topics = new Map<string, Topic>();
  let printed = 0;
  let unreadable = 0;
  for (const { key, tei } of entries) {
    const read = readTopic(key, tei);
    const before = topics.get(read.name)?.sections ?? [];
    topics.set(read.name, { name: read.name, sections: [...before, ...read.sections] });
    printed += read.printed;
    unreadable += read.unreadable;
  }
  return { topics: [...topics.values()], printed, unreadable };
}

/** Parses an entry of Nave's Topical Bible. @param key its name. */
export function readTopic(key: string, tei: string): Topic & Tally {
  const sections: TopicSection[] = [];
  let printed = 0;
  let unreadable = 0;
  let outer = '';
  for (const { text, nested } of linesOf(tei)) {
    const read = readLine(text, key);
    printed += read.printed;
    unreadable += read.unreadable;
    if (!nested) outer = read.heading;
    const heading = nested ? [outer, read.heading].filter(Boolean).join(' · ') : read.heading;
    if (read.references.length > 0 || read.see.length > 0)
      sections.push({ heading, references: read.references, see: read.see });
  }
  return { name: key, sections, printed, unreadable };
}

/** Lines begin with an arrow; the items of a list belong to the line before it. */
function linesOf(tei: string): { text: string; nested: boolean }[] {
  const body = /<def>([\s\S]*)<\/def>/.exec(tei)?.[1] ?? tei;
  return body
    .split(/(?=<lb\/>)|(?=<item>)|<\/list>/)
    .map((text) => ({ text, nested: text.startsWith('<item>') }))
    .filter(({ text }) => plainTei(text).replace('→', '').trim());
}

const REFERENCE = /<ref osisRef="([^"]*)">[^<]*<\/ref>((?::\d+(?:-\d+)?)(?:,\d+(?:-\d+)?)*)?/g;
const POINTER = /<ref target="Nave:([^"]*)">[^<]*<\/ref>((?:, [A-Z’' -]+)?)/g;

function readLine(text: string, topic: string) {
  const found = [...text.matchAll(REFERENCE)];
  const ranges = found.map(([, osis = '', verses]) => readReference(osis, verses));
  const see = [...text.matchAll(POINTER)].map(([, target = '']) => plainTei(target));
  const words = plainTei(text.replace(REFERENCE, '').replace(POINTER, (_, __, more: string) => more));
  return {
    heading: words
      .replace(/^→\s*/, '')
      .replace(topic, '')
      .replace(/' s\b/g, "'s")
      .replace(/\bSee(?: also)?\b[\s,;:]*$/i, '')
      .replace(/^[\s,;:.]+|[\s,;:]+$/g, ''),
    references: joinNeighbours(ranges.flat()),
    see,
    printed: found.length,
    unreadable: ranges.filter(({ length }) => length === 0).length,
  };
}

/**
 * A reference with the verses printed after it: for one-chapter letters the link target is verse 1, and the actual
 * verse is in the text (`Jude 1`, `:21`).
 */
function readReference(osis: string, verses: string | undefined): VerseRange[] {
  if (verses === undefined) return locate(osis);
  const chapter = osis.replace(/\.1$/, '');
  return verses
    .slice(1)
    .split(',')
    .flatMap((part) => {
      const [first, last = first] = part.split('-');
      return locate(`${chapter}.${first}-${chapter}.${last}`);
    });
}

function locate(osis: string): VerseRange[] {
  return (parseOsis(osis) ?? []).flatMap((passage) => {
    const located = locatePassage(passage, KJV_VERSE_COUNTS);
    return located.exists ? [located.range] : [];
  });
}

/** `Lu 10:40,41` is printed as two references and is one passage. */
function joinNeighbours(ranges: readonly VerseRange[]): VerseRange[] {
  const joined: VerseRange[] = [];
  for (const range of ranges) {
    const previous = joined.at(-1);
    if (previous && verseAfter(previous.last, KJV_VERSE_COUNTS) === range.first)
      joined.splice(-1, 1, { first: previous.first, last: range.last });
    else joined.push(range);
  }
  return joined;
}
