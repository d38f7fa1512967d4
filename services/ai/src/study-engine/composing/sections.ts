import type { CitedPassage } from '@word-unfolded/contracts';
import { KJV_VERSE_COUNTS, passageOfRange, formatOsis, type VerseRange } from '@word-unfolded/scripture-ref';
import type { StudyPassage } from '../../library/study-passage.js';
import { carryingWords } from '../finding/carrying-words.js';
import { commentaryWords } from '../finding/commentary-words.js';
import { stemsIn } from '../finding/words-of-question.js';
import { hasTopicName, topicName } from '../topic-names/topic-name.js';
import { heading, quotation, referenceLink, workLink, workQuotation, type Blocks } from './blocks.js';
import type { CompositionContext } from './composition-context.js';
import { wordBlock } from './word-block.js';

/** Sections that several kinds of answers share. Each yields nothing when the library has no material. */

/**
 * Matthew Henry's commentary on a passage: the sentences that share most of its words. It is in English; readers of
 * another language get a link.
 */
export async function* commentarySection(
  composition: CompositionContext,
  passage: StudyPassage,
  { sentences = 3, titled = true, question = '' } = {},
): Blocks {
  const { library, setting, say } = composition;
  const answer = await library.commentary(passage, setting);
  if (!answer?.source.available) return;
  if (composition.language !== 'en') {
    const [own] = answer.sections;
    if (own) yield say.sources([say.sourceOn(workLink(answer.source, own.osis), passage.reference)]);
    return;
  }
  const stems = stemsIn(`${await englishWords(composition, passage)} ${question}`, 'en');
  const found = commentaryWords(answer, stems, sentences, canonicalOf(passage).first);
  if (!found) return;
  if (titled) yield heading(say.commentary);
  const { section, words } = found;
  yield workQuotation(
    words,
    `${workLink(answer.source, section.osis)}, ${referenceLink(section)}${say.inEnglish}`,
  );
}

/** The key words of a passage, with the lexicon entry of each. */
export async function* wordsSection(
  composition: CompositionContext,
  passage: StudyPassage,
  most: number,
  titled = true,
): Blocks {
  const found = await carryingWords(composition, passage);
  const words = found?.words.slice(0, most) ?? [];
  if (!found || words.length === 0) return;
  if (titled) yield heading(composition.say.keyWords);
  for (const word of words) yield wordBlock(composition, word, found.translation, passage);
}

/** Cross references of a passage: the first with their words, further ones by name. */
export async function* crossSection(
  composition: CompositionContext,
  passage: StudyPassage,
  { quoted = 3, named = 8, titled = true } = {},
): Blocks {
  const { library, setting, say } = composition;
  const answer = await library.crossReferences(passage, setting, { limit: 2 * (quoted + named) });
  const items = (answer?.items ?? []).filter(isCrossReference).slice(0, quoted + named);
  if (items.length === 0) return;
  if (titled) yield heading(say.crossReferences);
  const sources = new Set(items.flatMap((item) => item.sources));
  const named_ = (answer?.sources ?? []).filter(({ id }) => sources.has(id) && id !== TOPICS);
  yield say.crossFrom(named_.map((source) => workLink(source, passage.osis)));
  const short = items.filter(isShort).slice(0, quoted);
  for (const { canonicalId, canonicalEndId } of short) {
    const related = await composition.readCanonical({ first: canonicalId, last: canonicalEndId });
    if (related) yield quotation(related);
  }
  const rest = items.filter((item) => !short.includes(item));
  if (rest.length > 0) yield say.alsoRead(rest.map(referenceLink));
}

/** The work whose lists of verses under a topic are no cross references: two verses of a list may have little in common. */
export const TOPICS = 'naves';

/** Whether somebody has set a passage beside another, and not only a list has both. */
export function isCrossReference({ sources }: { readonly sources: readonly string[] }): boolean {
  return sources.some((id) => id !== TOPICS);
}

/** Whether a passage can be quoted whole, or nearly so. */
export function isShort({ canonicalId, canonicalEndId }: CitedPassage): boolean {
  return canonicalEndId - canonicalId < 6;
}

/** The Nave's topics that list a passage, in a sentence. Names that nobody has translated are left out. */
export async function* topicsSection(
  composition: CompositionContext,
  passage: StudyPassage,
  { most = 6, titled = true } = {},
): Blocks {
  const { library, setting, say, language } = composition;
  const answer = await library.topicsOf(passage, setting, { limit: 2 * most });
  const named = (answer?.topics ?? []).filter(({ name }) => hasTopicName(name, language)).slice(0, most);
  if (!answer || named.length === 0) return;
  if (titled) yield heading(say.topics);
  const links = named.map(({ name }) => workLink(answer.source, name, topicName(name, language)));
  yield say.namedUnder(workLink(answer.source, passage.osis), links);
}

/** The verses before and after a passage. */
export async function* contextSection(
  composition: CompositionContext,
  passage: StudyPassage,
  verses = 3,
): Blocks {
  const { say } = composition;
  const { before, after } = await composition.library.context(passage, composition.setting, verses);
  if (!before && !after) return;
  yield heading(say.context);
  if (before) yield `${say.before}\n\n${quotation(before)}`;
  if (after) yield `${say.after}\n\n${quotation(after)}`;
}

/** The words of a passage in English, with which English works are searched in every language of the reader. */
async function englishWords(
  { library, setting, language }: CompositionContext,
  passage: StudyPassage,
): Promise<string> {
  if (language === 'en') return passage.verses.map(({ text }) => text).join(' ');
  const reference = formatOsis([passageOfRange(canonicalOf(passage), KJV_VERSE_COUNTS)]);
  const english = await library.passage(reference, { ...setting, language: 'en', translationId: 'KJV' });
  return english?.verses.map(({ text }) => text).join(' ') ?? '';
}

/** The canonical verses of a passage. */
export function canonicalOf({ verses }: StudyPassage): VerseRange {
  return { first: verses[0]!.canonicalId, last: verses.at(-1)!.canonicalEndId };
}
