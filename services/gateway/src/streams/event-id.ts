/** The id of an event names its answer and its place in it. */
export type EventId = { readonly answerId: string; readonly place: number };

/** Far more than an answer has events. */
const PATTERN = /^([0-9a-f]{24})\.(\d{1,9})$/;

/** Writes the id that an event is sent with. */
export function eventIdOf({ answerId, place }: EventId): string {
  return `${answerId}.${place}`;
}

/** Reads what a client sent as Last-Event-ID; `undefined` for what no event was ever sent with. */
export function readEventId(sent: unknown): EventId | undefined {
  const [, answerId, place] = PATTERN.exec(typeof sent === 'string' ? sent : '') ?? [];
  return answerId && place ? { answerId, place: Number(place) } : undefined;
}
