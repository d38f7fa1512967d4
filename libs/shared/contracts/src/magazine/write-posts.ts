import { isTimeZone, LANGUAGES, POST_STATES } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { pagination } from '../http/envelope.js';
import { defineMessage } from '../messaging/define.js';
import { lineText } from '../text/text-fields.js';
import { administeredPost, postContent, slug } from './post-fields.js';

const requires = { tier: 'admin' } as const;
const admins = { gate: { tier: 'admin' }, tag: 'Magazine' } as const;
const one = z.object({ id: documentId });
/** Paths that differ only in the name of a parameter are one path (OpenAPI 3.1, 4.8.8.2), so readers' and ours share it. */
const byId = z.object({ post: documentId.meta({ description: 'The id of the post.' }) });

/** Bytes of a body: the longest text in the widest script, escaped, and the fields beside it. */
const BODY_BYTES = 700_000;

const moment = z.iso.datetime({ offset: true });

/** A text that is being written is saved often; only some of its states become versions. */
const saving = {
  slug: slug.default(''),
  content: postContent,
  twinId: documentId
    .nullable()
    .default(null)
    .meta({ description: 'The post in the other language that says the same.' }),
};

/** Creates a draft. Errors: POST_SLUG_TAKEN, POST_TWIN_LANGUAGE, POST_TWIN_TAKEN, POST_NOT_FOUND for the twin. */
export const CreatePost = defineMessage({
  subject: 'scripture.magazine.create',
  request: z.object({ ...saving, language: z.enum(LANGUAGES), by: documentId }),
  response: administeredPost,
  timeoutMs: 10_000,
  requires,
});

export const createPostRoute = defineRoute({
  ...admins,
  method: 'POST',
  path: '/api/magazine',
  summary: 'Create a draft of a post',
  message: CreatePost,
  body: z.object({ ...saving, language: z.enum(LANGUAGES) }),
  bodyLimit: BODY_BYTES,
  status: 201,
  toRequest: ({ body }, { reader }) => ({ ...body, by: reader.id }),
});

/** What happens to the post besides the change of its text. */
export const POST_ACTIONS = ['save', 'publish', 'schedule', 'archive', 'withdraw'] as const;

const change = {
  ...saving,
  version: z.int().min(1).meta({ description: 'The version that the author has changed.' }),
  action: z
    .enum(POST_ACTIONS)
    .default('save')
    .meta({ description: 'withdraw makes a draft of a published, scheduled or archived post.' }),
  publishAt: moment.optional().meta({ description: 'When to publish, with schedule.' }),
  timeZone: lineText()
    .max(60, 'POST_TIME_ZONE_INVALID')
    .refine(isTimeZone, 'POST_TIME_ZONE_INVALID')
    .optional()
    .meta({ description: "The author's time zone, such as America/Bogota." }),
  autosave: z.boolean().default(false).meta({ description: 'Saved by the editor, not by its author.' }),
};

/**
 * Saves a post, and publishes, schedules, archives or withdraws it. Errors: POST_NOT_FOUND, POST_CHANGED if another
 * version is stored, POST_SLUG_TAKEN, POST_SLUG_FIXED, POST_TWIN_LANGUAGE, POST_TWIN_TAKEN, POST_INCOMPLETE,
 * POST_TIME_PAST.
 */
export const SavePost = defineMessage({
  subject: 'scripture.magazine.save',
  request: z.object({ ...change, id: documentId, by: documentId }),
  response: administeredPost,
  timeoutMs: 10_000,
  requires,
});

export const savePostRoute = defineRoute({
  ...admins,
  method: 'PUT',
  path: '/api/magazine/{post}',
  summary: 'Save, publish, schedule, archive or withdraw a post',
  message: SavePost,
  params: byId,
  body: z.object(change),
  bodyLimit: BODY_BYTES,
  toRequest: ({ params, body }, { reader }) => ({ ...body, id: params.post, by: reader.id }),
});

/** Deletes a post; it can be restored for thirty days. Errors: POST_NOT_FOUND. */
export const DeletePost = defineMessage({
  subject: 'scripture.magazine.delete',
  request: one,
  response: z.object({ id: documentId, restorableUntil: z.iso.datetime() }),
  requires,
});

export const deletePostRoute = defineRoute({
  ...admins,
  method: 'DELETE',
  path: '/api/magazine/{post}',
  summary: 'Delete a post',
  message: DeletePost,
  params: byId,
  toRequest: ({ params }) => ({ id: params.post }),
});

/** Restores a deleted post as a draft. Errors: POST_NOT_FOUND. */
export const RestorePost = defineMessage({
  subject: 'scripture.magazine.restore',
  request: one,
  response: administeredPost,
  requires,
});

export const restorePostRoute = defineRoute({
  ...admins,
  method: 'POST',
  path: '/api/admin/magazine/{id}/restore',
  summary: 'Restore a deleted post as a draft',
  message: RestorePost,
  params: one,
  toRequest: ({ params }) => params,
});

/** An administrator's list has no texts. */
const listed = administeredPost.omit({ content: true, quotations: true, hasChanges: true }).extend({
  title: z.string(),
  category: postContent.shape.category,
  inexactQuotations: z.int().min(0),
});

