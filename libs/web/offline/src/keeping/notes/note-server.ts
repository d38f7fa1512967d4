import { callRoute } from '@word-unfolded/api-client';
import {
  CatalogueError,
  changeNoteRoute,
  deleteNoteRoute,
  keepNoteRoute,
  listNotesRoute,
  type NoteOutcome,
  type ResponseOf,
  type ListNotes,
} from '@word-unfolded/contracts';
import { currentLanguage } from '@word-unfolded/i18n';
import { isSignedIn } from '../server.js';
import type { NoteOnItsWay } from './note-at-server.js';

/** Where the notes of a reader are kept beside this device. Every call may fail, with a CatalogueError. */
export type NoteServer = {
  readonly list: (since: number) => Promise<ResponseOf<typeof ListNotes>>;
  /** Keeps a note that is new (version 0), or changes one. */
  readonly keep: (id: string, version: number, sending: NoteOnItsWay) => Promise<NoteOutcome>;
  /** Answers with whether it is deleted: not if it has changed since. */
  readonly remove: (id: string, version: number) => Promise<boolean>;
};

/** The journal service, through the API, as long as it is this reader who is signed in. */
export function noteServerOf(owner: string): NoteServer {
  const options = () => {
    if (!isSignedIn(owner)) throw CatalogueError.of('NOT_AUTHENTICATED');
    return { language: currentLanguage() };
  };
  return {
    list: async (since) => callRoute(listNotesRoute, { query: { since: String(since) } }, options()),
    keep: async (id, version, { key, createdAt, ...written }) => {
      const how = { ...options(), idempotencyKey: key };
      return version === 0
        ? callRoute(keepNoteRoute, { body: { id, createdAt, ...written } }, how)
        : callRoute(changeNoteRoute, { params: { id }, body: { ...written, version } }, how);
    },
    remove: async (id, version) =>
      (
        await callRoute(
          deleteNoteRoute,
          { params: { id }, query: { version: version === 0 ? undefined : String(version) } },
          options(),
        )
      ).deleted,
  };
}
