import { AppError } from '@word-unfolded/contracts';
import { BOOKMARK_LIMITS, storedBookmarks, type Bookmark, type CurrentPassage } from '@word-unfolded/domain';
import { useEffect, useMemo } from 'react';
import { useStored } from '../store/use-stored.js';
import { useOwner, VISITOR } from '../store/use-owner.js';
import { migrateOldNames } from './migrate-old-names.js';
import { syncTaskOf } from './save-on-server.js';
import { bookmarkStore, withChanged, type StoredBookmarks } from './stored-bookmarks.js';

/** A passage to bookmark, and its first words. */
export type PassageToStore = CurrentPassage & { readonly text: string };

export type Bookmarks = {
  /** False until the store has been read. */
  readonly isKnown: boolean;
  /** The reader's bookmarks, the newest first. */
  readonly bookmarks: readonly Bookmark[];
  readonly has: (id: string) => boolean;
  /** @throws AppError BOOKMARKS_FULL, or Error when the browser refuses to store it */
  readonly add: (passage: PassageToStore) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Restores a bookmark that was just removed, with its notes. */
  readonly restore: (bookmark: Bookmark) => Promise<void>;
  readonly write: (id: string, notes: string) => Promise<void>;
};

const now = () => new Date().toISOString();

/**
 * The bookmarks of the current owner: on this device for everyone, and also on the server for a signed-in reader (whose
 * bookmarks are joined by those they set as a visitor).
 */
export function useBookmarks(): Bookmarks {
  const owner = useOwner();
  const { item, isKnown } = useStored(bookmarkStore, owner);
  useEffect(() => {
    void migrateOldNames();
    return owner === undefined || owner === VISITOR ? undefined : syncTaskOf('bookmarks', owner).start();
  }, [owner]);
  return useMemo(() => {
    const bookmarks = storedBookmarks(item?.bookmarks ?? []);
    return { isKnown, bookmarks, has: (id) => bookmarks.some((each) => each.id === id), ...actionsOf(owner) };
  }, [owner, item, isKnown]);
}

function actionsOf(owner: string | undefined): Pick<Bookmarks, 'add' | 'remove' | 'restore' | 'write'> {
  async function change(compute: (stored: StoredBookmarks | undefined) => Bookmark[]): Promise<void> {
    if (owner === undefined) return;
    await bookmarkStore.change(owner, (stored) => withChanged(stored, compute(stored)));
    if (owner !== VISITOR) syncTaskOf('bookmarks', owner).request();
  }
  const changeOne = (id: string, alter: (bookmark: Bookmark, at: string) => Bookmark) =>
    change((stored) =>
      (stored?.bookmarks ?? []).filter((each) => each.id === id).map((each) => alter(each, now())),
    );

  return {
    add: ({ id, reference, translationId, text }) =>
      change((stored) => {
        const live = storedBookmarks(stored?.bookmarks ?? []);
        const { most, textCharacters } = BOOKMARK_LIMITS;
        if (live.some((each) => each.id === id)) return [];
        if (live.length >= most) throw AppError.of('BOOKMARKS_FULL', { max: most });
        const at = now();
        return [
          {
            id,
            reference,
            translationId,
            text: text.slice(0, textCharacters),
            notes: '',
            notesAt: null,
            createdAt: at,
            updatedAt: at,
            removedAt: null,
          },
        ];
      }),
    remove: (id) =>
      changeOne(id, (bookmark, at) => ({
        ...bookmark,
        text: '',
        notes: '',
        notesAt: bookmark.notes === '' ? bookmark.notesAt : at,
        updatedAt: at,
        removedAt: at,
      })),
    restore: (bookmark) =>
      change(() => {
        const at = now();
        return [{ ...bookmark, notesAt: bookmark.notes === '' ? null : at, updatedAt: at, removedAt: null }];
      }),
    write: (id, notes) =>
      changeOne(id, (bookmark, at) => ({
        ...bookmark,
        notes: notes.slice(0, BOOKMARK_LIMITS.notesCharacters),
        notesAt: at,
        updatedAt: at,
      })),
  };
}
