import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { ENTRY_BODY_BYTES } from './entries/entries.js';
import { begunNote, changedNote, isWritten, notBlank, noteOutcome, notePath, versesOfNote } from './notes.js';

/** A note on verses is every signed-in reader's; other notes are stored on the server from plus. */
const onVerses = { verses: versesOfNote };

const begun = begunNote.extend(onVerses);

/** Creates a note on verses, as `SaveNote` does. Idempotent. Error: NOTES_FULL. */
export const SaveVerseNote = defineMessage({
  subject: 'journal.verse-note.save',
  request: begun.extend({ userId: documentId }),
  response: noteOutcome,
});

export const saveVerseNoteRoute = defineRoute({
  method: 'POST',
  path: '/api/verse-notes',
  summary: 'Create a note on verses',
  tag: 'Keeping',
  gate: 'signed-in',
  message: SaveVerseNote,
  body: begun.refine(isWritten, notBlank),
  status: 201,
  bodyLimit: ENTRY_BODY_BYTES,
  toRequest: ({ body }, { reader }) => ({ ...body, userId: reader.id }),
});

const changed = changedNote.extend(onVerses);

/** Changes a note on verses, as `ChangeNote` does. Error: NOTE_NOT_FOUND, also for a note that is not on verses. */
export const ChangeVerseNote = defineMessage({
  subject: 'journal.verse-note.change',
  request: changed.extend({ userId: documentId, id: documentId }),
  response: noteOutcome,
});

export const changeVerseNoteRoute = defineRoute({
  method: 'PUT',
  path: '/api/verse-notes/{id}',
  summary: 'Change a note on verses',
  tag: 'Keeping',
  gate: 'signed-in',
  message: ChangeVerseNote,
  params: notePath,
  body: changed.refine(isWritten, notBlank),
  bodyLimit: ENTRY_BODY_BYTES,
  toRequest: ({ params, body }, { reader }) => ({ ...body, userId: reader.id, id: params.id }),
});
