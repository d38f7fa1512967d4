import { plainMarkdown } from '@word-unfolded/answer-text';
import type { Language } from '@word-unfolded/domain';
import type { TheologyEntry } from '@word-unfolded/study-library';
import type { StudyPassage } from '../../library/study-passage.js';
import { rangesOf } from '../entry-answers/passages/entry-passages.js';
import { sectionAt } from '../entry-answers/passages/where-it-stands.js';
import { linkedText } from '../entry-answers/linked-text.js';
import { heading, list, type Blocks } from './blocks.js';
import type { CompositionContext } from './composition-context.js';
import { stemsIn } from '../finding/words-of-question.js';
import { actTold } from '../reflection/acts.js';
import { canonicalOf } from './sections.js';

const THEMES = 2;

/** A passage of more verses is no particular place of a theme. */
const SHORT = 40;

/** A theme is that of a passage if its own verses are so large a part of it: “Amen” in one of nine is none. */
const LEAST_SHARE = 1 / 3;

/** The words of theology that the library finds in a passage, each with the sentence that says what it means. */
export async function* themesSection(context: CompositionContext, passage: StudyPassage): Blocks {
  const own = canonicalOf(passage);
  const isAt = ({ passages }: TheologyEntry) =>
    rangesOf(passages).some(
      ({ first, last }) =>
        last - first < SHORT &&
        Math.min(last, own.last) - Math.max(first, own.first) + 1 >= passage.verses.length * LEAST_SHARE,
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
      yield context.say.isOfKind(`**${context.say.nameOfPassage(plainMarkdown(passage.reference))}**`, kind);
      return;
    }
    const section = sectionAt(context, own);
    if (!told && section === undefined) return;
    yield heading(context.say.themes);
    if (told) {
      const { title, body } = told.text[context.language];
      yield `**${plainMarkdown(title)}**: ${linkedText(context, sentenceOn(passage, body, context.language))}`;
    } else {
      yield context.say.standsIn(plainMarkdown(passage.reference), plainMarkdown(section ?? ''));
    }
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

/** The sentence of a story that tells of a passage: the one with most of its words, the first of equal ones. */
function sentenceOn(passage: StudyPassage, body: string, language: Language): string {
  const stems = stemsIn(passage.verses.map(({ text }) => text).join(' '), language);
  const sentences = sentencesOf(body);
  const scores = sentences.map((sentence) => {
    const own = [...stemsIn(sentence, language)];
    return own.filter((stem) => stems.has(stem) && stem.length >= TELLING).length / Math.sqrt(own.length);
  });
  return sentences[scores.indexOf(Math.max(...scores))] ?? firstSentence(body);
}

/** Letters of a word that tells something: “and”, “que” and “los” do not. */
const TELLING = 4;

function sentencesOf(body: string): string[] {
  const sentences: string[] = [];
  for (let rest = body.replace(/\n+/g, ' ').trim(); rest !== '';) {
    const sentence = firstSentence(rest);
    sentences.push(sentence);
    rest = rest.slice(sentence.length).trim();
  }
  return sentences;
}

/** The first sentence of a text; references in double brackets are part of it. */
function firstSentence(body: string): string {
  const [paragraph = ''] = body.split('\n\n');
  return /^(?:\[\[[^\]]*\]\]|[^.!?[]|\.(?=\S))+[.!?]/u.exec(paragraph)?.[0] ?? paragraph;
}
