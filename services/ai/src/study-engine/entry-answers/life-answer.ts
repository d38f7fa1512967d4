import type { Language } from '@word-unfolded/domain';
import { plainMarkdown } from '@word-unfolded/answer-text';
import type { Entry, PersonEntry } from '@word-unfolded/study-library';
import type { Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { sentencesOf } from '../finding/commentary-words.js';
import type { LifeEvent, LifeQuestion } from '../understanding/life-question.js';
import { entryAnswer } from './entry-answer.js';
import { entryPassages } from './entry-passages.js';
import { linkedText } from './linked-text.js';
import { personLabel } from './person-label.js';

/** Sentences of an entry, and titles of stories, that tell of the birth or the death of somebody. */
const TELLS: Readonly<Record<Language, Readonly<Record<LifeEvent, RegExp>>>> = {
  en: {
    birth: /\b(?:was born|birth|born (?:in|at|of|to))\b/i,
    death:
      /\b(?:he|she) (?:died|was (?:killed|put to death|executed|beheaded|stoned|buried))\b|\b(?:his|her) death\b|\bdied\b|\bwas (?:killed|buried)\b/i,
  },
  es: {
    birth: /\bnaci(?:ó|miento|do|da)\b/iu,
    death:
      /muri[óo]|\bsu muerte\b|(?:fue|es) (?:muert[oa]|ejecutad[oa]|decapitad[oa]|apedread[oa]|sepultad[oa]|enterrad[oa])/iu,
  },
};

/** Titles of stories of a birth or a death. */
const TITLED: Readonly<Record<LifeEvent, RegExp>> = {
  birth: /\b(?:born|birth)\b|\bnac(?:e|imiento)\b/i,
  death: /\b(?:dies|death|burial)\b|\b(?:muere|muerte|sepultura)\b/i,
};

/** What Scripture tells of somebody's birth or death: its story, or a sentence; otherwise that it tells nothing. */
export async function* lifeAnswer(
  context: CompositionContext,
  { person, event, isOfPlace }: LifeQuestion,
): Blocks {
  const { language, say } = context;
  const tells = TELLS[language][event];
  const story = storyOf(context, person, TITLED[event]);
  if (story) {
    yield* entryAnswer(context, story);
    return;
  }
  const told = sentencesOf(person.text[language].body.replace(/\n+/g, ' ')).filter((each) =>
    tells.test(each),
  );
  if (told.length === 0) {
    const name = personLabel(context, person, person.id);
    const lead = isOfPlace ? say.near(name) : say.lifeUnknown[event](name);
    yield* entryAnswer(context, person, { lead });
    return;
  }
  const [first] = sentencesOf(person.text[language].body);
  yield linkedText(context, [...new Set([first ?? '', ...told])].join(' '));
  yield* entryPassages(context, person);
}

function storyOf(
  { entries, language }: CompositionContext,
  person: PersonEntry,
  tells: RegExp,
): Entry | undefined {
  const name = plainMarkdown(person.text[language].title.replace(/\s*[,(].*$/, ''));
  return entries.all.find(
    (entry) =>
      entry.kind === 'stories' &&
      entry.people.includes(person.id) &&
      tells.test(entry.text[language].title) &&
      entry.text[language].title.includes(name),
  );
}
