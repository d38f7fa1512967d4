import { bookName, type BookId } from '@word-unfolded/scripture-ref';
import { plainMarkdown } from '@word-unfolded/answer-text';
import { heading, list, quotation, workLink, workQuotation, type Blocks } from '../composing/blocks.js';
import type { StudyDesk } from '../composing/desk.js';

const PARAGRAPHS = 2;
/** Chapters whose parts are named. */
const CHAPTERS = 3;

/** What the library has on a book as a whole: its introduction, how its first chapters are parted, and how it begins. */
export async function* bookAnswer(desk: StudyDesk, book: BookId): Blocks {
  const { say, library, setting, language } = desk;
  yield heading(bookName(book, language));
  const first = await desk.read(`${book}.1.1-${book}.1.3`);
  const answer = first && (await library.commentary(first, setting));
  const introduction = answer?.sections.flatMap((section) => section.introduction) ?? [];
  if (answer)
    for (const paragraph of introduction.slice(0, PARAGRAPHS))
      yield workQuotation(paragraph, `${workLink(answer.source, book)}${say.inEnglish}`);
  if (first) yield quotation(first);
  for (let chapter = 1; chapter <= CHAPTERS; chapter += 1) {
    const opening = await desk.read(`${book}.${chapter}.1`);
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
