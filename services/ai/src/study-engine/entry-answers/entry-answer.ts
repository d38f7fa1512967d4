import { plainMarkdown } from '@word-unfolded/answer-text';
import type { Entry, PersonEntry, StoryEntry, TheologyEntry } from '@word-unfolded/study-library';
import { heading, lexiconLink, list, type Blocks, inLatinLetters } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { directAnswer } from './direct-answer.js';
import { readingParts } from './passages/reading-parts.js';
import { entryPassages, namedPassage, rangesOf } from './passages/entry-passages.js';
import { linkedParagraphs, linkedText } from './linked-text.js';
import { personLabel } from './person-label.js';
import { sourcesLine } from './sources-line.js';

const NAMESAKES = 4;
const FAMILY = 12;

type EntryAnswer = {
  readonly namesakes?: readonly Entry[];
  readonly lead?: string;
  /** Sentences of its text that answer what was asked; the whole text follows them. */
  readonly first?: readonly string[];
  /** What is said of the answer after its first paragraph. */
  readonly note?: string;
  /** What was asked, if it is not known to be what the entry answers. */
  readonly question?: string;
};

/** What the study library tells of its subject: the answer first, then the passages, then the sources. */
export async function* entryAnswer(
  context: CompositionContext,
  entry: Entry,
  { namesakes = [], lead = '', first: told = [], note, question }: EntryAnswer = {},
): Blocks {
  const { say, language } = context;
  const { title, body } = entry.text[language];
  const direct =
    entry.kind === 'questions' && question !== undefined
      ? directAnswer(body, title, question, language)
      : body;
  const [first = '', ...more] = linkedParagraphs(context, direct);
  const verdict = entry.kind === 'sayings' ? say.verdicts[entry.verdict] : '';
  const answer = told.length > 0 ? linkedText(context, told.join(' ')) : first;
  yield [lead, verdict, answer].filter(Boolean).join(' ');
  if (note !== undefined) yield note;
  if (told.length > 0) yield first;
  yield* more;
  yield* readingParts(context, entry.text[language].parts);
  if (entry.kind === 'people') yield* family(context, entry);
  if (entry.kind === 'theology') yield* originalWords(context, entry);
  yield* entryPassages(context, entry);
  if (entry.kind === 'stories') yield* storyEnd(context, entry);
  if (namesakes.length > 0)
    yield say.namesakes(
      namesakes.slice(0, NAMESAKES).map((each) => plainMarkdown(each.text[language].title)),
    );
  yield* sourcesLine(context, rangesOf(entry.passages)[0]);
}

/** The relatives of a person, a line. */
async function* family(context: CompositionContext, person: PersonEntry): Blocks {
  const { say } = context;
  const groups = new Map<string, string[]>();
  for (const { as, to } of person.relations.slice(0, FAMILY)) {
    const other = context.entries.entry('people', to);
    groups.set(as, [...(groups.get(as) ?? []), personLabel(context, other, to)]);
  }
  const lines = [...groups].flatMap(([as, names]) => {
    const word = say.relations[as];
    return word ? [`${names.length > 1 ? word.many : word.one}: ${names.join(', ')}`] : [];
  });
  if (lines.length > 0) yield say.family(lines);
  await Promise.resolve();
}

/** The original words of a word of theology, with links to the lexicon. */
async function* originalWords(context: CompositionContext, { original }: TheologyEntry): Blocks {
  const { library, setting, say } = context;
  const found = await Promise.all(original.map((strongs) => library.lexicon(strongs, setting, { limit: 1 })));
  const words = original.flatMap((strongs, index) => {
    const answer = found[index];
    return answer?.entry ? [`${lexiconLink(strongs, answer)} (*${inLatinLetters(answer.entry)}*)`] : [];
  });
  if (words.length > 0) yield say.originalWords(words);
}

/** Where else a story is told, and the one that comes next. */
async function* storyEnd(context: CompositionContext, story: StoryEntry): Blocks {
  const { say, language, entries } = context;
  const parallels = rangesOf(story.parallels).filter(
    (range) => range.first !== rangesOf(story.passages)[0]?.first,
  );
  if (parallels.length > 0) {
    yield heading(say.alsoTold);
    yield list(parallels.map((range) => namedPassage(context, range, story)));
  }
  const next = entries.storyAfter(story);
  if (next) yield say.nextStory(plainMarkdown(next.text[language].title));
  await Promise.resolve();
}
