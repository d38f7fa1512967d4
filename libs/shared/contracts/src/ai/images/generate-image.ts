import { z } from 'zod';
import { defineRoute } from '../../http/define-route.js';
import { jobId } from '../../jobs/job-event.js';
import { defineMessage } from '../../messaging/define.js';
import { meteredSubject } from '../answers/metered-subject.js';
import { imageProvider, imageRequest, madeImage } from './image-request.js';

const request = imageRequest.required({ language: true }).extend({
  subject: meteredSubject,
  id: z
    .string()
    .regex(/^[0-9a-f]{24}$/)
    .meta({ description: 'Of the request: the same id is the same image, charged once.' }),
});

/**
 * Makes an image and waits for it. Errors: LIMIT_REACHED, IMAGE_QUOTE_TOO_LONG, IMAGE_QUOTE_DIFFERS,
 * IMAGE_QUOTE_MISQUOTED, IMAGE_AUTHOR_IS_SCRIPTURE, IMAGE_CHARACTERS_UNSUPPORTED, IMAGE_PROVIDER_REFUSED, PROVIDER_NOT_CONFIGURED, IMAGE_FAILED,
 * IMAGE_DATA_MISSING, SERVICE_TIMEOUT when it takes longer than a request (the job goes on), SERVICE_UNAVAILABLE.
 */
export const GenerateImage = defineMessage({
  subject: 'ai.image.generate',
  request,
  response: madeImage,
  timeoutMs: 85_000,
});

/** Begins an image without waiting for it: a job of the queue `images`. Errors: those that are known before the work. */
export const BeginImage = defineMessage({
  subject: 'ai.image.begin',
  request,
  response: z.object({ jobId }),
  timeoutMs: 15_000,
});

/** The providers that can make images now, and the one that is used. */
export const ListImageProviders = defineMessage({
  subject: 'ai.image.providers',
  safe: true,
  request: z.object({}),
  response: z.object({
    providers: z.array(z.object({ id: imageProvider, name: z.string(), available: z.boolean() })),
    current: imageProvider,
  }),
});

const shared = {
  method: 'POST',
  tag: 'Images',
  gate: 'signed-in',
  body: imageRequest,
  metered: true,
} as const;

export const generateImageRoute = defineRoute({
  ...shared,
  path: '/api/image/generate',
  summary: 'Make an image of a quote',
  message: GenerateImage,
  atTop: ['imageUrl', 'meta'],
  toRequest: ({ body }, { answer, language }) => ({
    ...body,
    language: body.language ?? language,
    subject: answer.subject,
    id: answer.answerId,
  }),
});

export const beginImageRoute = defineRoute({
  ...shared,
  path: '/api/image/jobs',
  summary: 'Begin to make an image of a quote; the events of its job tell how far it is',
  message: BeginImage,
  status: 202,
  toRequest: ({ body }, { answer, language }) => ({
    ...body,
    language: body.language ?? language,
    subject: answer.subject,
    id: answer.answerId,
  }),
});

export const listImageProvidersRoute = defineRoute({
  method: 'GET',
  path: '/api/image/providers',
  summary: 'Who makes images; administrators may choose another provider',
  tag: 'Images',
  gate: 'signed-in',
  message: ListImageProviders,
  toRequest: () => ({}),
});

export const imageRoutes = [generateImageRoute, beginImageRoute, listImageProvidersRoute];
