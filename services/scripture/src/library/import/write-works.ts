import {
  KJV_VERSE_COUNTS,
  versesIn,
  verseId,
  type VerseId,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { readCommentary, type CommentarySection } from '../../commentary/commentary-section.js';
import {
  CROSS_REFERENCE_SOURCES,
  RelatedVerses,
  type Evidence,
} from '../../cross-references/related-verses.js';
import { readTreasury } from '../../cross-references/read-treasury.js';
import { TREASURY } from '../../cross-references/treasury.js';
import type { StrongsEntry } from '../../lexicon/lexicon-entry.js';
import { readGreekEntry, readHebrewEntry } from '../../lexicon/strongs-entry.js';
import { readTopics, type Topic } from '../../topics/naves-entry.js';
import { KNOWN_WORKS, type KnownWork } from '../../works/known-works.js';
import { ImportError } from '../import-error.js';
import { readDictionary } from '../sword/dictionary.js';
import { findModule, type ModuleConfiguration } from '../sword/module-configuration.js';
import { readSlots } from '../sword/ztext.js';
import type { LibraryWriter, Row } from './library-writer.js';
import type { WordUse } from './word-use.js';

/** An installed reference work. A library can be created without the others. */
export type InstalledWork = { readonly work: KnownWork; readonly module: ModuleConfiguration };

/** The reference works that are installed in a SWORD folder. */
export function findInstalledWorks(swordFolder: string): InstalledWork[] {
  return KNOWN_WORKS.flatMap((work) => {
    const module = findModule(swordFolder, work.module);
    return module ? [{ work, module }] : [];
  });
}

/** Data of the reference works from which cross references are derived. */
export type FromWorks = {
  readonly sections: readonly CommentarySection[];
  readonly topics: readonly Topic[];
};

/** Data of the texts from which cross references are derived. */
export type FromTexts = { readonly wordUse: WordUse } & Pick<Evidence, 'notes' | 'texts'>;

/**
 * Reads the installed reference works, verifies that they have the expected content, and writes them.
 *
 * @param onWork called before each work, with its id
 * @throws ImportError if a module is not the expected version.
 */
export function writeWorks(
  writer: LibraryWriter,
  works: readonly InstalledWork[],
  onWork: (id: string) => void,
): FromWorks {
  let sections: readonly CommentarySection[] = [];
  let topics: readonly Topic[] = [];
  for (const { work, module } of works) {
    onWork(work.id);
    writer.insert('work', [[work.id, module.name, module.version]]);
    switch (work.id) {
      case 'strongs-greek':
        writeLexicon(writer, work, module, readGreekEntry);
        break;
      case 'strongs-hebrew':
        writeLexicon(writer, work, module, readHebrewEntry);
        break;
      case 'matthew-henry':
        sections = writeCommentary(writer, work, module);
        break;
      case 'naves':
        topics = writeTopics(writer, work, module);
    }
  }
  return { sections, topics };
}

/** Writes the use of the original words and the cross references, which follow from the texts, the works and the treasury. */
export function writeCrossReferences(
  writer: LibraryWriter,
  { sections, topics }: FromWorks,
  { wordUse, notes, texts }: FromTexts,
): void {
  writer.insert('lemma_use', wordUse.rows());
  const headings = topics.flatMap((topic) => topic.sections.map(({ references }) => references));
  const treasury = readTreasury();
  writer.insert('work', [[TREASURY.id, TREASURY.module, TREASURY.version]]);
  const words = wordUse.places;
  const related = new RelatedVerses({ notes, treasury, sections, topics: headings, words, texts });
  writer.insert('cross_reference', crossReferenceRows(related));
}

function writeLexicon(
  writer: LibraryWriter,
  work: KnownWork,
  module: ModuleConfiguration,
  read: (key: string, tei: string) => StrongsEntry | undefined,
): void {
  const entries = new Map<string, StrongsEntry>();
  for (const { key, tei } of readDictionary(module)) {
    const entry = read(key, tei);
    // The Hebrew dictionary has one number twice; the first is the printed one.
    if (entry && !entries.has(entry.strongs)) entries.set(entry.strongs, entry);
  }
  assertCounts(work, { words: entries.size });
  writer.insert(
    'lexicon_entry',
    [...entries].map(([strongs, entry]) => [strongs, JSON.stringify(entry)]),
  );
}

function writeCommentary(
  writer: LibraryWriter,
  work: KnownWork,
  module: ModuleConfiguration,
): readonly CommentarySection[] {
  const sections = readCommentary(readSlots(module));
  assertCounts(work, { sections: sections.length });
  writer.insert(
    'commentary_section',
    sections.map(({ range: { first, last }, ...content }) => [first, last, JSON.stringify(content)]),
  );
  return sections;
}

function writeTopics(writer: LibraryWriter, work: KnownWork, module: ModuleConfiguration): readonly Topic[] {
  const { topics, printed, unreadable } = readTopics(readDictionary(module));
  assertCounts(work, {
    topics: topics.length,
    references: printed,
    'references that lead nowhere': unreadable,
  });
  writer.insert('topic', topics.map(topicRow));
  writer.insert('topic_section', topics.flatMap(topicSectionRows));
  writer.insert('topic_passage', topics.flatMap(topicPassageRows));
  writer.insert('topic_place', topicPlaceRows(topics));
  return topics;
}

function topicRow({ name, sections }: Topic, id: number): Row {
  const passages = sections.reduce((sum, { references }) => sum + references.length, 0);
  return [id, name, name.toLowerCase(), passages];
}

function topicSectionRows({ sections }: Topic, id: number): Row[] {
  return sections.map(({ heading, see }, section) => [id, section, heading, JSON.stringify(see)]);
}

function topicPassageRows({ sections }: Topic, id: number): Row[] {
  return sections
    .flatMap(({ references }, section) => references.map((range) => ({ section, range })))
    .map(({ section, range: { first, last } }, number) => [id, number, section, first, last]);
}

/** A passage across chapters is stored for each of them. */
function topicPlaceRows(topics: readonly Topic[]): Iterable<Row> {
  const rows = new Map<string, Row>();
  for (const [id, { sections }] of topics.entries())
    for (const [section, { references }] of sections.entries())
      for (const range of references)
        for (const chapter of chaptersOf(range)) {
          const row = [chapter, range.first, range.last, id, section];
          rows.set(row.join(), row);
        }
  return rows.values();
}

function chaptersOf(range: VerseRange): Set<number> {
  const chapters = new Set<number>();
  for (const verse of versesIn(range, KJV_VERSE_COUNTS)) chapters.add(Math.floor(verse / 1_000));
  return chapters;
}

function* crossReferenceRows(related: RelatedVerses): Generator<Row> {
  for (const verse of allVerses()) {
    const passages = related.of(verse).map(({ range, weight, sources }) => {
      const bits = sources.reduce((sum, source) => sum | (1 << CROSS_REFERENCE_SOURCES.indexOf(source)), 0);
      return [range.first, range.last, weight, bits];
    });
    if (passages.length > 0) yield [verse, JSON.stringify(passages)];
  }
}

function allVerses(): Iterable<VerseId> {
  return versesIn({ first: verseId('Gen', 1, 1), last: verseId('Rev', 22, 21) }, KJV_VERSE_COUNTS);
}

function assertCounts({ module, counts }: KnownWork, found: Readonly<Record<string, number>>): void {
  for (const [what, expected] of Object.entries(counts))
    if (found[what] !== expected)
      throw new ImportError(
        `The module ${module} should have ${expected} ${what} and has ${found[what] ?? 0}. ` +
          'It is another version than the one that this import knows.',
      );
}
