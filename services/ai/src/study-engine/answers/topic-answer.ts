import { plainMarkdown } from '@word-unfolded/answer-text';
import { bookName } from '@word-unfolded/scripture-ref';
import type { SpellingCorrection } from '@word-unfolded/contracts';
import { readQuestion, type QuestionReading } from '../asking/read-question.js';
import { heading, list, quotation, referenceLink, workLink, type Blocks } from '../composing/blocks.js';
import type { StudyDesk } from '../composing/desk.js';
import { commentarySection } from '../composing/sections.js';
import { wordBlock } from '../composing/word-block.js';
import { findPassages, type FoundPassage } from '../finding/find-passages.js';
import { originalWordsOf, standsBehind } from '../finding/original-words.js';
import { topicsFor } from '../finding/topics-for.js';
import { topicName } from '../topic-names/topic-name.js';
import { nothingFound } from './nothing-found.js';

const QUOTED = 5;
const NAMED = 8;
/** Less than this has only some of the words, or has them by the way. */
const LEAST_WEIGHT = 2;
/** Letters of a word that is no other word with a letter or two changed. */
const PLAIN_MISTAKE = 6;

type Asked = Pick<QuestionReading, 'subjects' | 'label' | 'terms' | 'within' | 'wantsMore'>;

/** What Scripture says of a subject: the passages that say most, what is said of the first, and the words behind it. */
export async function* topicAnswer(
  desk: StudyDesk,
  asked: Asked,
  question: string,
  shownBefore: ReadonlySet<string>,
): Blocks {
  const { say } = desk;
  const topics = await topicsFor(desk, asked.terms);
  const { passages, correction } = await findPassages(desk, { ...asked, topics });
  if (correction && asked.subjects.length === 0 && topics.length === 0) {
    yield* correctedAnswer(desk, correction, question, shownBefore);
    return;
  }
  const good = passages.filter(({ lead, weight }) => lead || weight >= LEAST_WEIGHT);
  const read = await readFirst(desk, good, shownBefore);
  if (read.length === 0) {
    yield* nothingFound(desk, question, asked.terms[0]);
    return;
  }
  yield introduction(desk, asked);
  for (const { passage, found: each } of read.slice(0, QUOTED)) {
    yield quotation(passage);
    const under = [...new Set(each.under.map(({ topic }) => topic))].slice(0, 2);
    if (under.length > 0)
      yield say.underTopic(under.map((name) => workLink(NAVES, name, topicName(name, desk.language))));
  }
  yield* commentarySection(desk, read[0]!.passage, { asked: asked.terms.join(' ') });
  if (!asked.wantsMore) yield* originalSection(desk, asked);
  const rest = read.slice(QUOTED);
  if (rest.length === 0) return;
  yield heading(say.readOn);
  yield list(rest.map(({ passage }) => referenceLink(passage)));
}

/** The answer to what was likely meant; a short word may have been meant as it is, and is only asked after. */
async function* correctedAnswer(
  desk: StudyDesk,
  { query, words }: SpellingCorrection,
  question: string,
  shownBefore: ReadonlySet<string>,
): Blocks {
  const meant = readQuestion(query, desk.language);
  const isPlain = words.every(({ from }) => from.length >= PLAIN_MISTAKE) && query.trim() !== question.trim();
  if (isPlain) {
    yield desk.say.didYouMean(plainMarkdown(query));
    yield* topicAnswer(desk, meant, question, shownBefore);
    return;
  }
  yield* nothingFound(desk, question);
  yield desk.say.orMeant(plainMarkdown(query));
}

const NAVES = { id: 'naves', name: "Nave's Topical Bible" };

function introduction({ say, language }: StudyDesk, asked: Asked): string {
  const label = plainMarkdown(asked.label);
  const { testament, book } = asked.within;
  if (asked.wantsMore) return say.moreOnSubject(label);
  if (book) return say.onSubjectWithin(label, bookName(book, language));
  return testament ? say.onSubjectWithin(label, say.testament[testament]) : say.onSubject(label);
}

async function readFirst(desk: StudyDesk, found: readonly FoundPassage[], shownBefore: ReadonlySet<string>) {
  const taken = found.slice(0, QUOTED + NAMED + shownBefore.size);
  const read = await Promise.all(
    taken.map(async (each) => ({ found: each, passage: await desk.readCanonical(each.range) })),
  );
  return read
    .flatMap(({ passage, found: each }) =>
      passage && !shownBefore.has(passage.verses[0]!.osis) ? [{ passage, found: each }] : [],
    )
    .slice(0, QUOTED + NAMED);
}

/** The original words behind the subject, by the first of its names that an edition with their numbers has. */
async function* originalSection(desk: StudyDesk, { subjects, terms, label }: Asked): Blocks {
  const names = [...subjects.flatMap(({ names: each }) => each[desk.language]), ...terms];
  const single = names
    .filter((name) => !name.includes(' '))
    .slice(0, 3)
    .map((name) => asWritten(name, label));
  for (const name of single) {
    const [first] = await originalWordsOf(desk, name);
    const answer = first && (await desk.library.lexicon(first.strongs, desk.setting, { limit: 8 }));
    const tagged = answer?.renderings[0]?.translation;
    if (!first || !answer || !tagged) continue;
    if (!standsBehind(first, name, answer, desk.language)) continue;
    yield heading(desk.say.wordsBehind(name));
    yield wordBlock(desk, { shown: name, strongs: first.strongs, times: 1, answer, weight: 0 }, tagged);
    return;
  }
}

/** A name of a subject, which the tables have in small letters, as the reader has written it. */
function asWritten(name: string, label: string): string {
  const at = label.toLowerCase().indexOf(name);
  return at < 0 ? name : label.slice(at, at + name.length);
}
