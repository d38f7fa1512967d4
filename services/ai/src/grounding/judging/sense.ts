import { partsOfVerse } from '@word-unfolded/scripture-ref';
import type { PassageWords, WordRun } from '../words/passage-words.js';
import { isNegation } from './negations.js';
import {
  isArticle,
  isCondition,
  isConsequence,
  isDoubtfulSpeech,
  isGenitive,
  isToBe,
  isTurn,
  namesDoubtfulSpeaker,
  REPORTED_SAYINGS,
} from './sense-cues.js';

/** Fewer words than this say nothing by themselves: “of works” is no claim. */
const SAYING_WORDS = 3;

/** How far a negation reaches. */
const NEGATED_WORDS = 14;

/** Marks between words that end a clause, and those that end a sentence. */
const CLAUSE = /[.,;:!?—()“”‘]|’(?!\p{L})/u;
const SENTENCE = /[.;:!?]/u;
const FULL_SENTENCE = /[.!?]/u;

/**
 * The run of a passage with which quoted words keep the sense that they have in it (issue 15, point 4). A quotation may
 * be exact to the letter and still say something else: because it leaves out a negation, a condition or a speaker, ends
 * before a “but”, or joins words over an omission that has one of these.
 *
 * @param runs the quoted words, a run for each part between ellipses
 * @param before the sentence of the answer in which the quotation stands, up to it: what it says is not left out
 * @param following keys of the words with which the answer goes on: what follows the quotation at once is not left out
 * @returns undefined where the quotation keeps the sense as it is
 */
export function runForSense(
  passage: PassageWords,
  runs: readonly WordRun[],
  before: string,
  following: ReadonlySet<string> = new Set(),
): WordRun | undefined {
  const whole = { from: runs[0]!.from, to: runs.at(-1)!.to };
  const quoted = runs.reduce((sum, { from, to }) => sum + to - from, 0);
  const speech = startOfSpeech(passage, whole);
  const hasSpeaker = speech !== undefined && !namesDoubtfulSpeaker(before);
  let { from, to } = whole;
  if (hasSpeaker && quoted > 1) from = speech;
  if (quoted >= SAYING_WORDS) {
    const said = saidBy(before);
    const sentence = sentenceOf(passage, whole);
    if (!said.isConditional && hasOutside(passage, sentence, runs, isCondition))
      ({ from, to } = joinRuns(sentence, { from, to }));
    if (!said.isConditional) from = Math.min(from, startOfCondition(passage, from) ?? from);
    if (!said.isNegated) from = Math.min(from, startOfNegation(passage, whole.from) ?? from);
    from = Math.min(from, startOfSubject(passage, whole) ?? from);
    const goesOn = following.has(passage.words[whole.to]?.key ?? '');
    if (!goesOn && endsBeforeTurn(passage, whole.to))
      to = Math.max(to, endOf(passage, whole.to, FULL_SENTENCE));
    if (!goesOn && isHalfQuestion(passage, whole, sentence)) to = Math.max(to, sentence.to);
  }
  const isChanged = from !== whole.from || to !== whole.to;
  const hidesSense = runs.slice(1).some((run, index) => gapChangesSense(passage, runs[index]!.to, run.from));
  return isChanged || hidesSense ? { from, to } : undefined;
}

/** The verses beside a reported saying that show that it is one; undefined for every other verse. */
export function versesAroundSaying(
  passage: PassageWords,
  run: WordRun,
): { readonly before: number; readonly after: number } | undefined {
  const { book, chapter, verse } = partsOfVerse(passage.verses[passage.words[run.from]!.verse]!.id);
  return REPORTED_SAYINGS.get(`${book}.${chapter}.${verse}`);
}

function saidBy(before: string): { readonly isNegated: boolean; readonly isConditional: boolean } {
  const words = before.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
  const keys = words.map((word) => word.replace('’', "'"));
  return { isNegated: keys.some(isNegation), isConditional: keys.some(isCondition) };
}

/** The text between a word and the next one; the end of a verse counts as a full stop. */
function between({ words, verses }: PassageWords, at: number): string {
  const word = words[at];
  const next = words[at + 1];
  if (!word) return '.';
  if (word.verse !== next?.verse) return `${verses[word.verse]!.text.slice(word.end)}.`;
  return verses[word.verse]!.text.slice(word.end, next.start);
}

