import { CatalogueError } from '@word-unfolded/contracts';

type Flight = { readonly answer: Promise<unknown>; readonly controller: AbortController; waiting: number };

const flights = new Map<string, Flight>();

/**
 * Joins those who ask the same at the same time: one request is sent, and all have its answer (specification, section 4,
 * "Requests"). Who cancels leaves alone; the request itself is cancelled when nobody waits any more.
 *
 * @param key the same for the same question
 * @param start sends the request; its signal says when nobody waits
 * @throws CatalogueError OPERATION_CANCELLED for the one whose signal was aborted
 */
export function shareRequest<Answer>(
  key: string,
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  if (signal?.aborted) return Promise.reject(CatalogueError.of('OPERATION_CANCELLED'));
  const flight = flights.get(key) ?? takeOff(key, start);
  flight.waiting += 1;
  if (!signal) return flight.answer as Promise<Answer>;
  return new Promise<Answer>((resolve, reject) => {
    const leave = () => {
      reject(CatalogueError.of('OPERATION_CANCELLED'));
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

/** A later question with the same key must not lose its own flight. */
function forget(key: string, flight: Flight): void {
  if (flights.get(key) === flight) flights.delete(key);
}
