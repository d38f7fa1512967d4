import { CatalogueError } from '@word-unfolded/contracts';

/**
 * Reads usage for a page.
 *
 * @throws CatalogueError USAGE_LOAD_FAILED in place of whatever the database throws
 */
export async function loading<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof CatalogueError) throw cause;
    throw CatalogueError.with('USAGE_LOAD_FAILED', {}, { cause });
  }
}
