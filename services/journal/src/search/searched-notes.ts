import { Injectable } from '@nestjs/common';
import {
  OwnTextRepository,
  OwnWordsCache,
  type OwnerId,
  type OwnResult,
  type OwnSearchPart,
  type OwnTextSource,
} from '@word-unfolded/persistence';
import { NoteRepository } from '../notes/note.repository.js';

/** The notes of a reader, to be indexed and searched. */
@Injectable()
export class SearchedNotes implements OwnTextSource {
  readonly kind = 'note';
  readonly citesVerses = true;

  constructor(
    private readonly texts: OwnTextRepository,
    private readonly cache: OwnWordsCache,
    private readonly notes: NoteRepository,
  ) {}

  /** The cursor is the number of a change of the reader. */
  readonly changedAfter: OwnTextSource['changedAfter'] = async (ownerId, cursor, limit) => {
    const changed = await this.notes.changedSince(ownerId, Number(cursor), limit);
    return {
      items: changed.map(({ id, title, text, passage, sequence, goneAt, updatedAt }) => ({
        itemId: id,
        stamp: String(sequence),
        read: () => (goneAt === null ? { title, text: `${text}\n${passage}`, date: updatedAt } : null),
      })),
      cursor: String(changed.at(-1)?.sequence ?? cursor),
    };
  };

  of(ownerId: OwnerId): OwnSearchPart {
    return {
      source: 'notes',
      having: async (terms, withForms) =>
        this.cache.of(ownerId, this.kind)?.index.having(terms) ??
        this.texts.having(ownerId, this.kind, await withForms()),
      wordsWith: (initials) => this.cache.of(ownerId, this.kind)?.index.wordsWith(initials),
      forget: (ids) => this.cache.forget(ownerId, this.kind, ids),
      read: (ids) => this.cache.textsOf(ownerId, this.kind, ids, (others) => this.read(ownerId, others)),
    };
  }

  private async read(ownerId: OwnerId, ids: readonly string[]): Promise<OwnResult[]> {
    const [notes, verseWords] = await Promise.all([
      this.notes.named(ownerId, ids),
      this.cache.of(ownerId, this.kind)?.index.verseWordsOf(ids) ??
        this.texts.verseWordsOf(ownerId, this.kind, ids),
    ]);
    return notes.map(({ id, title, text, passage, updatedAt }) => ({
      id,
      title,
      text: `${text}\n${passage}`,
      shown: () => text,
      verseWords: verseWords.get(id) ?? [],
      passage,
      date: updatedAt,
    }));
  }
}
