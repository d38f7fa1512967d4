import { plainMarkdown } from '@word-unfolded/answer-text';
import type { Language } from '@word-unfolded/domain';
import { chapterName, KJV_VERSE_COUNTS, type PassageReference } from '@word-unfolded/scripture-ref';
import type { StudyPassage } from '../../../library/study-passage.js';
import { quotation, type Blocks } from '../../composing/blocks.js';
import type { CompositionContext } from '../../composing/composition-context.js';

/** Who wrote a psalm, as far as its heading says. */
export async function* psalmWriter(
  { say, language, read }: CompositionContext,
  passage: StudyPassage,
): Blocks {
  const [first] = passage.verses;
  if (!first) return;
  const whole = first.number === 1 ? passage : await read(`Ps.${first.chapter}.1`);
  const title = whole?.verses[0]?.headings.at(-1)?.replace(/[.:]\s*$/u, '');
  const name = nameOfChapter(first.chapter, language);
  yield title ? say.psalmHeading(name, plainMarkdown(title)) : say.noPsalmHeading(name);
  yield quotation(passage, 3);
}

const nameOfChapter = (chapter: number, language: Language) =>
  `${language === 'en' ? 'Psalm' : 'Salmo'} ${chapter}`;

/** How many verses a chapter or a psalm has. */
export async function* countedChapter(context: CompositionContext, { start }: PassageReference): Blocks {
  const { say, language } = context;
  const verses = KJV_VERSE_COUNTS[start.book]?.[start.chapter! - 1] ?? 0;
  yield say.versesOf(plainMarkdown(chapterName(start.book, start.chapter!, language)), verses);
  const passage = await context.read(`${start.book}.${start.chapter!}`);
  if (passage) yield quotation(passage, 2);
}
