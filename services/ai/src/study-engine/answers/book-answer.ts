import { bookName, type BookId } from '@word-unfolded/scripture-ref';
import { plainMarkdown } from '@word-unfolded/answer-text';
import { heading, list, quotation, workLink, workQuotation, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';

const PARAGRAPHS = 2;
/** Most chapters whose sections are listed. */
const CHAPTERS = 3;

/** The library's material on a whole book: its introduction, the sections of its first chapters, and its beginning. */
export async function* bookAnswer(context: CompositionContext, book: BookId): Blocks {
  const { say, library, setting, language } = context;
  yield heading(bookName(book, language));
  const first = await context.read(`${book}.1.1-${book}.1.3`);
  const answer = first && (await library.commentary(first, setting));
  const introduction = answer?.sections.flatMap((section) => section.introduction) ?? [];
  if (answer)
    for (const paragraph of introduction.slice(0, PARAGRAPHS))
      yield workQuotation(paragraph, `${workLink(answer.source, book)}${say.inEnglish}`);
  if (first) yield quotation(first);
  for (let chapter = 1; chapter <= CHAPTERS; chapter += 1) {
    const opening = await context.read(`${book}.${chapter}.1`);
    const commentary = opening && (await library.commentary(opening, setting));
    const outline = commentary?.sections.flatMap((section) => section.outline) ?? [];
    if (!opening || !commentary || outline.length === 0) continue;
    yield say.outlineOf(
      workLink(commentary.source, `${book}.${chapter}`),
      `${plainMarkdown(bookName(book, language))} ${chapter}`,
    );
    yield list(
      outline.map(({ text, verses }) => plainMarkdown(verses === '' ? text : `${text} (${verses})`)),
    );
  }
}
