import { isDuplicateKey } from '@word-unfolded/persistence';
import { AppError } from '@word-unfolded/contracts';

/** The error for a username of another account, beside its field. */
export function usernameTaken(): AppError {
  return AppError.with('USERNAME_TAKEN', {}, { details: [{ field: 'username', code: 'USERNAME_TAKEN' }] });
}

/**
 * Runs a write that sets a username.
 *
 * @throws AppError USERNAME_TAKEN when the name belongs to another account by now
 */
export async function withUsername<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw isDuplicateKey(error, 'usernameKey') ? usernameTaken() : error;
  }
}
