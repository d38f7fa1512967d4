import { AppError } from '@word-unfolded/contracts';

type Flight = { readonly answer: Promise<unknown>; readonly controller: AbortController; waiting: number };

const flights = new Map<string, Flight>();

/**
 * Deduplicates identical concurrent requests: one request is sent, and all callers receive its response (specification,
 * section 4, "Requests"). A cancellation affects only its caller; the request itself is cancelled when no caller is
 * left.
 *
 * @param key identifies identical requests
 * @param start sends the request; its signal is aborted when no caller is left
 * @throws AppError OPERATION_CANCELLED for the caller whose signal was aborted
 */
export function shareRequest<Answer>(
  key: string,
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  if (signal?.aborted) return Promise.reject(AppError.of('OPERATION_CANCELLED'));
  const flight = flights.get(key) ?? takeOff(key, start);
  flight.waiting += 1;
  if (!signal) return flight.answer as Promise<Answer>;
  return new Promise<Answer>((resolve, reject) => {
    const leave = () => {
      reject(AppError.of('OPERATION_CANCELLED'));
      leaveFlight(key, flight);
    };
    signal.addEventListener('abort', leave, { once: true });
    (flight.answer as Promise<Answer>)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', leave));
  });
}

function takeOff<Answer>(key: string, start: (signal: AbortSignal) => Promise<Answer>): Flight {
  const controller = new AbortController();
  const flight: Flight = { answer: start(controller.signal), controller, waiting: 0 };
  flights.set(key, flight);
  const land = () => forget(key, flight);
  flight.answer.then(land, land);
  return flight;
}

function leaveFlight(key: string, flight: Flight): void {
  flight.waiting -= 1;
  if (flight.waiting > 0) return;
  forget(key, flight);
  flight.controller.abort();
}

/** A later request with the same key has an entry of its own, which must stay. */
function forget(key: string, flight: Flight): void {
  if (flights.get(key) === flight) flights.delete(key);
}
