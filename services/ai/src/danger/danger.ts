import type { AnswerTask } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { getCountryForTimezone } from 'countries-and-timezones';
import { languageOfAnswer } from '../study-engine/asking/language-of-question.js';
import { asksOfBiblePerson } from './conversation/bible-person.js';
import { comfortAskedFor, type Comfort } from './conversation/comfort.js';
import { isDarkPlan } from './conversation/dark-plan.js';
import { tellsOfDeed } from './conversation/deeds.js';
import { tellsOfNoAnswer, tellsOfSilentHelpline } from './conversation/unreached.js';
import { isViolenceNow } from './conversation/violence-now.js';
import { isEverydayWorry } from './harmless/everyday-worry.js';
import { NEEDS, type Need } from './need.js';
import { isGrave, isPlainDanger, recogniseDanger, type Certainty } from './recognise-danger.js';
import { tellsOfAnothersHarm } from './structure/child-of-writer.js';
import { tellsOfAnother } from './structure/other-in-danger.js';
import { sentencesOf } from './words/sentences.js';

/** What a task tells of the danger that its writer, or somebody near them, is in. */
export type Danger = {
  readonly need: Need;
  /** Where the reader probably is, as an ISO 3166 code: it decides which numbers are named. */
  readonly country?: string;
  /** The help has been given in the message before; this one continues that exchange. */
  readonly isFollowUp?: true;
  /** An adult tells of a child to whom it happens: what to do for the child is said to them. */
  readonly isAdultAboutChild?: true;
  /** The writer tells of somebody else, and of no danger of their own: what to do for the other one comes first. */
  readonly isAboutAnother?: true;
  /** Somebody is being attacked at this moment, or is about to be. */
  readonly isViolenceNow?: true;
  /** Nobody answered at the numbers that were named before: other ways to reach people are needed. */
  readonly isUnreached?: true;
  /** The words only resemble those of people in danger: help is offered above the answer instead of in its place. */
  readonly isDoubtful?: true;
  /** What the reader asks for after help that offered it. */
  readonly comfort?: Comfort;
};

/**
 * What the configured generator answers, and where the reader probably is: a worry of every day, or, with a need, words that
 * only resemble those of somebody in danger.
 */
export type Worry = Pick<Danger, 'country'> & Partial<Pick<Danger, 'need'>>;

/** An earlier message of a conversation. */
type EarlierMessage = { readonly role: 'user' | 'assistant'; readonly content: string };

/** A reply of so many words at most continues what was said before. */
const FOLLOW_UP_WORDS = 14;

/** A request of so many words at most tells of nothing that is only hinted at. */
const REQUEST_WORDS = 7;

/** Needs that continue to come first until the reader speaks of something else. */
const CONTINUING: readonly Need[] = [
  'emergency',
  'self-harm',
  'child-abuse',
  'overwhelmed-parent',
  'abuse',
  'threat',
];

/** So many messages of the reader back, a need still tells what “I took them already” means. */
const REMEMBERED = 8;

/**
 * Looks for danger in what the reader wrote: the question, or the entry that a writing is made from. A short reply to
 * an answer that gave help still belongs to it, unless it tells of a more urgent need. A question about a person of the
 * Bible whom the conversation is about (“Why did he want to die?”) is no cry.
 *
 * @param timeZone the IANA name of the reader's time zone
 * @param options.canOffer whether help can be offered above an answer: a doubtful cry is then marked as one
 */
export function dangerIn(
  task: AnswerTask,
  history: readonly EarlierMessage[],
  timeZone: string | undefined,
  { canOffer = false }: { readonly canOffer?: boolean } = {},
): Danger | undefined {
  const danger = foundIn(task, history, timeZone, canOffer && task.kind === 'chat');
  return danger && { ...danger, ...whoseDanger(danger, sentencesOf(ownWords(task)), saidBefore(history)) };
}

