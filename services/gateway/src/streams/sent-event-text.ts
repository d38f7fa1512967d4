import type { SentEvent } from '@word-unfolded/contracts';

/** Printable ASCII without a space: what a header carries unchanged. */
const EVENT_ID = /^[\x21-\x7e]{1,200}$/;

/**
 * An event in the stream format (WHATWG HTML, "Server-sent events"). JSON contains no line breaks.
 *
 * @throws Error for an id that a client could not send back
 */
export function sentEventText({ id, data }: SentEvent): string {
  if (id === undefined) return `data: ${JSON.stringify(data)}\n\n`;
  if (!EVENT_ID.test(id)) throw new Error('the id of an event has a character that a header cannot carry');
  return `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** The id in a Last-Event-ID header; undefined for one that no event ever had. */
export function readPlace(sent: unknown): string | undefined {
  return typeof sent === 'string' && EVENT_ID.test(sent) ? sent : undefined;
}
