import type { Language } from '@word-unfolded/domain';
import { formatReference, isBookId } from '@word-unfolded/scripture-ref';
import type { StudyPassage, StudyVerse } from '../../library/study-passage.js';
import type { CompositionContext } from '../../study-engine/composing/composition-context.js';
import { shortened, type MaterialBlock } from '../material.js';
import type { NamedSource } from '../shown/shown-text.js';

/** Most characters of a passage; a longer one is cut. */
const PASSAGE = 2_000;
const PREVIEW = 160;

/** Verses in the form for a model, as many as fit. */
export function versesBlock(
  name: string,
  passage: StudyPassage,
  { language }: CompositionContext,
): MaterialBlock {
  const verses: { reference: string; text: string }[] = [];
  let characters = 0;
  for (const verse of passage.verses) {
    characters += verse.text.length;
    if (characters > PASSAGE && verses.length > 0) break;
    verses.push({ reference: nameOf(verse, language), text: verse.text });
  }
  return {
    name,
    value: { reference: passage.reference, edition: passage.translation.abbreviation, verses },
  };
}

function nameOf({ osis, book, chapter, number }: StudyVerse, language: Language): string {
  if (!isBookId(book)) return osis;
  const place = { book, chapter, verse: number };
  return formatReference([{ start: place, end: place }], language);
}

/** The verses around a passage. */
export async function contextBlock(
  composition: CompositionContext,
  passage: StudyPassage,
  verses: number,
): Promise<MaterialBlock> {
  const { before, after } = await composition.library.context(passage, composition.setting, verses);
  const parts = [before, after].flatMap((each) => (each ? [versesBlock('', each, composition).value] : []));
  return { name: 'context', value: parts };
}

/**
 * The commentary on a passage.
 *
 * @param sources gets the sections by the ids that the block gives them
 */
export async function commentaryBlock(
  { library, setting }: CompositionContext,
  passage: StudyPassage,
  characters: number,
  sources: Map<string, NamedSource>,
): Promise<MaterialBlock> {
  const answer = await library.commentary(passage, setting);
  const sections = (answer?.sections ?? []).slice(0, 2).map(({ reference, osis, paragraphs }, index, all) => {
    const id = `c${index + 1}`;
    sources.set(id, { name: `${answer!.source.name}, ${reference}`, work: answer!.source.id, at: osis });
    return { id, text: shortened(paragraphs.join('\n'), Math.floor(characters / all.length)) };
  });
  return { name: 'commentary', value: sections };
}

/** Cross references of a passage, with their first words. */
export async function referencesBlock(
  { library, setting }: CompositionContext,
  passage: StudyPassage,
  count: number,
): Promise<MaterialBlock> {
  const answer = await library.crossReferences(passage, setting, { limit: count });
  const items = (answer?.items ?? []).slice(0, count).map(({ reference, text }) => ({
    reference,
    edition: answer!.translation.abbreviation,
    text: shortened(text, PREVIEW),
  }));
  return { name: 'references', value: items };
}

/** The topics that name a passage. */
export async function topicsBlock(
  { library, setting }: CompositionContext,
  passage: StudyPassage,
  count: number,
): Promise<MaterialBlock> {
  const answer = await library.topicsOf(passage, setting, { limit: count });
  const topics = (answer?.topics ?? []).map(({ name, headings }) => ({
    name,
    headings: headings.slice(0, 2),
  }));
  return { name: 'topics', value: topics };
}
