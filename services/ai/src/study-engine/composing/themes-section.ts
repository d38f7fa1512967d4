import { plainMarkdown } from '@word-unfolded/answer-text';
import type { TheologyEntry } from '@word-unfolded/study-library';
import type { StudyPassage } from '../../library/study-passage.js';
import { rangesOf } from '../entry-answers/passages/entry-passages.js';
import { sectionAt } from '../entry-answers/passages/where-it-stands.js';
import { linkedText } from '../entry-answers/linked-text.js';
import { heading, list, type Blocks } from './blocks.js';
import type { CompositionContext } from './composition-context.js';
import { actTold } from '../reflection/acts.js';
import { canonicalOf } from './sections.js';

const THEMES = 2;

/** A passage of more verses is no particular place of a theme. */
const SHORT = 40;

/** The words of theology that the library finds in a passage, each with the sentence that says what it means. */
export async function* themesSection(context: CompositionContext, passage: StudyPassage): Blocks {
  const own = canonicalOf(passage);
  const isAt = ({ passages }: TheologyEntry) =>
    rangesOf(passages).some(
      ({ first, last }) => last - first < SHORT && first <= own.last && own.first <= last,
    );
  const found = context.entries.all
    .filter((entry) => entry.kind === 'theology')
    .filter(isAt)
    .slice(0, THEMES);
  if (found.length === 0) {
    // Where no word of theology is at home, the story or the section says what the passage is about.
    const [told] = context.entries.storiesAt(own);
    const kind = told ? undefined : actTold(context.entries, own)?.is[context.language];
    if (kind) {
      yield heading(context.say.themes);
      yield context.say.isOfKind(`**${plainMarkdown(passage.reference)}**`, kind);
      return;
    }
    const section = sectionAt(context, own);
    const { title, body } = told?.text[context.language] ?? { title: section ?? '', body: '' };
    if (title === '') return;
    yield heading(context.say.themes);
    yield `**${plainMarkdown(title)}**${body === '' ? '.' : `: ${linkedText(context, firstSentence(body))}`}`;
    return;
  }
  yield heading(context.say.themes);
  yield await Promise.resolve(
    list(
      found.map(({ text }) => {
        const { title, body } = text[context.language];
        return `**${plainMarkdown(title)}**: ${linkedText(context, firstSentence(body))}`;
      }),
    ),
  );
}

/** The first sentence of a text; references in double brackets are part of it. */
function firstSentence(body: string): string {
  const [paragraph = ''] = body.split('\n\n');
  return /^(?:\[\[[^\]]*\]\]|[^.!?[]|\.(?=\S))+[.!?]/u.exec(paragraph)?.[0] ?? paragraph;
}
