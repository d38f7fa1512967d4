import { CatalogueError } from '@word-unfolded/contracts';
import { BOOKMARK_LIMITS, keptBookmarks, type Bookmark, type OpenedPassage } from '@word-unfolded/domain';
import { useEffect, useMemo } from 'react';
import { useKept } from '../kept/use-kept.js';
import { useOwner, VISITOR } from '../kept/use-owner.js';
import { adoptOldNames } from './adopt-old-names.js';
import { errandOf } from './keep-on-server.js';
import { bookmarkKeep, withChanged, type KeptBookmarks } from './kept-bookmarks.js';

/** A passage that a reader wants to keep, and how it begins. */
export type PassageToKeep = OpenedPassage & { readonly text: string };

export type Bookmarks = {
  /** False until this device has said what it has. */
  readonly isKnown: boolean;
  /** What the reader keeps, the newest first. */
  readonly bookmarks: readonly Bookmark[];
  readonly has: (id: string) => boolean;
  /** @throws CatalogueError BOOKMARKS_FULL, or Error when the browser refuses to keep it */
  readonly add: (passage: PassageToKeep) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Puts back what was just taken away, with its notes. */
  readonly restore: (bookmark: Bookmark) => Promise<void>;
  readonly write: (id: string, notes: string) => Promise<void>;
};

const now = () => new Date().toISOString();

/**
 * The bookmarks of who reads: on this device for everyone, and on the server too for a reader who is signed in (there,
 * what they kept as a visitor joins what they had).
 */
export function useBookmarks(): Bookmarks {
  const owner = useOwner();
  const { item, isKnown } = useKept(bookmarkKeep, owner);
  useEffect(() => {
    void adoptOldNames();
    return owner === undefined || owner === VISITOR ? undefined : errandOf('bookmarks', owner).start();
  }, [owner]);
  return useMemo(() => {
    const bookmarks = keptBookmarks(item?.bookmarks ?? []);
    return { isKnown, bookmarks, has: (id) => bookmarks.some((each) => each.id === id), ...actsOf(owner) };
  }, [owner, item, isKnown]);
}

function actsOf(owner: string | undefined): Pick<Bookmarks, 'add' | 'remove' | 'restore' | 'write'> {
  async function change(compute: (kept: KeptBookmarks | undefined) => Bookmark[]): Promise<void> {
    if (owner === undefined) return;
    await bookmarkKeep.change(owner, (kept) => withChanged(kept, compute(kept)));
    if (owner !== VISITOR) errandOf('bookmarks', owner).ask();
  }
  const changeOne = (id: string, alter: (bookmark: Bookmark, at: string) => Bookmark) =>
    change((kept) =>
      (kept?.bookmarks ?? []).filter((each) => each.id === id).map((each) => alter(each, now())),
    );

  return {
    add: ({ id, reference, translationId, text }) =>
      change((kept) => {
        const live = keptBookmarks(kept?.bookmarks ?? []);
        const { most, textCharacters } = BOOKMARK_LIMITS;
        if (live.some((each) => each.id === id)) return [];
        if (live.length >= most) throw CatalogueError.of('BOOKMARKS_FULL', { max: most });
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
