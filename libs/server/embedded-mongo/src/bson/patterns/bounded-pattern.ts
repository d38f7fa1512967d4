import vm from 'node:vm';
import { mongoError } from '../../errors/mongo-error.js';

/** Time limit of one search with one expression. PCRE limits the number of steps instead, to a similar time. */
const MOST_MILLISECONDS = 250;
/** A number of steps that always finishes within a few hundredths of a second. */
const CHEAP_STEPS = 5_000_000;
/** Alternatives and optional parts multiply. Above this number the estimate is not worth computing. */
const MOST_CHOICES = 10;

/**
 * A regular expression whose search always ends. JavaScript's engine backtracks, and some expressions would take
 * centuries for forty characters. If an analysis of the expression and the length of the text cannot prove that the
 * search is short, the search runs under a time limit.
 */
export class BoundedPattern {
  private readonly exponent: number;

  /** @param deadline milliseconds since 1970 at which the command fails (`maxTimeMS`) */
  constructor(
    private readonly expression: RegExp,
    private readonly deadline: number | undefined,
  ) {
    this.exponent = stepExponent(expression.source);
  }

  /**
   * @throws MongoError 50 MaxTimeMSExpired, 51156 if the search takes too long, 51091 if the expression is too large
   */
  test(text: string): boolean {
    return this.run(text, () => this.expression.test(text));
  }

  /** @throws as test does */
  exec(text: string): RegExpExecArray | null {
    return this.run(text, () => this.expression.exec(text));
  }

  /** @throws as test does */
  matchAll(text: string): RegExpExecArray[] {
    const { source, flags } = this.expression;
    return this.run(text, () => [...text.matchAll(new RegExp(source, `${flags}g`))]);
  }

  private run<Result>(text: string, search: () => Result): Result {
    try {
      if ((text.length + 1) ** this.exponent <= CHEAP_STEPS) return search();
      return withinTime(search, this.timeLeft());
    } catch (error) {
      throw this.explain(error);
    }
  }

  private timeLeft(): number {
    if (this.deadline === undefined) return MOST_MILLISECONDS;
    const left = this.deadline - Date.now();
    if (left <= 0) throw expired();
    return Math.min(left, MOST_MILLISECONDS);
  }

  private explain(error: unknown): unknown {
    // Does not use `instanceof`: an error of the engine may come from another realm.
    const { code, name, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
      if (this.deadline !== undefined && Date.now() >= this.deadline) return expired();
      return mongoError(51156, 'Error occurred while executing the regular expression: match limit exceeded');
    }
    if (name === 'SyntaxError') return mongoError(51091, `Regular expression is invalid: ${message}`);
    // A stack overflow.
    if (name === 'RangeError')
      return mongoError(51156, `Error occurred while executing the regular expression: ${message}`);
    return error;
  }
}

function expired() {
  return mongoError('MaxTimeMSExpired', 'operation exceeded time limit');
}

/**
 * The degree of the polynomial that bounds the steps of a search by the length of the text: one for the start position,
 * one for each repetition. Infinity if the steps can grow faster: nested repetitions, back references, many choices.
 */
function stepExponent(source: string): number {
  // An escape or a class stands for one character. A back reference is a digit or a name after a backslash.
  if (/(?:^|[^\\])(?:\\\\)*\\[1-9k]/.test(source)) return Infinity;
  const bare = source.replaceAll(/\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]/g, 'c');
  if (/\)(?:[*+]|\{)/.test(bare)) return Infinity;
  const choices = bare.replaceAll(/[*+}]\?|\(\?/g, '*').match(/[|?]/g)?.length ?? 0;
  if (choices > MOST_CHOICES) return Infinity;
  const counted = [...bare.matchAll(/\{(\d*)(,?)(\d*)\}/g)];
  const repetitions = (bare.match(/[*+]/g)?.length ?? 0) + counted.length;
  // Ten consecutive choices have about a thousand combinations, as many as the positions of a text of 1000 characters.
  return 1 + repetitions + (choices > 5 ? 1 : 0);
}

const searchContext = vm.createContext(Object.create(null) as object) as { search?: () => void };
const script = new vm.Script('search()');

/** Runs a search under the time limit of the engine, which also interrupts backtracking. */
function withinTime<Result>(search: () => Result, milliseconds: number): Result {
  const found: Result[] = [];
  searchContext.search = () => void found.push(search());
  try {
    script.runInContext(searchContext, { timeout: Math.max(1, Math.ceil(milliseconds)) });
  } finally {
    delete searchContext.search;
  }
  return found[0] as Result;
}
