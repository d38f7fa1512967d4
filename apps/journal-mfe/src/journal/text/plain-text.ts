import { withoutMarkup } from '@word-unfolded/domain';
import type { DeviceEntry } from '@word-unfolded/offline';

/** The title and the labels of an entry, in the reader's language. */
export type EntryWords = { readonly title: string; readonly date: string; readonly about: readonly string[] };

/** An entry as plain text for copying and sharing: its head, its text, and its active generated content. */
export function plainTextOf({ working }: DeviceEntry, { title, date, about }: EntryWords): string {
  const head = [title, [date, ...about].join(', ')].join('\n');
  const made = working.contents
    .filter(({ active, content }) => active && content !== '')
    .map(({ title: name, content }) => [name, withoutMarkup(content).trim()].filter(Boolean).join('\n'));
  return `${[head, withoutMarkup(working.content).trim(), ...made].join('\n\n')}\n`;
}
