import { plainMarkdown } from '@word-unfolded/answer-text';
import type { Language } from '@word-unfolded/domain';
import type { VerseRange } from '@word-unfolded/scripture-ref';
import { foldedWords, rangeOf, type Entry } from '@word-unfolded/study-library';
import type { StudyPassage } from '../../library/study-passage.js';
import { quotation, referenceLink, workLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { canonicalOf, isCrossReference, TOPICS } from '../composing/sections.js';
import { linkedParagraphs, linkedText } from '../entry-answers/linked-text.js';
import { readingParts } from '../entry-answers/passages/reading-parts.js';
import { sectionAt } from '../entry-answers/passages/where-it-stands.js';
import { sentencesOf } from '../finding/commentary-words.js';
import { carriesMeaning, questionWords, stemOf } from '../finding/words-of-question.js';

/** Words by which a question sets two passages beside each other, folded. */
const COMPARING: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:compar\w+|differen\w+|differs?|contrast\w*|contradict\w*|alike|similar\w*|common|versus|vs|relate[ds]?|relations?|connect\w*|together|agree\w*|reconcile\w*)\b/,
  es: /\b(?:compar\w+|diferen\w+|difieren?|contrast\w*|contradi\w+|parece\w*|parecidos?|comun|versus|relaci\w+|conecta\w*|concuerda\w*|concilia\w*|coinciden?)\b/,
};

/** Sentences that are told of each passage. */
const SENTENCES = 3;
/** Words that stand in both which are named, and the fewest that are worth naming. */
const WORDS = { most: 6, least: 2 } as const;
/** Verses that are quoted of each passage. */
const VERSES = 3;
const CROSS_REFERENCES = 4;
/** Pages of cross references of a chapter that are looked through, and the most of a page. */
const PAGES = [1, 2, 3, 4];
const PAGE = 50;

/** Whether a question that names two passages asks how they compare. */
export function comparesPassages(question: string, language: Language): boolean {
  return COMPARING[language].test(foldedWords(question).join(' '));
}

/**
 * Two passages side by side: what the study library answers about both, what each tells, the words and cross references
 * that join them, and how each begins.
 */
export async function* comparedPassages(
  context: CompositionContext,
  compared: readonly [StudyPassage, StudyPassage],
): Blocks {
  const { language, say } = context;
  const [first, second] = compared;
  const joint = questionOnBoth(context, canonicalOf(first), canonicalOf(second));
  if (joint) yield* linkedParagraphs(context, joint.text[language].body);
  yield compared.map((passage) => toldOf(context, passage)).join('\n\n');
  const words = wordsInBoth(compared, language);
  if (words.length >= WORDS.least) yield say.wordsInBoth(words.map(plainMarkdown));
  yield* crossReferencesBetween(context, compared);
  if (joint) yield* readingParts(context, joint.text[language].parts);
  for (const passage of compared) yield quotation(passage, VERSES);
}

/** The question of the library whose answer names both passages. */
function questionOnBoth({ entries }: CompositionContext, first: VerseRange, second: VerseRange) {
  const isIn = ({ passages }: Entry, range: VerseRange) =>
    passages.some((passage) => {
      const own = rangeOf(passage);
      return own !== undefined && own.first <= range.last && range.first <= own.last;
    });
  return entries.all.find((entry) => entry.kind === 'questions' && isIn(entry, first) && isIn(entry, second));
}

/** A passage in a few sentences: its story, or else the section of its book. */
function toldOf(context: CompositionContext, passage: StudyPassage): string {
  const { entries, language, say } = context;
  const range = canonicalOf(passage);
  const story = entries.storiesAt(range)[0];
  const link = `**${referenceLink(passage)}**`;
  if (story) {
    const sentences = sentencesOf(story.text[language].body.replace(/\n+/g, ' ')).slice(0, SENTENCES);
    return `${link}: ${linkedText(context, sentences.join(' '))}`;
  }
  const section = sectionAt(context, range);
  return section === undefined ? link : `${link}: ${say.inSection(plainMarkdown(section))}`;
}

/** The words with a meaning of their own that stand in both passages, those that stand there most first. */
function wordsInBoth([first, second]: readonly [StudyPassage, StudyPassage], language: Language): string[] {
  const [own, other] = [countsOf(first, language), countsOf(second, language)];
  return [...own]
    .flatMap(([stem, { written, count }]) => {
      const beside = other.get(stem);
      return beside ? [{ written, weight: Math.min(count, beside.count) * (count + beside.count) }] : [];
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, WORDS.most)
    .map(({ written }) => written);
}

function countsOf({ verses }: StudyPassage, language: Language) {
  const counts = new Map<string, { written: string; count: number }>();
  for (const { folded, written } of questionWords(verses.map(({ text }) => text).join(' '))) {
    if (!carriesMeaning(folded, language)) continue;
    const stem = stemOf(folded, language);
    const known = counts.get(stem) ?? { written, count: 0 };
    known.count += 1;
    // A word that begins a sentence is no name.
    if (written === written.toLowerCase()) known.written = written;
    counts.set(stem, known);
  }
  return counts;
}

async function* crossReferencesBetween(
  { library, setting, say }: CompositionContext,
  [first, second]: readonly [StudyPassage, StudyPassage],
): Blocks {
  const answers = await Promise.all(
    PAGES.map((page) => library.crossReferences(first, setting, { page, limit: PAGE })),
  );
  const other = canonicalOf(second);
  const items = answers
    .flatMap((answer) => answer?.items ?? [])
    .filter(isCrossReference)
    .filter(({ canonicalId, canonicalEndId }) => canonicalId <= other.last && other.first <= canonicalEndId)
    .slice(0, CROSS_REFERENCES);
  if (items.length === 0) return;
  const ids = new Set(items.flatMap(({ sources }) => sources));
  const sources = (answers[0]?.sources ?? []).filter(({ id }) => ids.has(id) && id !== TOPICS);
  yield say.crossBetween(
    sources.map((source) => workLink(source, first.osis)),
    items.map((item) => referenceLink(item)),
  );
}
