import { plainMarkdown } from '@word-unfolded/answer-text';
import { partsOfVerse } from '@word-unfolded/scripture-ref';
import { rangeOf } from '@word-unfolded/study-library';
import type { StudyPassage } from '../../library/study-passage.js';
import { heading, list, quotation, referenceLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { canonicalOf, crossSection } from '../composing/sections.js';
import { linkedParagraphs } from '../entry-answers/linked-text.js';

/** Number of editions in which the passage is shown besides the reader's. */
const EDITIONS = { en: ['WEB', 'KJV'], es: ['spa_r09'] } as const;

/** Verses at most of a passage that is quoted from another edition too: a longer one would fill the step. */
const COMPARED_VERSES = 8;

/** Sections of the book before and after that of the passage. */
const BESIDE = 2;

/** The second step: the book and the chapter, the passage in other translations, and similar passages. */
export async function* surveyTheLandscape(context: CompositionContext, passage: StudyPassage): Blocks {
  yield* outlineSection(context, passage);
  yield* otherTranslations(context, passage);
  yield* crossSection(context, passage, { quoted: 4, named: 8 });
}

/** What the study library tells of the book, and its sections around the passage. */
async function* outlineSection(context: CompositionContext, passage: StudyPassage): Blocks {
  const { say, entries, language } = context;
  const range = canonicalOf(passage);
  const entry = entries.book(partsOfVerse(range.first).book);
  if (!entry) return;
  yield heading(say.outline);
  yield* linkedParagraphs(context, entry.text[language].body);
  const { setting } = entry.sections[language];
  if (setting) yield* linkedParagraphs(context, setting);
  const sections = entry.outline[language].flatMap(({ passage: part, title }) => {
    const own = rangeOf(part);
    return own ? [{ own, title }] : [];
  });
  const at = sections.findIndex(({ own }) => own.first <= range.first && range.first <= own.last);
  yield await Promise.resolve(
    list(
      sections.slice(Math.max(0, at - BESIDE), at + BESIDE + 1).map(({ own, title }) => {
        const isOwn = own.first <= range.first && range.first <= own.last;
        return `${referenceLink(context.cite(own))}: ${isOwn ? `**${plainMarkdown(title)}**` : plainMarkdown(title)}`;
      }),
    ),
  );
}

async function* otherTranslations(context: CompositionContext, passage: StudyPassage): Blocks {
  const { library, setting, language, say } = context;
  const others = EDITIONS[language].filter((id) => id !== passage.translation.id);
  if (others.length === 0 || passage.verses.length > COMPARED_VERSES) return;
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
