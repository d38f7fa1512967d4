import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { ENTRY_BODY_BYTES, WRITING_TIER } from './entries/entries.js';
import { lineText, multilineText } from '../text/text-fields.js';
import { moment } from './current-passage.js';
import { canonicalVerse } from './highlights.js';
import { textHashField } from './text-hash-field.js';

/** How many notes a reader can store on the server, and how long one may be, in UTF-16 code units. */
export const NOTE_LIMITS = {
  most: 2_000,
  titleCharacters: 200,
  textCharacters: 50_000,
  passageCharacters: 400,
} as const;

/** Maximum notes per response; fewer if they are long. */
export const NOTES_AT_ONCE = 50;

/** The canonical verses that a note is about, in every translation. */
export const versesOfNote = z
  .object({ first: canonicalVerse, last: canonicalVerse })
  .refine(({ first, last }) => first <= last);

export type VersesOfNote = z.infer<typeof versesOfNote>;

const written = z.object({
  title: lineText().max(NOTE_LIMITS.titleCharacters).default(''),
  text: multilineText('NOTES_REQUIRED').max(NOTE_LIMITS.textCharacters),
  passage: lineText()
    .max(NOTE_LIMITS.passageCharacters)
    .default('')
    .meta({ description: 'The passage of the note, as the reader saw it written; empty for none.' }),
  inJournal: textHashField.optional().meta({
    description:
      'Identifies the text of the note that was last stored in the journal, so that another device can continue from it.',
  }),
  createdAt: moment.optional(),
  updatedAt: moment
    .optional()
    .meta({ description: 'When it was written, by the clock of the device; never in the future.' }),
});

type Written = Pick<z.output<typeof written>, 'title' | 'text'>;

export const isWritten = ({ title, text }: Written) => (title + text).trim() !== '';

/** Specification, section 5, "Notes": a note must not be blank. */
export const notBlank = { error: 'NOTES_OR_TITLE_REQUIRED', path: ['text'] };

/** A reader's note. */
export const savedNote = z.object({
  id: documentId,
  title: z.string(),
  text: z.string(),
  passage: z.string(),
  verses: versesOfNote
    .optional()
    .meta({ description: 'Present in a note on verses, and then in all its versions.' }),
  createdAt: moment,
  updatedAt: moment,
  inJournal: textHashField.optional(),
  version: z.int().min(1).meta({ description: 'Increases with every change.' }),
});

export type SavedNote = z.infer<typeof savedNote>;

/** The result for a note that was sent. */
export const noteOutcome = z.object({
  note: savedNote,
  copy: savedNote.nullable().meta({
    description:
      'The text that was sent, as a separate note, when the note has another text by now: both are stored.',
  }),
});

export type NoteOutcome = z.infer<typeof noteOutcome>;

const listed = z.object({
  notes: z.array(savedNote),
  gone: z.array(documentId).meta({ description: 'Ids of deleted notes.' }),
  cursor: z.int().min(0),
  more: z.boolean().meta({ description: 'There are more changes: request them with this cursor.' }),
});

/** The changes of a reader's notes since a cursor, in the order of the changes, including deletions. */
export const ListNotes = defineMessage({
  subject: 'journal.note.list',
  safe: true,
  request: z.object({ userId: documentId, since: z.int().min(0) }),
  response: listed,
});

export const listNotesRoute = defineRoute({
  method: 'GET',
  path: '/api/notes',
  summary: "The reader's notes",
  tag: 'Keeping',
  gate: 'signed-in',
  message: ListNotes,
  query: z.object({
    since: z.coerce
      .number()
      .int()
      .min(0)
      .default(0)
      .meta({ description: 'The cursor of the last response; 0 for everything.' }),
  }),
  toRequest: ({ query }, { reader }) => ({ userId: reader.id, since: query.since }),
});

/** A note that begins on a device. */
export const begunNote = written.extend({
  id: documentId
    .optional()
    .meta({ description: 'Assigned by the device, so that a note is stored only once.' }),
});

/**
 * Creates a note; a known id is treated as a change by a client that has seen no version of it. Idempotent. Error:
 * NOTES_FULL.
 */
export const SaveNote = defineMessage({
  subject: 'journal.note.keep',
  requires: WRITING_TIER,
  request: begunNote.extend({ userId: documentId }),
  response: noteOutcome,
});

export const saveNoteRoute = defineRoute({
  method: 'POST',
  path: '/api/notes',
  summary: 'Create a note',
  tag: 'Keeping',
  gate: WRITING_TIER,
  message: SaveNote,
  body: begunNote.refine(isWritten, notBlank),
  status: 201,
  bodyLimit: ENTRY_BODY_BYTES,
  toRequest: ({ body }, { reader }) => ({ ...body, userId: reader.id }),
});

/** A change of a note. */
export const changedNote = written.omit({ createdAt: true }).extend({
  version: z.int().min(1).optional().meta({
    description: 'The version that was changed; the latest one when absent.',
  }),
});

/** A reader's note, by its id. */
export const notePath = z.object({ id: documentId });

/**
 * Changes a note. If it was changed elsewhere since the named version, it stays as it is and the sent text is stored as
 * `copy`; if it was deleted since, it is restored. Error: NOTE_NOT_FOUND.
 */
export const ChangeNote = defineMessage({
  subject: 'journal.note.change',
  requires: WRITING_TIER,
  request: changedNote.extend({ userId: documentId, id: documentId }),
  response: noteOutcome,
});

export const changeNoteRoute = defineRoute({
  method: 'PUT',
  path: '/api/notes/{id}',
  summary: 'Change a note',
  tag: 'Keeping',
  gate: WRITING_TIER,
  message: ChangeNote,
  params: notePath,
  body: changedNote.refine(isWritten, notBlank),
  bodyLimit: ENTRY_BODY_BYTES,
  toRequest: ({ params, body }, { reader }) => ({ ...body, userId: reader.id, id: params.id }),
});

/**
 * Deletes a note, unless it was changed since the named version: a client must not delete a text that it has not seen.
 * Error: NOTE_NOT_FOUND.
 */
export const DeleteNote = defineMessage({
  subject: 'journal.note.delete',
  request: z.object({ userId: documentId, id: documentId, version: z.int().min(1).optional() }),
  response: z.object({ deleted: z.boolean() }),
});

export const deleteNoteRoute = defineRoute({
  method: 'DELETE',
  path: '/api/notes/{id}',
  summary: 'Delete a note',
  tag: 'Keeping',
  gate: 'signed-in',
  message: DeleteNote,
  params: notePath,
  query: z.object({
    version: z.coerce
      .number()
      .int()
      .min(1)
      .optional()
      .meta({ description: 'The version that the reader saw; the latest one when absent.' }),
  }),
  toRequest: ({ params, query }, { reader }) => ({
    userId: reader.id,
    id: params.id,
    version: query.version,
  }),
});
