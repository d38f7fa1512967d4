import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { entryPath, WRITING_TIER } from './entries.js';
import {
  contentId,
  contentType,
  generatedBody,
  generatedContent,
  generatedTitle,
  generatedWriter,
  imageKey,
} from './journal-fields.js';

const owned = { userId: documentId, entryId: documentId };
const contents = z.object({ contents: z.array(generatedContent) });

const contentPath = entryPath('ENTRY_ID_INVALID').extend({ contentId });

/** What was made from an entry. Errors: ENTRY_NOT_FOUND. */
export const ListContents = defineMessage({
  subject: 'journal.content.list',
  request: z.object(owned),
  response: contents,
});

export const listContentsRoute = defineRoute({
  method: 'GET',
  path: '/api/journal/{id}/content',
  summary: 'What was made from an entry',
  tag: 'Journal',
  gate: 'signed-in',
  message: ListContents,
  params: entryPath('ENTRY_ID_INVALID'),
  answer: z.array(generatedContent),
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, entryId: params.id }),
  toAnswer: (response) => ({ data: response.contents }),
});

/** Something that was made from an entry, as it is sent to be kept. */
export const sentContent = z.object({
  id: contentId.optional().meta({
    description: 'One that is there already is replaced, as when it was made anew; without it a new one.',
  }),
  type: contentType,
  title: generatedTitle.default(''),
  content: generatedBody.default(''),
  image: imageKey.default(null),
  writer: generatedWriter.default(''),
});

/** Keeps something with an entry, and makes it the active one of its type. Errors: ENTRY_NOT_FOUND_WITH_ID, CONTENTS_FULL. */
export const KeepContent = defineMessage({
  subject: 'journal.content.keep',
  request: z.object({ ...owned, content: sentContent }),
  response: z.object({ content: generatedContent }),
});

export const keepContentRoute = defineRoute({
  method: 'POST',
  path: '/api/journal/{id}/content',
  summary: 'Keep something with an entry',
  tag: 'Journal',
  gate: WRITING_TIER,
  message: KeepContent,
  params: entryPath('ENTRY_ID_INVALID'),
  body: sentContent,
  answer: generatedContent,
  status: 201,
  toRequest: ({ params, body }, { reader }) => ({ userId: reader.id, entryId: params.id, content: body }),
  toAnswer: ({ content }) => ({ data: content }),
});

const ofContent = z.object({ ...owned, contentId });

/** Makes one the active one of its type. Errors: ENTRY_NOT_FOUND, CONTENT_NOT_FOUND. */
export const ActivateContent = defineMessage({
  subject: 'journal.content.activate',
  request: ofContent,
  response: contents,
});

export const activateContentRoute = defineRoute({
  method: 'PUT',
  path: '/api/journal/{id}/content/{contentId}/active',
  summary: 'Make something the active one of its type',
  tag: 'Journal',
  gate: WRITING_TIER,
  message: ActivateContent,
  params: contentPath,
  answer: z.array(generatedContent),
  toRequest: ({ params }, { reader }) => ({
    userId: reader.id,
    entryId: params.id,
    contentId: params.contentId,
  }),
  toAnswer: (response) => ({ data: response.contents }),
});

/** Deletes it. Errors: ENTRY_NOT_FOUND, CONTENT_NOT_FOUND. */
export const DeleteContent = defineMessage({
  subject: 'journal.content.delete',
  request: ofContent,
  response: contents,
});

export const deleteContentRoute = defineRoute({
  method: 'DELETE',
  path: '/api/journal/{id}/content/{contentId}',
  summary: 'Delete something that was made from an entry',
  tag: 'Journal',
  gate: 'signed-in',
  message: DeleteContent,
  params: contentPath,
  answer: z.array(generatedContent),
  toRequest: ({ params }, { reader }) => ({
    userId: reader.id,
    entryId: params.id,
    contentId: params.contentId,
  }),
  toAnswer: (response) => ({ data: response.contents }),
});
