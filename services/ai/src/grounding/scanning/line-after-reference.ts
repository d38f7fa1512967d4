/** The lead-in from a reference to words without marks: `**John 3:16**: `, `John 3:16 (KJV) – `. */
const LEAD =
  /^[*_)\]]{0,4}\s?(?:\([A-Z0-9]{2,8}\)\s?)?(?::|\s?[—–→⇒-])[*_]{0,3}[ \t]+(?:\d{1,3}(?=[\p{L}¿¡]))?/u;
const MAY_LEAD = /^[*_)\]]{0,4}\s?(?:\(?[A-Z0-9]{0,8}\)?\s?)?(?::|[—–→⇒-])?[*_]{0,3}[ \t]*\d{0,3}$/u;
const LONGEST_LEAD = 24;

/** Characters that are held to compare the beginning of a line with the passage. */
const HEAD = 56;

/** Most characters of a line that are held; the rest is commentary. */
const LONGEST_LINE = 700;

/**
 * The first words of a line after a reference.
 *
 * @returns undefined when more text is needed; `none` when something else follows, such as a quotation in marks.
 */
export function lineHead(text: string, atEnd: boolean): { lead: number; head: string } | 'none' | undefined {
  const beginning = text.slice(0, LONGEST_LEAD);
  if (MAY_LEAD.test(beginning)) return atEnd || beginning.length === LONGEST_LEAD ? 'none' : undefined;
  const lead = LEAD.exec(beginning)?.[0].length ?? 0;
  if (lead === 0) return 'none';
  // Words in emphasis are read as that.
  if (/^[*_][\p{L}¿¡]/u.test(text.slice(lead))) return 'none';
  const opening = /^[*_]{0,3}(.?)/u.exec(text.slice(lead))![1]!;
  if (opening === '' && !atEnd) return undefined;
  if (!/[\p{L}…[(¿¡]/u.test(opening)) return 'none';
  const rest = text.slice(lead, lead + HEAD);
  const line = /^[^\n]*/u.exec(rest)![0];
  if (line.length === rest.length && rest.length < HEAD && !atEnd) return undefined;
  return { lead, head: line.length === HEAD ? line.replace(/\s\S*$/u, '') : line };
}

/** The end of a line or of its held part; undefined when it has not arrived yet. */
export function lineEnd(text: string, from: number, atEnd: boolean): number | undefined {
  const line = /^[^\n]*/u.exec(text.slice(from, from + LONGEST_LINE))![0];
  const isThere = from + line.length < text.length || line.length === LONGEST_LINE;
  if (!isThere && !atEnd) return undefined;
  const whole = line.length === LONGEST_LINE ? line.replace(/\s\S*$/u, '') : line;
  return from + whole.trimEnd().length;
}
