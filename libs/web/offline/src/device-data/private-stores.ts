import { syncStatusOf, type DeviceEntry } from '@word-unfolded/journal-merge';
import { mergeReading, NOTHING_READ } from '@word-unfolded/domain';
import { entryStore, idMappingStore, importStore, placeStore } from '../journal/stored/stored-journal.js';
import { makeUpTexts } from '../journal/stored/left-texts.js';
import { journalViewStore } from '../journal/stored/recent-views.js';
import { currentEntry, type QueuedEntry } from '../journal/exchange/queued-entry.js';
import { highlightStore, withPainted } from '../synced/highlights/stored-highlights.js';
import { bookmarkStore, withChanged } from '../synced/stored-bookmarks.js';
import { progressStore, viewStore } from '../synced/stored-reading.js';
import { isUnsent, planListStore, planStore } from '../synced/plans/stored-plan.js';
import type { Note } from '../synced/notes/stored-note.js';
import { makeUpNotes } from '../synced/notes/note-repository.js';
import { isSameContent, type NoteAtServer } from '../synced/notes/note-at-server.js';
import { recentSearchStore } from '../own-search/recent-searches.js';
import { openedPostStore } from '../magazine/opened-posts.js';
import { postDraftStore } from '../magazine/post-drafts.js';
import { log } from '@word-unfolded/ui';
import { createStore } from '../store/create-store.js';
import { settingsStore } from './private-settings.js';
import { privateStore, type Items, type PrivateStore } from './private-store.js';

const beforeSlash = (key: string) => key.split('/', 1)[0];
const afterSlash = (key: string) => key.split('/')[1];
const whole = (key: string) => key;
const nothing = () => new Map<string, never>();
const everything = <Item>(items: Items<Item>) => items;

/** All private data on this device. Every new kind of private record must be listed here. */
export const PRIVATE_STORES: readonly PrivateStore[] = [
  withLeft(
    privateStore({
      name: 'journal_entries',
      store: entryStore,
      ownerOf: beforeSlash,
      unsent: (items) => new Map([...items].filter(([, entry]) => syncStatusOf(entry) !== 'synced')),
      parse: (json) => currentEntry(JSON.parse(json) as DeviceEntry | QueuedEntry),
    }),
    makeUpTexts,
  ),
  // Without a stored position everything is requested again at the next sign-in.
  privateStore({ name: 'journal_place', store: placeStore, ownerOf: whole, unsent: nothing }),
  privateStore({ name: 'journal_imports', store: importStore, ownerOf: beforeSlash, unsent: everything }),
  privateStore({
    name: 'journal_recent_views',
    store: journalViewStore,
    ownerOf: whole,
    unsent: everything,
  }),
  privateStore({ name: 'idMappings', store: idMappingStore, ownerOf: beforeSlash, unsent: nothing }),
  withLeft(
    privateStore<unknown>({
      name: 'bible_notes',
      store: createStore<unknown>('bible_notes'),
      ownerOf: afterSlash,
      unsent: unsentOfNotes,
    }),
    makeUpNotes,
  ),
  privateStore({
    name: 'bookmarks',
    store: bookmarkStore,
    ownerOf: whole,
    unsent: (items) =>
      new Map(
        [...items]
          .filter(([, { unsent }]) => unsent.length > 0)
          .map(([owner, { bookmarks, unsent }]) => [
            owner,
            { unsent, bookmarks: bookmarks.filter(({ id }) => unsent.includes(id)) },
          ]),
      ),
    merge: (stored, hidden) => withChanged(stored, hidden.bookmarks),
  }),
  privateStore({
    name: 'highlights',
    store: highlightStore,
    ownerOf: whole,
    unsent: (items) =>
      new Map(
        [...items]
          .filter(([, { unsent }]) => unsent.length > 0)
          .map(([owner, { highlights, unsent }]) => [
            owner,
            { unsent, highlights: highlights.filter(({ verse }) => unsent.includes(verse)) },
          ]),
      ),
    merge: (stored, hidden) => withPainted(stored, hidden.highlights),
  }),
  privateStore({
    name: 'recentlyViewed',
    store: viewStore,
    ownerOf: whole,
    unsent: onlyUnsent,
    merge: (stored, hidden) => {
      const { recentlyViewed, clearedAt } = mergeReading(
        { ...NOTHING_READ, ...stored },
        { ...NOTHING_READ, ...hidden },
      );
      return { recentlyViewed, clearedAt, isUnsent: true };
    },
  }),
  privateStore({
    name: 'readingProgress',
    store: progressStore,
    ownerOf: whole,
    unsent: onlyUnsent,
    merge: (stored, hidden) => {
      const { history, clearedAt } = mergeReading(
        { ...NOTHING_READ, history: stored.history, clearedAt: stored.clearedAt },
        { ...NOTHING_READ, history: hidden.history, clearedAt: hidden.clearedAt },
      );
      return { ...stored, history, clearedAt, isUnsent: true };
    },
  }),
  privateStore({
    name: 'readingPlan',
    store: planStore,
    ownerOf: beforeSlash,
    unsent: (items) => new Map([...items].filter(([, plan]) => isUnsent(plan))),
  }),
  privateStore({ name: 'readingPlans', store: planListStore, ownerOf: whole, unsent: nothing }),
  // The server stores mappings as they are generated, but no word study questions.
  privateStore({
    name: 'mappings',
    store: createStore<unknown>('mappings'),
    ownerOf: afterSlash,
    unsent: nothing,
  }),
  privateStore({
    name: 'word_maps',
    store: createStore<unknown>('word_maps'),
    ownerOf: whole,
    unsent: everything,
  }),
  // Sign-out removes them: they are of no use to others, and the server has none.
  privateStore({ name: 'recent_searches', store: recentSearchStore, ownerOf: whole, unsent: nothing }),
  // What was read says something about a reader, and the server has it all.
  privateStore({ name: 'magazine_posts', store: openedPostStore, ownerOf: beforeSlash, unsent: nothing }),
  privateStore({ name: 'magazine_drafts', store: postDraftStore, ownerOf: beforeSlash, unsent: everything }),
  settingsStore,
];

/** A store with what pages have left of its records, which comes into it before anything else happens. */
function withLeft(store: PrivateStore, makeUp: () => Promise<void>): PrivateStore {
  return {
    ...store,
    owners: async () => {
      await makeUp().catch((error: unknown) => log.warn('What a page has left could not be stored', error));
      return store.owners();
    },
  };
}

function onlyUnsent<Item extends { readonly isUnsent?: boolean }>(items: Items<Item>): Items<Item> {
  return new Map([...items].filter(([, { isUnsent }]) => isUnsent !== false));
}

/** A note that the server has is deleted; versions and deleted notes stay, because no server has them. */
function unsentOfNotes(items: Items<unknown>): Items<unknown> {
  return new Map(
    [...items].filter(([key]) => {
      const [kind, owner, id] = key.split('/');
      const note = items.get(`note/${owner}/${id}`) as Note | undefined;
      const known = items.get(`server/${owner}/${id}`) as NoteAtServer | undefined;
      if (kind === 'history' || kind === 'bin') return true;
      return (kind === 'note' || kind === 'server') && !isOnServer(note, known);
    }),
  );
}

function isOnServer(note: Note | undefined, known: NoteAtServer | undefined): boolean {
  if (!known?.content || known.sending || known.removed) return false;
  return !note || isSameContent(note, known.content);
}
