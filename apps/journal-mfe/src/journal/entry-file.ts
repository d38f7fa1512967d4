import { withoutMarkup } from '@word-unfolded/domain';
import type { DeviceEntry } from '@word-unfolded/offline';

export type FileKind = 'markdown' | 'txt' | 'json';

/** What an entry is called and filed under, in the reader's language. */
export type EntryWords = { readonly title: string; readonly date: string; readonly about: readonly string[] };

/** An entry as a file; made on this device, so that it can be taken along without a network. */
export function entryFile(entry: DeviceEntry, kind: FileKind, words: EntryWords): File {
  const stem = `${entry.working.date} ${words.title}`
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 100);
  switch (kind) {
    case 'markdown':
      return new File([markdownOf(entry, words)], `${stem}.md`, { type: 'text/markdown;charset=utf-8' });
    case 'txt':
      return new File([plainOf(entry, words)], `${stem}.txt`, { type: 'text/plain;charset=utf-8' });
    case 'json':
      return jsonFile([entry], stem);
  }
}

/** An entry as it is pasted and shared. */
export function plainOf({ working }: DeviceEntry, { title, date, about }: EntryWords): string {
  const head = [title, [date, ...about].join(', ')].join('\n');
  const made = working.contents
    .filter(({ active, content }) => active && content !== '')
    .map(({ title: name, content }) => [name, withoutMarkup(content).trim()].filter(Boolean).join('\n'));
  return `${[head, withoutMarkup(working.content).trim(), ...made].join('\n\n')}\n`;
}

function markdownOf({ working }: DeviceEntry, { title, date, about }: EntryWords): string {
  const made = working.contents
    .filter(({ active, content }) => active && content !== '')
    .map(({ title: name, content }) => (name ? `## ${name}\n\n${content}` : content));
  return `${[`# ${title}`, `*${[date, ...about].join(', ')}*`, working.content.trim(), ...made].join('\n\n')}\n`;
}

/** Entries as one file, with everything that is kept with them, and what waits among them. @param stem the name without its end */
export function jsonFile(entries: readonly DeviceEntry[], stem: string): File {
  const text = `${JSON.stringify({ entries: entries.map(plainEntry) }, null, 2)}\n`;
  return new File([text], `${stem}.json`, { type: 'application/json' });
}

function plainEntry({ working, createdAt, updatedAt, localId, serverId }: DeviceEntry) {
  const { contents, conflict, binned: _, ...fields } = working;
  return { id: serverId ?? localId, ...fields, createdAt, updatedAt, generatedContent: contents, conflict };
}

/** Gives a file to the reader: the browser saves it. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
