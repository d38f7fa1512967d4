import { CatalogueError } from '@word-unfolded/contracts';

/** The error of the catalogue that a promise was rejected with. */
export async function failure(promise: Promise<unknown>): Promise<CatalogueError> {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof CatalogueError) return error;
  throw new Error('expected an error of the catalogue', { cause: error });
}
