import type { OwnSource } from '@word-unfolded/contracts';
import { withoutMarkdown } from '@word-unfolded/domain';
import { syncStatusOf, type DeviceEntry } from '@word-unfolded/journal-merge';
import type { OwnText } from '@word-unfolded/scripture-text';
import { journalOf } from '../journal/use-journal.js';
import { readOpenedPosts, type OpenedPost } from '../magazine/opened-posts.js';
import { noteRepository } from '../synced/notes/note-repository.js';
import type { Note } from '../synced/notes/stored-note.js';
import { planListStore } from '../synced/plans/stored-plan.js';

/** A text of a reader on this device, or a post of the magazine that was opened on it. */
export type DeviceText = OwnText & {
  readonly source: OwnSource | 'magazine';
  /** The id at the server, or else the key on this device. */
  readonly id: string;
  readonly passage: string;
  /** The part to show. */
  readonly shown: string;
};

/**
 * The texts of an owner on this device, without deleted ones.
 *
 * @param which `unsent` for those that the server may not have: notes, and entries that are not synchronised
 */
export async function deviceTexts(owner: string, which: 'all' | 'unsent'): Promise<DeviceText[]> {
  const [entries, notes, plans, posts] = await Promise.all([
    entriesOf(owner),
    noteRepository(owner).list(),
    which === 'all' ? planListStore.read(owner) : undefined,
    which === 'all' ? readOpenedPosts(owner) : [],
  ]);
  return [
    ...entries.filter((entry) => which === 'all' || syncStatusOf(entry) !== 'synced').map(textOfEntry),
    ...notes.map(textOfNote),
    ...(plans ?? []).map(({ planId, title, topic, startDate }): DeviceText => {
      const text = topic ?? '';
      return { source: 'plans', id: planId, title, text, shown: text, passage: '', date: startDate };
    }),
    ...posts.map(textOfPost),
  ];
}

async function entriesOf(owner: string): Promise<DeviceEntry[]> {
  const { journal } = journalOf(owner);
  await journal.load();
  const entries = [...(journal.current().entries?.values() ?? [])];
  return entries.filter(({ working }) => !working.binned);
}

function textOfEntry({ key, serverId, working }: DeviceEntry): DeviceText {
  const { title, content, scripture, tags, date } = working;
  return {
    source: 'journal',
    id: serverId ?? key,
    title,
    text: `${content}\n${scripture}`,
    shown: content,
    tags,
    passage: scripture,
    date,
  };
}

function textOfNote({ id, title, text, passage, updatedAt }: Note): DeviceText {
  return {
    source: 'notes',
    id,
    title,
    text: `${text}\n${passage}`,
    shown: text,
    passage,
    date: updatedAt,
  };
}

function textOfPost({
  post: { slug, title, summary, body, author, tags, publishedAt },
}: OpenedPost): DeviceText {
  const text = `${summary}\n${withoutMarkdown(body)}\n${author}`;
  return { source: 'magazine', id: slug, title, text, shown: text, tags, passage: '', date: publishedAt };
}
