import { AppError, isErrorCode, type ErrorCode } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';

/** Why an emailed link does not work, as the auth service says it. */
const PROBLEMS = ['used', 'replaced', 'expired', 'unknown'] as const;

export type LinkProblem = (typeof PROBLEMS)[number];

/** Errors of a link that no retry resolves. */
const FINAL: readonly ErrorCode[] = ['TOKEN_INVALID', 'EMAIL_TAKEN', 'VERIFICATION_FAILED'];

/** Why a link was refused: its error, and where it says so what became of the link. */
export type LinkRefusal = { readonly code: ErrorCode; readonly problem?: LinkProblem };

/** What an error says about a link; undefined for errors that a retry may resolve. */
export function linkRefusalOf(error: unknown): LinkRefusal | undefined {
  if (!(error instanceof AppError) || !FINAL.includes(error.code)) return undefined;
  const problem = problemNamed(error.fields['reason']);
  return { code: error.code, ...(problem && { problem }) };
}

/** The reason that an error gives for a link that does not work. */
export function linkProblemOf(error: unknown): LinkProblem | undefined {
  return error instanceof AppError ? problemNamed(error.fields['reason']) : undefined;
}

/** The page that explains a refusal: its query says which, so that the page can be sent to browsers without script. */
export function refusalAddress({ code, problem }: LinkRefusal): string {
  return `${PAGES.verificationError}?${new URLSearchParams({ refusal: code, ...(problem && { reason: problem }) })}`;
}

/** Reads it from the query of that page. */
export function refusalIn(search: URLSearchParams): LinkRefusal {
  const code = search.get('refusal');
  const problem = problemNamed(search.get('reason'));
  const isKnown = isErrorCode(code) && FINAL.includes(code);
  return { code: isKnown ? code : 'VERIFICATION_FAILED', ...(problem && { problem }) };
}

const problemNamed = (name: unknown) => PROBLEMS.find((each) => each === name);
