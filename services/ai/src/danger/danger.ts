import type { AnswerTask } from '@word-unfolded/contracts';
import { getCountryForTimezone } from 'countries-and-timezones';
import { isEverydayWorry } from './everyday-worry.js';
import type { Need } from './need.js';
import { isPlainDanger, recogniseDanger } from './recognise-danger.js';

/** What a task tells of the danger that its writer, or somebody near them, is in. */
export type Danger = {
  readonly need: Need;
  /** Where the reader probably is, as an ISO 3166 code: it decides which numbers are named. */
  readonly country?: string;
  /** The help has been given in the message before; this one continues that exchange. */
  readonly isFollowUp?: true;
};

/** A worry of every day, which the configured generator answers, and where the reader probably is. */
export type Worry = Pick<Danger, 'country'>;

/** An earlier message of a conversation. */
type EarlierMessage = { readonly role: 'user' | 'assistant'; readonly content: string };

/** A reply of so many words at most continues what was said before. */
const FOLLOW_UP_WORDS = 14;

/** Needs that continue to come first until the reader speaks of something else. */
const CONTINUING: readonly Need[] = ['self-harm', 'child-abuse', 'abuse', 'threat'];

/**
 * Looks for danger in what the reader wrote: the question, or the entry that a writing is made from. A short reply to
 * an answer that gave help still belongs to it.
 *
 * @param timeZone the IANA name of the reader's time zone
 */
export function dangerIn(
  task: AnswerTask,
  history: readonly EarlierMessage[],
  timeZone: string | undefined,
): Danger | undefined {
  const place = placeOf(timeZone);
  const own = ownWords(task);
  const need = recogniseDanger(
    own,
    task.kind === 'chat' || task.kind === 'word-study' ? 'question' : 'entry',
  );
  const earlier = isShortReply(task) ? needBefore(history) : undefined;
  // “I do not know whom to call” hints at many a need: what the reader said plainly before tells which one it is.
  if (earlier && (!need || need === earlier || !isPlainDanger(own)))
    return { need: earlier, isFollowUp: true, ...place };
  return need && { need, ...place };
}

/** The worry that a question tells of, if it tells of no more than that: its answer ends with a hint at people who listen. */
export function worryIn(task: AnswerTask, timeZone: string | undefined): Worry | undefined {
  return task.kind === 'chat' && isEverydayWorry(task.question) ? placeOf(timeZone) : undefined;
}

function placeOf(timeZone: string | undefined): Worry {
  const country = timeZone === undefined ? undefined : getCountryForTimezone(timeZone)?.id;
  return country === undefined ? {} : { country };
}

function isShortReply(task: AnswerTask): boolean {
  return (
    task.kind === 'chat' && task.question.split(/\s+/).length <= FOLLOW_UP_WORDS && !/\d/.test(task.question) // a reference begins something else
  );
}

function needBefore(history: readonly EarlierMessage[]): Need | undefined {
  const before = history.filter(({ role }) => role === 'user').at(-1);
  const need = before && recogniseDanger(before.content);
  return need && CONTINUING.includes(need) ? need : undefined;
}

function ownWords(task: AnswerTask): string {
  if (task.kind === 'mapping-step') return '';
  if (task.kind === 'chat') return task.question;
  if (task.kind === 'word-study') return `${task.question}\n${task.keyTerm ?? ''}`;
  return `${task.title ?? ''}\n${task.content ?? ''}`;
}
