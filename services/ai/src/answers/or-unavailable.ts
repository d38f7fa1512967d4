import { CatalogueError } from '@word-unfolded/contracts';

/** Does something that needs Redis. @throws CatalogueError SERVICE_UNAVAILABLE where Redis is away */
export async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof CatalogueError) throw cause;
    throw CatalogueError.with('SERVICE_UNAVAILABLE', {}, { cause });
  }
}
