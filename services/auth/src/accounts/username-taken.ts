import { isDuplicateKey } from '@word-unfolded/persistence';
import { CatalogueError } from '@word-unfolded/contracts';

/** The refusal of a username that is another's, beside its field. */
export function usernameTaken(): CatalogueError {
  return CatalogueError.with(
    'USERNAME_TAKEN',
    {},
    { details: [{ field: 'username', code: 'USERNAME_TAKEN' }] },
  );
}

/**
 * Does a write that sets a username.
 *
 * @throws CatalogueError USERNAME_TAKEN when the name is another's by now
 */
export async function withUsername<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw isDuplicateKey(error, 'usernameKey') ? usernameTaken() : error;
  }
}
