/** One event of an event stream, as far as an answer needs it. */
export type ServerSentEvent = {
  /** Its own id; empty without one. Unlike a browser's, it is not that of an earlier event. */
  readonly id: string;
  readonly data: string;
};

/**
 * Reads an event stream piece by piece (HTML standard, section 9.2.6, "Interpreting an event stream"). A piece may end
 * anywhere. Comments and unknown fields are passed over; an event without data is none; what stands after the last blank
 * line is no event yet.
 *
 * @returns takes the next piece and answers with the events that it completed
 */
export function eventParser(): (piece: string) => ServerSentEvent[] {
  let rest = '';
  let endedInReturn = false;
  let id = '';
  let data: string[] = [];

  function readLine(line: string): ServerSentEvent | undefined {
    if (line === '') return dispatch();
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    if (field === 'id' && !value.includes('\0')) id = value;
    return undefined;
  }

  function dispatch(): ServerSentEvent | undefined {
    const event = data.length > 0 ? { id, data: data.join('\n') } : undefined;
    id = '';
    data = [];
    return event;
  }

  return (piece) => {
    if (piece === '') return [];
    const text = rest + (endedInReturn && piece.startsWith('\n') ? piece.slice(1) : piece);
    endedInReturn = piece.endsWith('\r');
    const lines = text.split(/\r\n|\n|\r/);
    rest = lines.pop() ?? '';
    return lines.map(readLine).filter((event) => event !== undefined);
  };
}
