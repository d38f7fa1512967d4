import { withTimeout } from '@word-unfolded/primitives';
import { browserTransport, type Transport } from './transport.js';

/** Names of the window events when the network is lost and restored (specification, section 4, "Requests"). */
export const CONNECTION_EVENTS = { online: 'app:online', offline: 'app:offline' } as const;

/**
 * The same for the storage of this device: it refuses writes because it is full, or does not answer at all, and it has accepted
 * all of them again.
 */
export const ROOM_EVENTS = {
  full: 'app:device-full',
  silent: 'app:device-silent',
  room: 'app:device-room',
} as const;

/**
 * Name of the event on the window when the server responds again after it did not: requests that are still under way may be
 * lost, and are sent again.
 */
export const RECOVERED = 'app:connection-recovered';

/** A path that the server answers at once, without any backing service. */
const PROBE = '/api/health';

/** Timeout of a probe, in milliseconds: long enough for a slow connection. */
const PROBE_MS = 5_000;

/**
 * Interval of the attempts of a probe, in milliseconds: an attempt that was lost by the network never gets a response, although
 * the network may be back. More attempts would take too many of the six connections that a browser opens to a server.
 */
export const ATTEMPT_MS = 1_500;

/** Delay of the next probe after a failed one, in milliseconds; it doubles each time. */
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 5_000;

let isReachable = true;
/** Whether the last probe was answered only after an attempt without an answer. */
let wasSilent = false;
let failures = 0;
let underWay: Promise<boolean> | undefined;
let again: ReturnType<typeof setTimeout> | undefined;

/** Whether there is a network, according to the browser, and a reachable server, according to the last probe. */
export function isOnline(): boolean {
  return window.navigator.onLine && isReachable;
}

/**
 * Whether a request can be sent now. After a failed probe the server is probed once more, so that no request is refused
 * because of an outdated result.
 */
export async function canSend(transport: Transport = browserTransport): Promise<boolean> {
  return window.navigator.onLine && (isReachable || (await probe(transport)));
}

/**
 * Probes whether the server is reachable. A network may be up but lead nowhere, or to a captive portal; callers with a
 * slow or lost request use this probe instead of waiting for their timeout. After a failure the probe is repeated until
 * it succeeds.
 */
export function probe(transport: Transport = browserTransport): Promise<boolean> {
  clearTimeout(again);
  underWay ??= answersProbe(transport)
    .then((answers) => {
      if (!answers) again = setTimeout(() => void probe(transport), retryAfterMs());
      failures = answers ? 0 : failures + 1;
      become(answers);
      return answers;
    })
    .finally(() => (underWay = undefined));
  return underWay;
}

/** Forwards the browser's own events under the application's names; returns the stop function. */
export function startConnectionEvents(): () => void {
  const onOnline = () => {
    if (isReachable) tell(true);
    else void probe();
  };
  const onOffline = () => tell(false);
  const onReturn = () => {
    if (document.visibilityState === 'visible' && !isReachable) void probe();
  };
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
    document.removeEventListener('visibilitychange', onReturn);
  };
}

/** The first attempt that has a result decides; without one the server counts as unreachable. */
async function answersProbe(transport: Transport): Promise<boolean> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const result = new Promise<boolean>((resolve) => {
    const attempt = (number: number) => {
      timer = setTimeout(() => attempt(number + 1), ATTEMPT_MS);
      void isOurs(transport, controller.signal).then((answers) => {
        if (answers && number > 1) wasSilent = true;
        resolve(answers);
      });
    };
    attempt(1);
  });
  try {
    return await withTimeout(result, PROBE_MS);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

/** A captive portal answers every request, but not with this body. */
async function isOurs(transport: Transport, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await transport(PROBE, {
      method: 'GET',
      cache: 'no-store',
      credentials: 'omit',
      headers: { Accept: 'application/json' },
      signal,
    });
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && 'success' in body;
  } catch {
    return false;
  }
}

function retryAfterMs(): number {
  return Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
}

function become(next: boolean): void {
  const hasRecovered = next && (wasSilent || !isReachable);
  wasSilent = false;
  const hasChanged = isReachable !== next;
  isReachable = next;
  if (hasRecovered) window.dispatchEvent(new CustomEvent(RECOVERED));
  if (hasChanged && window.navigator.onLine) tell(next);
}

function tell(isOnlineNow: boolean): void {
  window.dispatchEvent(new CustomEvent(CONNECTION_EVENTS[isOnlineNow ? 'online' : 'offline']));
}
