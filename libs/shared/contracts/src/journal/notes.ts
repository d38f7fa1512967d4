import { cleanText } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { ENTRY_BODY_BYTES, WRITING_TIER } from './entries.js';
import { moment } from './opened-passage.js';

/** How many notes a reader keeps on the server at most, and how long one may be, in UTF-16 code units. */
export const NOTE_LIMITS = {
  most: 2_000,
  titleCharacters: 200,
  textCharacters: 50_000,
  passageCharacters: 400,
} as const;

/** Notes of one answer at most; long ones are fewer. */
export const NOTES_AT_ONCE = 50;

/** Far above every limit: no longer text is cleaned. */
const RAW_CHARACTERS = 400_000;

const cleaned = (most: number) =>
  z.string().max(RAW_CHARACTERS).transform(cleanText).pipe(z.string().max(most));

const written = z.object({
  title: cleaned(NOTE_LIMITS.titleCharacters).default(''),
  text: z
    .string('NOTES_REQUIRED')
    .max(RAW_CHARACTERS)
    .transform(cleanText)
    .pipe(z.string().max(NOTE_LIMITS.textCharacters)),
  passage: cleaned(NOTE_LIMITS.passageCharacters)
    .default('')
    .meta({ description: 'The passage that it is about, as the reader saw it written; empty for none.' }),
  createdAt: moment.optional(),
  updatedAt: moment
    .optional()
    .meta({ description: 'When it was written, by the device; never later than now.' }),
});

type Written = Pick<z.output<typeof written>, 'title' | 'text'>;

const isWritten = ({ title, text }: Written) => (title + text).trim() !== '';

/** Specification, section 5, "Notes": a note is more than blanks. */
const notBlank = { error: 'NOTES_OR_TITLE_REQUIRED', path: ['text'] };

/** A note of a reader. */
export const keptNote = z.object({
  id: documentId,
  title: z.string(),
  text: z.string(),
  passage: z.string(),
  createdAt: moment,
  updatedAt: moment,
  version: z.int().min(1).meta({ description: 'Rises with every change.' }),
});

export type KeptNote = z.infer<typeof keptNote>;

/** What became of a note that was sent. */
const noteOutcome = z.object({
  note: keptNote,
  copy: keptNote.nullable().meta({
    description:
      'What was sent, as a note of its own, where the note has another text by now: both are kept.',
  }),
});

export type NoteOutcome = z.infer<typeof noteOutcome>;

const listed = z.object({
  notes: z.array(keptNote),
  gone: z.array(documentId).meta({ description: 'Ids of notes that were deleted.' }),
  cursor: z.int().min(0),
  more: z.boolean().meta({ description: 'There are further ones: ask again with this cursor.' }),
});

/** What has changed of a reader's notes since a cursor, in the order of the changes, deletions included. */
export const ListNotes = defineMessage({
  subject: 'journal.note.list',
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
      .meta({ description: 'The cursor of the last answer; 0 for everything.' }),
  }),
  toRequest: ({ query }, { reader }) => ({ userId: reader.id, since: query.since }),
});

const begun = written.extend({
  id: documentId.optional().meta({ description: 'Given by the device, so that a note is kept once.' }),
});

/**
 * Keeps a new note; one that is known by its id is changed as by somebody who knows nothing of it. To send the same again
 * changes nothing. Error: NOTES_FULL.
 */
export const KeepNote = defineMessage({
  subject: 'journal.note.keep',
  request: begun.extend({ userId: documentId }),
  response: noteOutcome,
});

export const keepNoteRoute = defineRoute({
  method: 'POST',
  path: '/api/notes',
  summary: 'Keep a note',
  tag: 'Keeping',
  gate: WRITING_TIER,
  message: KeepNote,
  body: begun.refine(isWritten, notBlank),
  status: 201,
  bodyLimit: ENTRY_BODY_BYTES,
  toRequest: ({ body }, { reader }) => ({ ...body, userId: reader.id }),
});

const changed = written.omit({ createdAt: true }).extend({
  version: z.int().min(1).optional().meta({
    description: 'The version that was changed. Without it the latest, whatever that is.',
  }),
});

/** A note of the reader, by its id. */
const notePath = z.object({ id: documentId });

/**
 * Changes a note. Where it was changed elsewhere since the named version, it stays as it is, and what was sent is kept as
 * `copy`; where it was deleted since, it comes back. Error: NOTE_NOT_FOUND.
 */
export const ChangeNote = defineMessage({
  subject: 'journal.note.change',
  request: changed.extend({ userId: documentId, id: documentId }),
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
  body: changed.refine(isWritten, notBlank),
  bodyLimit: ENTRY_BODY_BYTES,
  toRequest: ({ params, body }, { reader }) => ({ ...body, userId: reader.id, id: params.id }),
});

/**
 * Deletes a note, unless it was changed since the named version: nobody deletes what they have not seen. Error:
 * NOTE_NOT_FOUND.
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
      .meta({ description: 'The version that the reader saw. Without it the latest, whatever that is.' }),
  }),
  toRequest: ({ params, query }, { reader }) => ({
    userId: reader.id,
    id: params.id,
    version: query.version,
  }),
});
