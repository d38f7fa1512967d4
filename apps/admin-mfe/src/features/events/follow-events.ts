import { readEvents } from '@word-unfolded/answers';
import { openRouteStream } from '@word-unfolded/api-client';
import { followEventsRoute, type LoggedEvent } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** A live server sends something at least every 15 seconds. */
const IDLE_MS = 45_000;

/** Pauses before a lost connection is opened again, in milliseconds: doubled from the first to the last. */
const PAUSES = { first: 1_000, last: 30_000 } as const;

type FollowOptions = {
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The latest event that is known: those after it are sent first. */
  readonly after: string | undefined;
  readonly language: Language;
  readonly signal: AbortSignal;
  readonly onEvent: (event: LoggedEvent) => void;
  readonly onConnection: (isConnected: boolean) => void;
};

/** Calls back for each new event until the signal ends it. A lost connection resumes after the last event. */
export async function followEvents(options: FollowOptions): Promise<void> {
  const { query, language, signal, onEvent, onConnection } = options;
  let { after: lastEventId } = options;
  let pauseMs: number = PAUSES.first;
  while (!signal.aborted) {
    try {
      const response = await openRouteStream(followEventsRoute, { query }, { language, signal, lastEventId });
      for await (const { data } of readEvents(response, { signal, idleMs: IDLE_MS })) {
        const news = followEventsRoute.event.safeParse(JSON.parse(data));
        if (!news.success) continue;
        const { event } = news.data;
        pauseMs = PAUSES.first;
        onConnection(true);
        if (!event) continue;
        lastEventId = event.id;
        onEvent(event);
      }
    } catch {
      // Whatever broke the connection: it is tried again, and the page says that it is lost.
    }
    if (signal.aborted) return;
    onConnection(false);
    await wait(pauseMs, signal);
    pauseMs = Math.min(2 * pauseMs, PAUSES.last);
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
