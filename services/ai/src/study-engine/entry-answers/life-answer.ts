import type { Language } from '@word-unfolded/domain';
import { plainMarkdown } from '@word-unfolded/answer-text';
import type { Entry, PersonEntry } from '@word-unfolded/study-library';
import type { Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { sentencesOf } from '../finding/commentary-words.js';
import type { LifeEvent, LifeQuestion } from '../understanding/people/life-question.js';
import { toldSentence, type ToldSentence } from '../understanding/told-sentence.js';
import { entryAnswer } from './entry-answer.js';
import { entryPassages } from './passages/entry-passages.js';
import { linkedText } from './linked-text.js';
import { personLabel } from './person-label.js';

/** Sentences of an entry, and titles of stories, that tell of the birth or the death of somebody. */
const TELLS: Readonly<Record<Language, Readonly<Record<LifeEvent, RegExp>>>> = {
  en: {
    birth: /\b(?:was born|birth|born (?:in|at|of|to)|as a (?:baby|new-?born))\b/i,
    death:
      /\b(?:he|she) (?:died|was (?:killed|put to death|executed|beheaded|stoned|buried))\b|\b(?:his|her) death\b|\bdied\b|\bwas (?:killed|buried)\b|\bhanged (?:him|her)self\b|\bfell on his own sword\b|\b(?:him|her) (?:killed|executed|beheaded|stoned)\b|\bcut off (?:his|her) head\b|\bstruck (?:him|her) (?:down|dead|in the)\b|\bkilled (?:him|her)\b|\bfell (?:with|in (?:the )?battle|on mount)\b/i,
  },
  es: {
    birth: /\bnaci(?:ó|miento|do|da)\b|\bde niñ[oa]\b|\breci[ée]n nacid[oa]\b/iu,
    death:
      /muri[óo]|\bsu muerte\b|(?:fue|es) (?:muert[oa]|ejecutad[oa]|decapitad[oa]|apedread[oa]|sepultad[oa]|enterrad[oa])|se ahorc[óo]|sobre su (?:propia )?espada|l[oa] (?:mataron|mat[óo])|le cort(?:ó|aron) la cabeza|\bcay[óo] (?:con|en (?:la |una )?batalla|en el monte|muert)/iu,
  },
};

/** Titles of stories of a birth or a death. */
const TITLED: Readonly<Record<LifeEvent, RegExp>> = {
  birth: /\b(?:born|birth|baby)\b|\bnac(?:e|imiento)\b|\bbeb[ée]\b/iu,
  death:
    /\b(?:dies|death|burial|stoned|stoning|beheaded|beheading|martyr\w*)\b|\b(?:muere|muerte|sepultura|apedread[oa]|apedreamiento|decapita\w*|martirio)\b/i,
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
    yield* entryAnswer(context, story, { first: told(context, story, person, tells) });
    return;
  }
  const own = sentencesOf(person.text[language].body.replace(/\n+/g, ' ')).filter((each) => tells.test(each));
  const elsewhere =
    own.length === 0 ? toldElsewhere(context, person, event, isOfPlace ? 'where' : 'other') : undefined;
  if (elsewhere) {
    yield linkedText(context, elsewhere.sentences.join(' '));
    yield* entryPassages(context, elsewhere.from);
    return;
  }
  if (own.length === 0) {
    const name = personLabel(context, person, person.id);
    const lead = isOfPlace ? say.near(name) : say.lifeUnknown[event](name);
    yield* entryAnswer(context, person, { lead });
    return;
  }
  const [first] = sentencesOf(person.text[language].body);
  yield linkedText(context, [...new Set([first ?? '', ...own])].join(' '));
  yield* entryPassages(context, person);
}

/** The sentences of a story that tell it of the person; none where the story begins with them. */
function told(
  { language }: CompositionContext,
  story: Entry,
  person: PersonEntry,
  tells: RegExp,
): readonly string[] {
  const [name = ''] = plainMarkdown(person.text[language].title).split(/[\s,(]/);
  const sentences = sentencesOf(story.text[language].body.replace(/\s+/g, ' '));
  const at = sentences.findIndex((each) => tells.test(each) && each.includes(name) && !WISHED.test(each));
  const goesOn = sentences.findIndex(
    (each, index) => index > 0 && tells.test(each) && OF_THE_SAME[language].test(each),
  );
  const found = at >= 0 ? at : goesOn;
  return found > 0 ? sentences.slice(at >= 0 ? found : found - 1, found + 1) : [];
}

/** What did not happen: “he wishes that he had died instead of Absalom”. */
const WISHED = /\b(?:had died|hubiera muerto|haya muerto|would die|instead of)\b/i;

/** A sentence that begins so is about the person of the one before it. */
const OF_THE_SAME: Readonly<Record<Language, RegExp>> = {
  en: /^(?:He|She)\b/,
  es: /^(?:Él|Ella|Muere|Allí)(?!\p{L})/u,
};

/** Words by which the stories of others tell of a birth or a death. */
const TOLD_BY: Readonly<Record<LifeEvent, Readonly<Record<Language, readonly string[]>>>> = {
  birth: { en: ['born'], es: ['nacio'] },
  death: { en: ['killed', 'died'], es: ['mato', 'murio'] },
};

/** The sentence of a story that tells it, with the name of the person. */
function toldElsewhere(
  { entries, language }: CompositionContext,
  person: PersonEntry,
  event: LifeEvent,
  form: 'where' | 'other',
): ToldSentence | undefined {
  for (const word of TOLD_BY[event][language]) {
    const told = toldSentence(entries, [word], language, form, person);
    if (told) return told;
  }
  return undefined;
}

function storyOf(
  { entries, language }: CompositionContext,
  person: PersonEntry,
  tells: RegExp,
): Entry | undefined {
  const [name = ''] = plainMarkdown(person.text[language].title).split(/[\s,(]/);
  return entries.all.find(
    (entry) =>
      entry.kind === 'stories' &&
      entry.people.includes(person.id) &&
      tells.test(entry.text[language].title) &&
      entry.text[language].title.includes(name),
  );
}