function endOf(passage: PassageWords, from: number, stop: RegExp): number {
  for (let at = from; at < passage.words.length; at += 1) if (stop.test(between(passage, at))) return at + 1;
  return passage.words.length;
}

function startBefore(passage: PassageWords, from: number, stop: RegExp): number {
  for (let at = from; at > 0; at -= 1) if (stop.test(between(passage, at - 1))) return at;
  return 0;
}

function sentenceOf(passage: PassageWords, { from, to }: WordRun): WordRun {
  return { from: startBefore(passage, from, SENTENCE), to: endOf(passage, to - 1, SENTENCE) };
}

/** The beginning of the verse, where it ascribes the words to somebody whom Scripture contradicts. */
function startOfSpeech({ words, verses }: PassageWords, run: WordRun): number | undefined {
  const first = words[run.from]!;
  const before = verses[first.verse]!.text.slice(0, first.start);
  if (!isDoubtfulSpeech(before)) return undefined;
  let at = run.from;
  while (at > 0 && words[at - 1]!.verse === first.verse) at -= 1;
  return at;
}

/** The beginning of the sentence on whose condition words depend that begin with “then”, also over a semicolon. */
function startOfCondition(passage: PassageWords, from: number): number | undefined {
  const { words } = passage;
  if (!isConsequence(words[from]!.key)) return undefined;
  const start = startBefore(passage, from, FULL_SENTENCE);
  return words.slice(start, from).some(({ key }) => isCondition(key)) ? start : undefined;
}

/** The beginning of the clause, where a negation before the words belongs to them. */
function startOfNegation(passage: PassageWords, from: number): number | undefined {
  const start = startBefore(passage, from, CLAUSE);
  const words = passage.words.slice(Math.max(start, from - NEGATED_WORDS), from);
  return words.some(({ key }) => isNegation(key)) ? start : undefined;
}

/** How far into the quoted words the verb of a subject that was cut off may stand. */
const SUBJECT_WORDS = 4;

/**
 * The beginning of the clause, where the words begin within its subject: of “the love of money is the root”, the words
 * “money is the root” name another subject.
 */
function startOfSubject(passage: PassageWords, { from, to }: WordRun): number | undefined {
  const before = passage.words[from - 1];
  const governs = before !== undefined && (isGenitive(before.key) || isArticleOfGenitive(passage, from));
  if (!governs || CLAUSE.test(between(passage, from - 1))) return undefined;
  const begin = passage.words.slice(from, Math.min(to, from + SUBJECT_WORDS)).map(({ key }) => key);
  const verb = begin.findIndex(isToBe);
  if (verb < 1 || begin.slice(0, verb).some(isGenitive)) return undefined;
  if (passage.words.slice(from, from + verb).some((_, at) => CLAUSE.test(between(passage, from + at))))
    return undefined;
  return startBefore(passage, from, CLAUSE);
}

/** “the”, before which `of` stands. */
function isArticleOfGenitive({ words }: PassageWords, from: number): boolean {
  const [of, article] = [words[from - 2], words[from - 1]];
  return article !== undefined && isArticle(article.key) && of !== undefined && isGenitive(of.key);
}

function endsBeforeTurn(passage: PassageWords, to: number): boolean {
  const last = passage.words[to - 1]!;
  const next = passage.words[to];
  return next !== undefined && next.verse === last.verse && isTurn(next.key);
}

/** A question whose end is left out is read as a statement. */
function isHalfQuestion(passage: PassageWords, run: WordRun, sentence: WordRun): boolean {
  return (
    run.from === sentence.from && run.to < sentence.to && between(passage, sentence.to - 1).includes('?')
  );
}

function hasOutside(
  { words }: PassageWords,
  { from, to }: WordRun,
  runs: readonly WordRun[],
  test: (key: string) => boolean,
): boolean {
  const isQuoted = (at: number) => runs.some((run) => run.from <= at && at < run.to);
  return words.slice(from, to).some(({ key }, index) => !isQuoted(from + index) && test(key));
}

const joinRuns = (one: WordRun, other: WordRun) => ({
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
});

/** Whether the words that an ellipsis leaves out change the sense of those around them. */
function gapChangesSense(passage: PassageWords, from: number, to: number): boolean {
  const left = passage.words.slice(from, to);
  return left.some(({ key }) => isNegation(key) || isCondition(key) || isTurn(key));
}
