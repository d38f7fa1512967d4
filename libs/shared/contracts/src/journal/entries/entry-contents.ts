import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { defineRoute } from '../../http/define-route.js';
import { defineMessage } from '../../messaging/define.js';
import { entryPath, WRITING_TIER } from './entries.js';
import { contentAnswer, contentsAnswer } from './entry-answers.js';
import {
  contentId,
  contentType,
  generatedBody,
  generatedContent,
  generatedTitle,
  generatedBy,
  imageKey,
} from '../journal-fields.js';

const owned = { userId: documentId, entryId: documentId };
const contents = z.object({ contents: z.array(generatedContent) });

const contentPath = entryPath('ENTRY_ID_INVALID').extend({ contentId });

/** The generated contents of an entry. Errors: ENTRY_NOT_FOUND. */
export const ListContents = defineMessage({
  subject: 'journal.content.list',
  safe: true,
  request: z.object(owned),
  response: contents,
});

export const listContentsRoute = defineRoute({
  method: 'GET',
  path: '/api/journal/{id}/content',
  summary: 'The generated contents of an entry',
  tag: 'Journal',
  gate: 'signed-in',
  message: ListContents,
  params: entryPath('ENTRY_ID_INVALID'),
  ...contentsAnswer,
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, entryId: params.id }),
});

/** Generated content as a client sends it to be stored. */
export const sentContent = z.object({
  id: contentId.optional().meta({
    description: 'An existing content with this id is replaced; without an id, a new one is created.',
  }),
  type: contentType,
  title: generatedTitle.default(''),
  content: generatedBody.default(''),
  image: imageKey.default(null),
  writer: generatedBy.default(''),
});

/**
 * Stores generated content with an entry, and makes it the active one of its type. Errors: ENTRY_NOT_FOUND_WITH_ID,
 * CONTENTS_FULL.
 */
export const SaveContent = defineMessage({
  subject: 'journal.content.keep',
  requires: WRITING_TIER,
  request: z.object({ ...owned, content: sentContent }),
  response: z.object({ content: generatedContent }),
});

export const saveContentRoute = defineRoute({
  method: 'POST',
  path: '/api/journal/{id}/content',
  summary: 'Store generated content with an entry',
  tag: 'Journal',
  gate: WRITING_TIER,
  message: SaveContent,
  params: entryPath('ENTRY_ID_INVALID'),
  body: sentContent,
  ...contentAnswer,
  status: 201,
  toRequest: ({ params, body }, { reader }) => ({ userId: reader.id, entryId: params.id, content: body }),
});

const ofContent = z.object({ ...owned, contentId });

/** Makes a generated content the active one of its type. Errors: ENTRY_NOT_FOUND, CONTENT_NOT_FOUND. */
export const ActivateContent = defineMessage({
  subject: 'journal.content.activate',
  requires: WRITING_TIER,
  request: ofContent,
  response: contents,
});

export const activateContentRoute = defineRoute({
  method: 'PUT',
  path: '/api/journal/{id}/content/{contentId}/active',
  summary: 'Make a generated content the active one of its type',
  tag: 'Journal',
  gate: WRITING_TIER,
  message: ActivateContent,
  params: contentPath,
  ...contentsAnswer,
  toRequest: ({ params }, { reader }) => ({
    userId: reader.id,
    entryId: params.id,
    contentId: params.contentId,
  }),
});

/** Deletes a generated content. Errors: ENTRY_NOT_FOUND, CONTENT_NOT_FOUND. */
export const DeleteContent = defineMessage({
  subject: 'journal.content.delete',
  request: ofContent,
  response: contents,
});

export const deleteContentRoute = defineRoute({
  method: 'DELETE',
  path: '/api/journal/{id}/content/{contentId}',
  summary: 'Delete a generated content of an entry',
  tag: 'Journal',
  gate: 'signed-in',
  message: DeleteContent,
  params: contentPath,
  ...contentsAnswer,
  toRequest: ({ params }, { reader }) => ({
    userId: reader.id,
    entryId: params.id,
    contentId: params.contentId,
  }),
});
