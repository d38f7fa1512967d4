import { callRoute } from '@word-unfolded/api-client';
import {
  AppError,
  changeNoteRoute,
  deleteNoteRoute,
  changeVerseNoteRoute,
  saveNoteRoute,
  saveVerseNoteRoute,
  listNotesRoute,
  type NoteOutcome,
  type ResponseOf,
  type ListNotes,
} from '@word-unfolded/contracts';
import { currentLanguage } from '@word-unfolded/i18n';
import { isSignedIn } from '../server.js';
import type { NoteInTransit } from './note-at-server.js';

/** The server of a reader's notes. Every call may fail, with an AppError. */
export type NoteServer = {
  readonly list: (since: number) => Promise<ResponseOf<typeof ListNotes>>;
  /** Creates a note (version 0), or changes one. */
  readonly save: (id: string, version: number, sending: NoteInTransit) => Promise<NoteOutcome>;
  /** Returns whether it was deleted: not if it has changed since. */
  readonly remove: (id: string, version: number) => Promise<boolean>;
};

/** The journal service, through the API, while this reader is signed in. */
export function noteServerOf(owner: string): NoteServer {
  const options = () => {
    if (!isSignedIn(owner)) throw AppError.of('NOT_AUTHENTICATED');
    return { language: currentLanguage() };
  };
  return {
    list: async (since) => callRoute(listNotesRoute, { query: { since: String(since) } }, options()),
    save: async (id, version, { key, createdAt, verses, ...written }) => {
      const how = { ...options(), idempotencyKey: key };
      if (verses)
        return version === 0
          ? callRoute(saveVerseNoteRoute, { body: { id, createdAt, verses, ...written } }, how)
          : callRoute(changeVerseNoteRoute, { params: { id }, body: { ...written, verses, version } }, how);
      return version === 0
        ? callRoute(saveNoteRoute, { body: { id, createdAt, ...written } }, how)
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
