import { AppError } from '@word-unfolded/contracts';

/** The AppError with which a promise was rejected. */
export async function failure(promise: Promise<unknown>): Promise<AppError> {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof AppError) return error;
  throw new Error('expected an error of the catalogue', { cause: error });
}
