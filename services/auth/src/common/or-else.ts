import { CatalogueError, type ErrorCode } from '@word-unfolded/contracts';

/**
 * Does what somebody asked for. What goes wrong without being a refusal is our fault: it is written down with its cause,
 * and the reader is told what it was that failed (specification, section 8, "Auth").
 *
 * @throws CatalogueError the work's own, or one of the code
 */
export async function orElse<Result>(code: FailureCode, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof CatalogueError ? error : CatalogueError.with(code, {}, { cause: error });
  }
}

type FailureCode = Extract<
  ErrorCode,
  | 'LOGIN_FAILED'
  | 'REGISTRATION_FAILED'
  | 'PROFILE_FETCH_FAILED'
  | 'PROFILE_UPDATE_FAILED'
  | 'PASSWORD_UPDATE_FAILED'
  | 'PASSWORD_RESET_FAILED'
  | 'RESET_TOKEN_CHECK_FAILED'
>;
