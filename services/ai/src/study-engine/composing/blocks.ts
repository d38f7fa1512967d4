import { answerLink, plainMarkdown } from '@word-unfolded/answer-text';
import type { LexiconAnswer, WorkSource } from '@word-unfolded/contracts';
import type { StudyPassage } from '../../library/study-passage.js';

/**
 * Answer Markdown from the contents of the library. Only words of Scripture are in quotation links, so that each such
 * link can be compared with the stored text.
 */

/** A piece of an answer: a heading, a paragraph, a list or a quotation, without blank lines around it. */
export type Block = string;

/** An answer that is being composed. */
export type Blocks = AsyncGenerator<Block, void>;

type Cited = { readonly reference: string; readonly osis: string };

/** A link to an existing passage. */
export function referenceLink({ reference, osis }: Cited): string {
  return answerLink(reference, { kind: 'reference', osis, mark: 'exact' });
}

/** Stored words: all verses of a passage. */
export function scriptureLink(passage: StudyPassage): string {
  const { osis, translation, verses } = passage;
  const words = verses.map(({ text }) => text).join(' ');
  return answerLink(words, { kind: 'scripture', osis, translationId: translation.id, mark: 'exact' });
}

/** A passage as a quotation with its place and edition. Of a long one the first verses, and the name of the whole. */
export function quotation(passage: StudyPassage, most = 4): Block {
  const shown = firstVerses(passage, most);
  const rest = shown === passage ? '' : ' …';
  return `> ${scriptureLink(shown)}${rest}\n>\n> — ${referenceLink(passage)}, ${plainMarkdown(passage.translation.abbreviation)}`;
}

/** The first verses of a passage, as a passage. */
export function firstVerses(passage: StudyPassage, most: number): StudyPassage {
  const { verses } = passage;
  if (verses.length <= most) return passage;
  const shown = verses.slice(0, most);
  const [first, last] = [shown[0]!.osis, shown.at(-1)!.osis];
  return { ...passage, verses: shown, osis: first === last ? first : `${first}-${last}` };
}

/** An entry of the lexicon, or the number alone, marked as unverified, where no entry is stored. */
export function lexiconLink(strongs: string, answer: LexiconAnswer | undefined): string {
  const entry = answer?.entry;
  if (!entry) return answerLink(strongs, { kind: 'lexicon', strongs, mark: 'unverified' });
  return answerLink(entry.lemma, { kind: 'lexicon', strongs: answer.strongs, mark: 'verified' });
}

/** How a word is written in Latin letters. Spellings that are written alike there stand once: “mâqôm, mâqôm”. */
export function inLatinLetters({ transliteration }: { readonly transliteration: string }): string {
  return plainMarkdown([...new Set(transliteration.split(', '))].join(', '));
}

/** A reference work and a place in it. */
export function workLink(source: Pick<WorkSource, 'id' | 'name'>, at: string, words = source.name): string {
  return answerLink(words, { kind: 'work', work: source.id, at });
}

/** Words of a reference work, with its name. They are no Scripture, so they are a paragraph and no quotation block. */
export function workQuotation(words: string, source: string): Block {
  return `${source}: “${plainMarkdown(words)}”`;
}

export function heading(words: string): Block {
  return `### ${plainMarkdown(words)}`;
}

export function list(items: readonly string[]): Block {
  return items.map((item) => `- ${item}`).join('\n');
}
