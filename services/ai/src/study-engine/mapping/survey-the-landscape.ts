import { plainMarkdown } from '@word-unfolded/answer-text';
import type { CommentaryAnswer } from '@word-unfolded/contracts';
import type { StudyPassage } from '../../library/study-passage.js';
import { heading, list, quotation, workLink, workQuotation, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { crossSection } from '../composing/sections.js';
import { sentencesOf } from '../finding/commentary-words.js';

/** Number of editions in which the passage is shown besides the reader's. */
const EDITIONS = { en: ['WEB', 'KJV'], es: ['spa_r09'] } as const;

/** Number of sentences of an introduction to a book. */
const INTRODUCTION = 3;

/** The second step: the book and the chapter, the passage in other translations, and similar passages. */
export async function* surveyTheLandscape(context: CompositionContext, passage: StudyPassage): Blocks {
  yield* outlineSection(context, passage);
  yield* otherTranslations(context, passage);
  yield* crossSection(context, passage, { quoted: 4, named: 8 });
}

async function* outlineSection(context: CompositionContext, passage: StudyPassage): Blocks {
  const { say } = context;
  const { book, chapter } = passage.verses[0]!;
  const [ofBook, ofChapter] = await Promise.all(
    [`${book}.1.1`, `${book}.${chapter}.1`].map((osis) => commentaryAt(context, osis, passage)),
  );
  const introduction = ofBook?.sections.flatMap((section) => section.introduction)[0];
  const outline = ofChapter?.sections.flatMap((section) => section.outline) ?? [];
  if (!introduction && outline.length === 0) return;
  yield heading(say.outline);
  if (ofBook && introduction) {
    const words = sentencesOf(introduction).slice(0, INTRODUCTION).join(' ');
    yield `${say.introFrom}\n\n${workQuotation(words, `${workLink(ofBook.source, book)}${say.inEnglish}`)}`;
  }
  if (!ofChapter || outline.length === 0) return;
  yield say.outlineFrom(workLink(ofChapter.source, `${book}.${chapter}`));
  yield list(outline.map(({ text, verses }) => plainMarkdown(verses === '' ? text : `${text} (${verses})`)));
}

async function commentaryAt(
  { library, setting }: CompositionContext,
  osis: string,
  { translation }: StudyPassage,
): Promise<CommentaryAnswer | undefined> {
  const at = await library.passage(osis, { ...setting, translationId: translation.id });
  return at && library.commentary(at, setting);
}

async function* otherTranslations(context: CompositionContext, passage: StudyPassage): Blocks {
  const { library, setting, language, say } = context;
  const others = EDITIONS[language].filter((id) => id !== passage.translation.id);
  if (others.length === 0) return;
  const answer = await library.parallel(passage.osis, [passage.translation.id, ...others], setting);
  const blocks: string[] = [];
  for (const [index, id] of others.entries()) {
    const verses = answer?.passages.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => cells[index + 1]?.verses.filter(({ text }) => text !== '') ?? []),
    );
    const [first, last] = [verses?.[0], verses?.at(-1)];
    if (!first || !last) continue;
    const osis = `${first.book}.${first.chapter}.${first.number}-${last.book}.${last.chapter}.${last.number}`;
    const other = await library.passage(osis, { ...setting, translationId: id });
    if (other) blocks.push(quotation(other, other.verses.length));
  }
  if (blocks.length === 0) return;
  yield heading(say.inOtherEditions);
  yield* blocks;
}