export type ListedPost = z.infer<typeof listed>;

const filters = {
  state: z.enum([...POST_STATES, 'deleted']).optional(),
  language: z.enum(LANGUAGES).optional(),
};

/** A page of all posts, the last changed first. */
export const ListAllPosts = defineMessage({
  subject: 'scripture.magazine.list-all',
  safe: true,
  request: z.object({ ...filters, page: z.int().min(1), limit: z.int().min(1).max(100) }),
  response: z.object({ posts: z.array(listed), pagination }),
  requires,
});

export const listAllPostsRoute = defineRoute({
  ...admins,
  method: 'GET',
  path: '/api/admin/magazine',
  summary: 'All posts, the last changed first',
  message: ListAllPosts,
  query: z.object({
    ...filters,
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: z.array(listed),
  toRequest: ({ query }) => query,
  toAnswer: ({ posts, pagination }) => ({ data: posts, pagination }),
});

/** A post with the text that is being written. Errors: POST_NOT_FOUND. */
export const GetAdministeredPost = defineMessage({
  subject: 'scripture.magazine.get-administered',
  safe: true,
  request: one,
  response: administeredPost,
  requires,
});

export const getAdministeredPostRoute = defineRoute({
  ...admins,
  method: 'GET',
  path: '/api/admin/magazine/{id}',
  summary: 'A post with the text that is being written',
  message: GetAdministeredPost,
  params: one,
  toRequest: ({ params }) => params,
});

const version = z.object({
  version: z.int().min(1),
  savedAt: z.iso.datetime(),
  by: documentId
    .nullable()
    .meta({ description: 'The account of the author; null for posts that came along.' }),
  published: z.boolean().meta({ description: 'Whether readers have seen it.' }),
});

/** The earlier versions of a post, the latest first. Errors: POST_NOT_FOUND. */
export const ListPostVersions = defineMessage({
  subject: 'scripture.magazine.versions',
  safe: true,
  request: one,
  response: z.object({ versions: z.array(version).max(100) }),
  requires,
});

export const listPostVersionsRoute = defineRoute({
  ...admins,
  method: 'GET',
  path: '/api/admin/magazine/{id}/versions',
  summary: 'The earlier versions of a post',
  message: ListPostVersions,
  params: one,
  answer: z.array(version),
  toRequest: ({ params }) => params,
  toAnswer: ({ versions }) => ({ data: versions }),
});

/** The text of an earlier version. Errors: POST_NOT_FOUND. */
export const GetPostVersion = defineMessage({
  subject: 'scripture.magazine.version',
  safe: true,
  request: one.extend({ version: z.int().min(1) }),
  response: version.extend({ content: postContent }),
  requires,
});

export const getPostVersionRoute = defineRoute({
  ...admins,
  method: 'GET',
  path: '/api/admin/magazine/{id}/versions/{version}',
  summary: 'The text of an earlier version of a post',
  message: GetPostVersion,
  params: one.extend({ version: z.coerce.number().int().min(1) }),
  toRequest: ({ params }) => params,
});

/**
 * Makes the text of an earlier version the current one again; readers see it when it is published. The text before
 * stays among the versions. Errors: POST_NOT_FOUND, POST_CHANGED if another version is stored.
 */
export const RestorePostVersion = defineMessage({
  subject: 'scripture.magazine.restore-version',
  request: one.extend({ version: z.int().min(1), current: z.int().min(1), by: documentId }),
  response: administeredPost,
  timeoutMs: 10_000,
  requires,
});

export const restorePostVersionRoute = defineRoute({
  ...admins,
  method: 'POST',
  path: '/api/admin/magazine/{id}/versions/{version}/restore',
  summary: 'Make the text of an earlier version of a post the current one',
  message: RestorePostVersion,
  params: one.extend({ version: z.coerce.number().int().min(1) }),
  body: z.object({
    current: z.int().min(1).meta({ description: 'The version that the author sees as the current one.' }),
  }),
  toRequest: ({ params, body }, { reader }) => ({ ...params, ...body, by: reader.id }),
});

const editorName = lineText().trim().max(100).default('');

/** Says that somebody is editing a post, and who else is. It is forgotten after half a minute. */
export const EditPost = defineMessage({
  subject: 'scripture.magazine.edit',
  request: one.extend({ by: documentId, name: editorName }),
  response: z.object({
    others: z
      .array(z.object({ id: documentId, name: z.string() }))
      .max(20)
      .meta({
        description: 'The accounts of the others, with the names by which they introduced themselves.',
      }),
    version: z.int().min(1).meta({ description: 'The stored version.' }),
  }),
  idempotent: true,
  requires,
});

export const editPostRoute = defineRoute({
  ...admins,
  method: 'POST',
  path: '/api/admin/magazine/{id}/editing',
  summary: 'Say that you are editing a post, and learn who else is',
  message: EditPost,
  params: one,
  body: z.object({ name: editorName }),
  toRequest: ({ params, body }, { reader }) => ({ ...params, ...body, by: reader.id }),
});
