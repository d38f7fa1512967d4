import { openRouteStream, type RouteInput, type StreamOptions } from '@word-unfolded/api-client';
import { AppError, type EventRouteContract, type StreamContract } from '@word-unfolded/contracts';
import {
  errorOf,
  isOfTheLine,
  pauseOf,
  TIMEOUT,
  type CallDeadline,
  readEvents,
} from '../stream/open-answer.js';
import { pause } from '../stream/pause.js';

type EventError = {
  readonly type: 'error';
  readonly code: string;
  readonly message: string;
  readonly error: string;
  readonly params?: AppError['params'] | undefined;
};

type FollowEventsOptions = Omit<StreamOptions, 'idempotencyKey' | 'lastEventId'> & {
  readonly callDeadline?: CallDeadline;
};

/**
 * The events of a route until the caller stops reading. A lost connection is retried and continues after the last event
 * with an id. Events that this build does not know are left out.
 *
 * @throws AppError of an event of the type error; a network error when the retries are exhausted; OPERATION_CANCELLED by
 * the signal
 */
export async function* followEvents<Stream extends StreamContract, Event extends { readonly type: string }>(
  route: EventRouteContract<Stream, Event | EventError>,
  input: RouteInput,
  { callDeadline = TIMEOUT, ...options }: FollowEventsOptions,
): AsyncGenerator<Exclude<Event, EventError>, void> {
  const signal = options.signal ?? new AbortController().signal;
  let lastEventId: string | undefined;
  for (let losses = 0; ;) {
    try {
      const response = await openRouteStream(route, input, { ...options, lastEventId });
      for await (const { id, data } of readEvents(response, { signal, idleMs: callDeadline.idleMs })) {
        const event = route.event.safeParse(JSON.parse(data));
        if (!event.success) continue;
        if (isError(event.data)) throw errorOf(event.data, 'STREAM_INTERRUPTED');
        losses = 0;
        if (id !== '') lastEventId = id;
        yield event.data as Exclude<Event, EventError>;
      }
      throw AppError.of('STREAM_INTERRUPTED');
    } catch (error) {
      losses += 1;
      if (!isOfTheLine(error) || losses > callDeadline.losses) throw error;
      await pause(pauseOf(losses, callDeadline), signal);
    }
  }
}

function isError(event: { readonly type: string }): event is EventError {
  return event.type === 'error';
}
