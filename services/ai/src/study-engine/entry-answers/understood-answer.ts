import { plainMarkdown } from '@word-unfolded/answer-text';
import type { Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { foldedWords, type Entry } from '@word-unfolded/study-library';
import type { Language } from '@word-unfolded/domain';
import { carriesMeaning, stemOf } from '../finding/words-of-question.js';
import { sentencesOf } from '../finding/commentary-words.js';
import { byProminence } from '../understanding/people/prominence.js';
import { personNear } from '../understanding/people/relation-question.js';
import type { QuestionForm } from '../understanding/wording/question-form.js';
import { readingAsked } from '../understanding/reading-of-tradition.js';
import { toldSentence } from '../understanding/told-sentence.js';
import type { Understood } from '../understanding/understood.js';
import { compareAnswer } from './compare-answer.js';
import { nthPassageAnswer } from './passages/nth-passage-answer.js';
import { entryAnswer } from './entry-answer.js';
import { lifeAnswer } from './life-answer.js';
import { mentionsAnswer } from './mentions-answer.js';
import { relationAnswer } from './relation-answer.js';
import { toldAnswer } from './told-answer.js';
import { inBookAnswer, ofWriterAnswer, writingsAnswer } from './writer-answer.js';

/** An entry that explains less of a question answers another one. */
const ANSWERED = 0.8;

/** Whether an entry is asked all that a question says: it may leave out the one of whom it is asked. */
function asksSame(entry: Entry, question: string, language: Language): boolean {
  if (entry.kind !== 'questions') return true;
  const asked = new Set(
    [
      ...foldedWords(entry.text[language].title),
      ...entry.patterns[language].flatMap((pattern) => pattern.flat().map(({ text }) => text)),
    ].map((word) => stemOf(word, language)),
  );
  return foldedWords(question).every(
    (word) => !carriesMeaning(word, language) || asked.has(stemOf(word, language)),
  );
}

/** Forms that ask for a single thing, which stands in one of the sentences of a story. */
const OF_ONE_THING: ReadonlySet<QuestionForm> = new Set(['how-many', 'where']);

/** The sentences of a story that answer what was asked of it, if they are not the first ones. */
function sentencesAsked(
  { entries, language }: CompositionContext,
  { entry, form }: Extract<Understood, { kind: 'entry' }>,
  question: string,
): readonly string[] {
  if (entry.kind !== 'stories' || !(OF_ONE_THING.has(form) || isOfDeed(question))) return [];
  const told = toldSentence(entries, foldedWords(question), language, form, entry);
  const body = entry.text[language].body.replace(/\s+/g, ' ');
  if (told?.from !== entry || body.startsWith(told.sentences[0]!)) return [];
  return told.sentences;
}

/** The sentences of an answer about several people that are about the one who is asked of, if others come first. */
function sentencesOfPerson(
  { entries, language }: CompositionContext,
  entry: Entry,
  question: string,
  before: Entry | undefined,
): readonly string[] {
  if (entry.kind !== 'questions' || entry === before) return [];
  const words = foldedWords(question);
  const named = entries.named(words, language).flatMap(({ item }) => (item.kind === 'people' ? [item] : []));
  const person = named.length > 0 ? byProminence(named, words)[0] : personNear(entries, before, language);
  if (!person) return [];
  // “How old was Sarah when she had Isaac?” is all about her.
  const titled = entries
    .named(foldedWords(entry.text[language].title), language)
    .filter(({ item }) => item.kind === 'people');
  const at = Math.min(...titled.map((each) => each.at[0]!));
  if (
    titled.some((each) => each.item === person && each.at[0] === at) &&
    !ASKS_WHO.test(entry.text[language].title)
  )
    return [];
  const sentences = sentencesOf(entry.text[language].body.replace(/\s+/g, ' '));
  const people = sentences.map((each) =>
    entries.named(foldedWords(each), language).flatMap(({ item }) => (item.kind === 'people' ? [item] : [])),
  );
  const [first] = people;
  if (!first || first.length === 0 || first.includes(person)) return [];
  return sentences.filter((_, at) => people[at]!.includes(person)).slice(0, 1);
}

/** Who several people were. */
const ASKS_WHO = /^[\s¿]*(?:who|qui[eé]n)/iu;

/** “When did Samson lose his strength?” asks for one thing; how something came about is told by the whole. */
const isOfDeed = (question: string) => /^[\s¿]*(?:when|which|cu[aá]ndo)\s/iu.test(question);

/** The answer of the study library to a question that it understands. */
export async function* understoodAnswer(
  context: CompositionContext,
  understood: Exclude<Understood, { kind: 'talk' | 'unknown' }>,
  question: string,
  before?: Entry,
): Blocks {
  const { say, language } = context;
  switch (understood.kind) {
    case 'relation':
      yield* relationAnswer(context, understood.asked, understood.form === 'how-many');
      return;
    case 'life':
      yield* lifeAnswer(context, understood.asked);
      return;
    case 'compare':
      yield* compareAnswer(context, understood.entries);
      return;
    case 'told':
      yield* toldAnswer(context, understood);
      return;
    case 'writings':
      yield* writingsAnswer(context, understood.person);
      return;
    case 'of-writer':
      yield* ofWriterAnswer(context, understood);
      return;
    case 'nth-passage':
      yield* nthPassageAnswer(context, understood);
      return;
    case 'in-book':
      yield* inBookAnswer(context, understood.entry);
      return;
    case 'mentions':
      yield* mentionsAnswer(context, understood.entry);
      return;
    case 'end':
      yield say.lastStory(plainMarkdown(understood.entry.text[language].title));
      return;
    case 'entry': {
      const { entry, isNear, namesakes } = understood;
      const isNamed = entry.kind !== 'questions' && entry.kind !== 'sayings' && entry.kind !== 'prayers';
      const title = plainMarkdown(entry.text[language].title);
      const isOther = !isNear && understood.fit < ANSWERED && !asksSame(entry, question, language);
      const lead = understood.opening
        ? say[understood.opening]
        : isNear
          ? isNamed
            ? say.near(title)
            : say.nearAnswer(title)
          : isOther
            ? say.nearAnswer(title)
            : '';
      const reading = isNear ? undefined : readingAsked(entry, question, language);
      const asked = [
        ...sentencesAsked(context, understood, question),
        ...sentencesOfPerson(context, entry, question, before),
      ];
      const first = isNear ? [] : reading ? [reading] : asked;
      yield* entryAnswer(context, entry, { namesakes, lead, question, first });
    }
  }
}
