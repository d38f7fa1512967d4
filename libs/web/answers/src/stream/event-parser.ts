import { createParser } from 'eventsource-parser';

/** One event of an event stream, with the fields that an answer needs. */
export type ServerSentEvent = {
  /** Its own id; empty without one. Unlike in a browser, it is not inherited from an earlier event. */
  readonly id: string;
  readonly data: string;
};

/**
 * Parses an event stream incrementally (HTML standard, section 9.2.6, "Interpreting an event stream"). A chunk may end
 * anywhere. Comments, unknown fields and events without data are ignored; an event is complete at its blank line.
 *
 * @returns a function that takes the next chunk and returns the events that it completed
 */
export function eventParser(): (piece: string) => ServerSentEvent[] {
  const events: ServerSentEvent[] = [];
  const parser = createParser({ onEvent: ({ id = '', data }) => events.push({ id, data }) });
  return (piece) => {
    parser.feed(piece);
    return events.splice(0);
  };
}