/** Whether it is somebody else who is in danger: a child of whom an adult tells, or another one. */
function whoseDanger(
  { need, isFollowUp, isUnreached, isViolenceNow }: Danger,
  sentences: readonly string[],
  said: readonly string[],
): Partial<Danger> {
  if (need === 'child-abuse') return tellsOfAnothersHarm(sentences) ? { isAdultAboutChild: true } : {};
  if (isFollowUp || isUnreached || isViolenceNow || !tellsOfAnother(sentences, need)) return {};
  return said.slice(-REMEMBERED).some(isCryOfWriter) ? {} : { isAboutAnother: true };
}

/** Whether somebody told of their own danger before: they still come first when they speak of others. */
function isCryOfWriter(text: string): boolean {
  const need = recogniseDanger(text);
  return need !== undefined && !tellsOfAnother(sentencesOf(text), need);
}

function foundIn(
  task: AnswerTask,
  history: readonly EarlierMessage[],
  timeZone: string | undefined,
  canOffer: boolean,
): Danger | undefined {
  const place = placeOf(timeZone);
  const own = ownWords(task);
  const said = saidBefore(history);
  if (task.kind === 'chat' && asksOfBiblePerson(own, said)) return undefined;
  const need = recogniseDanger(
    own,
    task.kind === 'chat' || task.kind === 'word-study' ? 'question' : 'entry',
  );
  const earlier = task.kind === 'chat' ? said.slice(-REMEMBERED).map((text) => recogniseDanger(text)) : [];
  if (task.kind === 'chat' && isViolenceNow(own, need, earlier))
    return { need: violenceOf(need, earlier), isViolenceNow: true, ...place };
  if (task.kind === 'chat' && need !== 'emergency' && tellsOfSilentHelpline(own))
    return { need: need ?? 'self-harm', isUnreached: true, ...place };
  const isAfterCry = said.slice(-REMEMBERED).some((text) => recogniseAs('certain', text) !== undefined);
  const doubtful = canOffer && !isAfterCry && isDoubtful(own) && { isDoubtful: true as const };
  if (task.kind !== 'chat' || said.length === 0) return need && { need, ...place, ...doubtful };
  if (tellsOfDeed(own, earlier)) return { need: 'emergency', ...place };
  const known = NEEDS.find((each) => earlier.includes(each));
  if (known && tellsOfNoAnswer(own)) return { need: known, isUnreached: true, ...place };
  if (isDarkPlan(own, said.slice(-REMEMBERED))) return { need: 'self-harm', ...place };
  const answered = said.findLast(
    (text) => !isOnlyComfort(text) && !(known && (tellsOfNoAnswer(text) || isBareReply(text))),
  );
  const isOffered = canOffer && answered !== undefined && isDoubtful(answered);
  const before =
    answered === undefined || (isOffered && !AFFIRMED.test(own)) ? undefined : recogniseDanger(answered);
  const isPlain = need !== undefined && isPlainDanger(own);
  if (before && isShortReply(task) && !(isPlain && isMoreUrgent(need, before))) {
    const kind = comfortAskedFor(own);
    const times = said.length - 1 - said.lastIndexOf(answered!);
    if (kind) return { need: before, isFollowUp: true, comfort: { kind, times }, ...place };
    // “I do not know whom to call” hints at many a need: what the reader said plainly before tells which one it is.
    if (CONTINUING.includes(before) && (!isPlain || need === before))
      return { need: before, isFollowUp: true, ...place };
  }
  // What is only hinted at after a cry belongs to it, however many questions are between.
  if (
    need &&
    !isPlain &&
    isShortReply(task) &&
    earlier.includes('self-harm') &&
    isMoreUrgent('self-harm', need)
  )
    return { need: 'self-harm', isFollowUp: true, ...place };
  return need && { need, ...place, ...doubtful };
}

