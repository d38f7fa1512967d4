import type { Language } from '@word-unfolded/domain';
import {
  errorStatus,
  errorText,
  type AnyErrorParams,
  type ErrorArguments,
  type ErrorCode,
  type ErrorParams,
} from './catalogue.js';
import type { ErrorStatus } from './define-errors.js';

/** What is wrong with one field: its path in the request, such as `tags.3`, and the code of the text to show. */
export type FieldProblem = {
  readonly field: string;
  readonly code: ErrorCode;
  readonly params?: AnyErrorParams;
};

/** What an error carries beside its code. */
export type ErrorExtras = {
  readonly details?: readonly FieldProblem[];
  /** Top-level fields of the answer: `requiredTier` of a 403, `retryAfter` and `resetAt` of a 429 (decisions, "Answers"). */
  readonly fields?: Readonly<Record<string, string | number>>;
  readonly cause?: unknown;
};

/** An error of the catalogue, as a value that can be thrown, sent over NATS and answered over HTTP. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';

  private constructor(
    readonly code: ErrorCode,
    readonly params: AnyErrorParams,
    readonly details: readonly FieldProblem[],
    readonly fields: Readonly<Record<string, string | number>>,
    cause: unknown,
  ) {
    super(errorText(code, 'en', params), cause === undefined ? undefined : { cause });
  }

  /** An error by its code; the values of its text are checked by type. */
  static of<Code extends ErrorCode>(code: Code, ...[params]: ErrorArguments<Code>): CatalogueError {
    return CatalogueError.restore(code, params);
  }

  /** An error by its code, with field problems, answer fields or a cause. */
  static with<Code extends ErrorCode>(
    code: Code,
    params: ErrorParams<Code>,
    extras: ErrorExtras,
  ): CatalogueError {
    return CatalogueError.restore(code, params, extras);
  }

  /** An error that came over the wire, where its code and values are known only at run time. */
  static restore(code: ErrorCode, params: AnyErrorParams = {}, extras: ErrorExtras = {}): CatalogueError {
    return new CatalogueError(code, params, extras.details ?? [], extras.fields ?? {}, extras.cause);
  }

  get status(): ErrorStatus {
    return errorStatus(this.code);
  }

  /** The text to show to a reader. */
  textIn(language: Language): string {
    return errorText(this.code, language, this.params);
  }
}
