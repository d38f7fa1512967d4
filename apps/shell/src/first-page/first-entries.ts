/** The parts of an entry in a list that are shown before the application. */
export type FirstEntry = {
  readonly id: string;
  readonly title: string;
  readonly preview: string;
  /** The reader's local date: 2026-03-01. */
  readonly date: string;
  readonly scripture: string;
  readonly tags: readonly string[];
};

/** Noon of a day: the date stays the same even if the clocks change that day. */
const noonOf = (day: string) => new Date(`${day}T12:00:00`);

/** The list of entries as the journal shows it, newest first, with the name of each month. */
export function listOf(entries: readonly FirstEntry[], language: string): HTMLElement {
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const rows = entries.flatMap((entry, index) => {
    const isNewMonth = entry.date.slice(0, 7) !== entries[index - 1]?.date.slice(0, 7);
    const row = element('li', 'first-entry', [
      linkTo(entry, day.format(noonOf(entry.date))),
      element('p', 'first-entry-about', [
        element('span', '', [entry.scripture]),
        ...entry.tags.map((tag) => element('span', '', [`#${tag}`])),
      ]),
    ]);
    return isNewMonth ? [element('li', 'first-month', [month.format(noonOf(entry.date))]), row] : [row];
  });
  return element('ul', 'first-entries', rows);
}

function linkTo({ id, title, preview, date }: FirstEntry, spokenDay: string): HTMLElement {
  const shown = element('span', '', [String(Number(date.slice(8)))]);
  shown.ariaHidden = 'true';
  const link = element('a', 'first-entry-link', [
    element('time', 'first-entry-day', [shown, element('span', 'first-heard', [spokenDay])]),
    element('span', 'first-entry-name', [title]),
    element('span', 'first-entry-bit', [preview]),
  ]);
  link.setAttribute('href', `/journal/${encodeURIComponent(id)}`);
  return link;
}

/** An element with its content; texts never become markup. */
function element(name: string, className: string, content: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...content);
  return made;
}
