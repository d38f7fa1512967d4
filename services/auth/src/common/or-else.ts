import { AppError, type ErrorCode } from '@word-unfolded/contracts';

/**
 * Runs the work of a request. An unexpected error is logged with its cause, and the reader gets the error of the failed
 * action (specification, section 8, "Auth").
 *
 * @throws AppError the work's own, or one of the code
 */
export async function orElse<Result>(code: FailureCode, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError ? error : AppError.with(code, {}, { cause: error });
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
  | 'LOAD_FAILED'
  | 'ACTION_FAILED'
>;
