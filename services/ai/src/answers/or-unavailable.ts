import { AppError } from '@word-unfolded/contracts';

/** Runs work that needs Redis. @throws AppError SERVICE_UNAVAILABLE while Redis is away */
export async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw AppError.with('SERVICE_UNAVAILABLE', {}, { cause });
  }
}
