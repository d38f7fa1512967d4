import type { Language } from '@word-unfolded/domain';
import {
  errorStatus,
  errorText,
  type AnyErrorParams,
  type ErrorArguments,
  type ErrorCode,
  type ErrorParams,
} from './registry.js';
import type { ErrorStatus } from './define-errors.js';

/** A problem of one field: its path in the request, such as `tags.3`, and the code of the text to show. */
export type FieldProblem = {
  readonly field: string;
  readonly code: ErrorCode;
  readonly params?: AnyErrorParams;
};

/** The properties of an error besides its code. */
export type ErrorExtras = {
  readonly details?: readonly FieldProblem[];
  /**
   * Top-level fields of the response: `requiredTier` of a 403, `retryAfter` and `resetAt` of a 429 (decisions,
   * "Answers").
   */
  readonly fields?: Readonly<Record<string, string | number>>;
  readonly cause?: unknown;
};

/** Marks errors of every copy of this class: each application of a page has its own copy of the contracts. */
const APP_ERROR = Symbol.for('word-unfolded.AppError');

/** An error of the error registry that can be thrown, sent over NATS and returned over HTTP. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly [APP_ERROR] = true;

  private constructor(
    readonly code: ErrorCode,
    readonly params: AnyErrorParams,
    readonly details: readonly FieldProblem[],
    readonly fields: Readonly<Record<string, string | number>>,
    cause: unknown,
  ) {
    super(errorText(code, 'en', params), cause === undefined ? undefined : { cause });
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && APP_ERROR in value;
  }

  /** Creates an error by its code; the type checker verifies the values of its text. */
  static of<Code extends ErrorCode>(code: Code, ...[params]: ErrorArguments<Code>): AppError {
    return AppError.restore(code, params);
  }

  /** Creates an error by its code, with field problems, response fields or a cause. */
  static with<Code extends ErrorCode>(code: Code, params: ErrorParams<Code>, extras: ErrorExtras): AppError {
    return AppError.restore(code, params, extras);
  }

  /** Restores an error that was received over the network, whose code and values are known only at run time. */
  static restore(code: ErrorCode, params: AnyErrorParams = {}, extras: ErrorExtras = {}): AppError {
    return new AppError(code, params, extras.details ?? [], extras.fields ?? {}, extras.cause);
  }

  get status(): ErrorStatus {
    return errorStatus(this.code);
  }

  /** The text for the reader. */
  textIn(language: Language): string {
    return errorText(this.code, language, this.params);
  }
}
