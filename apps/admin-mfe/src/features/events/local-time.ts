/** The value of a `datetime-local` input: a local time to the minute. */
export function toLocalInput(moment: string | undefined): string {
  if (moment === undefined) return '';
  const date = new Date(moment);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** An ISO time in UTC from such a value; empty if it is not complete. */
export function ofLocalInput(value: string): string {
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString();
}
