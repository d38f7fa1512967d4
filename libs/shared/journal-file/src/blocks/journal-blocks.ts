import { dayIn } from '../labels.js';
import type { FiledEdition, Writing } from '../writing.js';
import { block, type Block } from './block.js';
import { entryBlocks } from './entry-blocks.js';
import { linkWordingIn } from './link-wording.js';

/**
 * All blocks of a file for people, in their order: what the file is, each entry, and the notices of the quoted editions
 * of Scripture.
 */
export async function* journalBlocks(writing: Writing): AsyncGenerator<Block[]> {
  const { entries, labels } = writing;
  const quoted = new QuotedEditions(writing.editions);
  const wordingOf = linkWordingIn(labels, (id) => quoted.nameOf(id));
  if (writing.total !== 1) yield cover(writing);
  for await (const entry of entries) yield entryBlocks(entry, labels, wordingOf);
  const notices = quoted.notices();
  if (notices.length > 0)
    yield [block('title', labels.quoted), ...notices.map((notice) => block('text', notice))];
}

/** The editions that are quoted in a file. */
class QuotedEditions {
  private readonly ids = new Set<string>();

  constructor(private readonly editions: readonly FiledEdition[]) {}

  nameOf(id: string): string {
    if (id !== '') this.ids.add(id);
    return this.find(id)?.name ?? id;
  }

  /** The notice that must accompany the words. */
  notices(): string[] {
    return [...this.ids].sort().map((id) => this.find(id)?.notice ?? id);
  }

  private find(id: string): FiledEdition | undefined {
    return this.editions.find((edition) => edition.id === id);
  }
}

function cover({ labels, writtenAt, total }: Writing): Block[] {
  const when = dayIn(labels, writtenAt.toISOString());
  return [block('cover', labels.journal), block('about', labels.written(when, total))];
}
