/** The id of an event names its answer and its place in it. */
export type EventId = { readonly answerId: string; readonly place: number };

/** Far more than the events of any answer. */
const PATTERN = /^([0-9a-f]{24})\.(\d{1,9})$/;

/** Writes the id of an event. */
export function eventIdOf({ answerId, place }: EventId): string {
  return `${answerId}.${place}`;
}

/** Reads a Last-Event-ID header; `undefined` for an id that no event ever had. */
export function readEventId(sent: unknown): EventId | undefined {
  const [, answerId, place] = PATTERN.exec(typeof sent === 'string' ? sent : '') ?? [];
  return answerId && place ? { answerId, place: Number(place) } : undefined;
}