/** What the reader has said before, the earliest first. */
const saidBefore = (history: readonly EarlierMessage[]) =>
  history.filter(({ role }) => role === 'user').map(({ content }) => content);

/** How somebody to whom help was offered says that it is about them. */
const AFFIRMED =
  /^\s*(?:yes|yeah|yep|it is|it'?s (?:about )?me|that'?s me|i am|i do|s[ií](?![\p{L}])|soy yo|es por m[ií]|se trata de m[ií]|me pasa)/iu;

const recogniseAs = (certainty: Certainty, text: string) => recogniseDanger(text, 'question', certainty);

/** Whether the words of a question only resemble those of people in danger. */
const isDoubtful = (text: string) => recogniseAs('certain', text) === undefined && !isGrave(text);

/**
 * The danger that words of a search tell of. Who searches types verses, titles and subjects, so that hints are believed
 * only when they are strong.
 */
export function dangerInSearch(words: string, timeZone: string | undefined): Danger | undefined {
  const need = recogniseDanger(words, 'search');
  return need && { need, ...placeOf(timeZone) };
}

/** Which violence it is that happens now: it decides which helplines are named. */
function violenceOf(need: Need | undefined, earlier: readonly (Need | undefined)[]): Need {
  const known = [need, ...earlier.toReversed()];
  return known.find((each) => each === 'child-abuse' || each === 'abuse') ?? 'threat';
}

/** Whether a message asks for comfort and tells of no need of its own: the one before tells which it is. */
function isOnlyComfort(text: string): boolean {
  return (
    comfortAskedFor(text) !== undefined &&
    (recogniseDanger(text) === undefined || (isBrief(text, REQUEST_WORDS) && !isPlainDanger(text)))
  );
}

/** “It is no use”, “ok thanks”: words that begin nothing new, so that what was said before them still counts. */
function isBareReply(text: string): boolean {
  return isBrief(text, REQUEST_WORDS) && !/[?¿\d]/.test(text) && recogniseDanger(text) === undefined;
}

function isMoreUrgent(need: Need, before: Need): boolean {
  return NEEDS.indexOf(need) < NEEDS.indexOf(before);
}

/**
 * The worry that a question tells of, if it tells of no more than that: its answer ends with a hint at people who listen.
 * Words that may be those of somebody in danger have a need: their answer begins with it.
 */
export function worryIn(
  task: AnswerTask,
  history: readonly EarlierMessage[],
  timeZone: string | undefined,
): Worry | undefined {
  if (task.kind !== 'chat') return undefined;
  if (isEverydayWorry(task.question)) return placeOf(timeZone);
  if (asksOfBiblePerson(task.question, saidBefore(history))) return undefined;
  const need = recogniseAs('possible', task.question);
  return need && { ...placeOf(timeZone), need };
}

function placeOf(timeZone: string | undefined): Worry {
  const country = timeZone === undefined ? undefined : getCountryForTimezone(timeZone)?.id;
  return country === undefined ? {} : { country };
}

function isShortReply(task: AnswerTask): boolean {
  return (
    task.kind === 'chat' && isBrief(task.question, FOLLOW_UP_WORDS) && !/\d/.test(task.question) // a reference begins something else
  );
}

const isBrief = (text: string, words: number) => text.trim().split(/\s+/).length <= words;

/**
 * The language in which help is given: that of what the reader wrote, for an entry or a word study too.
 *
 * @param language of the task, or of the conversation: it serves where the words do not show theirs
 */
export function languageOfHelp(task: AnswerTask, language: Language): Language {
  return task.kind === 'chat' ? language : languageOfAnswer(ownWords(task), undefined, language);
}

function ownWords(task: AnswerTask): string {
  if (task.kind === 'mapping-step') return '';
  if (task.kind === 'chat') return task.question;
  if (task.kind === 'word-study') return `${task.question}\n${task.keyTerm ?? ''}`;
  return `${task.title ?? ''}\n${task.content ?? ''}`;
}
