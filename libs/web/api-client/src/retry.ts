import { CatalogueError } from '@word-unfolded/contracts';
import { refusalIn } from './server-refusal.js';

/** Specification, sections 8 and 9: tries of a request whose network fails, and repetitions after a 429. */
const LIMIT = 5;

/** Specification, section 8: failures of the network after which a GET looks into the cache. */
const FAILURES_BEFORE_CACHE = 3;

/** Specification, section 8: what a 429 without a number is taken to say, in seconds. */
const DEFAULT_WAIT_SECONDS = 60;

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5_000;

export type Persistence<Answer> = {
  /** Whether it may be sent again when nobody knows if the first one arrived. */
  readonly isRepeatable: boolean;
  /** What is at hand without the network, if anything is. */
  readonly fallback?: () => Promise<Answer | undefined>;
  readonly cancelled: AbortSignal;
};

/**
 * Sends again what the network lost or the server had no room for, waiting longer each time: min(200 * 2^(n-1), 5000)
 * milliseconds before repetition n, and never less than the server asks for. A server that asks for more than 5 seconds
 * is left alone, and the reader is told.
 *
 * @throws CatalogueError RETRIES_EXHAUSTED, RATE_LIMITED with its seconds, or whatever else `send` throws
 */
export async function persist<Answer>(
  send: () => Promise<Answer>,
  { isRepeatable, fallback, cancelled }: Persistence<Answer>,
): Promise<Answer> {
  let failures = 0;
  let refusals = 0;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      if (isOverLimit(error)) {
        refusals += 1;
        const asked = waitAskedBy(error);
        if (refusals > LIMIT || asked > LONGEST_WAIT_MS) throw rateLimited(error);
        await wait(Math.max(backoff(refusals), asked), cancelled);
      } else if (isLost(error, failures) && isRepeatable) {
        failures += 1;
        const kept = failures === FAILURES_BEFORE_CACHE ? await fallback?.() : undefined;
        if (kept !== undefined) return kept;
        if (failures === LIMIT) throw CatalogueError.with('RETRIES_EXHAUSTED', {}, { cause: error });
        await wait(backoff(failures), cancelled);
      } else throw error;
    }
  }
}

/** Whether the answer was lost; also when the server is still busy with the first of what it lost. */
function isLost(error: CatalogueError, failures: number): boolean {
  return error.code === 'NETWORK_ERROR' || (error.code === 'STILL_IN_PROGRESS' && failures > 0);
}

/** A 429 that passes. One with a code of its own, such as too many wrong passwords, is an answer. */
function isOverLimit(error: CatalogueError): boolean {
  const status = refusalIn(error)?.status;
  return status === 429 && (error.code === 'RATE_LIMITED' || error.code === 'HTTP_ERROR');
}

/** Milliseconds; none when the server names no time. */
function waitAskedBy(error: CatalogueError): number {
  return (secondsNamedBy(error) ?? 0) * 1000;
}

function secondsNamedBy(error: CatalogueError): number | undefined {
  const inBody = error.fields['retryAfter'];
  return refusalIn(error)?.retryAfter ?? (typeof inBody === 'number' ? inBody : undefined);
}

function rateLimited(error: CatalogueError): CatalogueError {
  const seconds = secondsNamedBy(error) ?? DEFAULT_WAIT_SECONDS;
  return CatalogueError.with(
    'RATE_LIMITED',
    { seconds },
    { fields: { retryAfter: seconds, ...error.fields } },
  );
}

function backoff(repetition: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (repetition - 1), LONGEST_WAIT_MS);
}

function wait(milliseconds: number, cancelled: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(CatalogueError.of('OPERATION_CANCELLED'));
    };
    const timer = setTimeout(() => {
      cancelled.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    cancelled.addEventListener('abort', leave, { once: true });
  });
}
