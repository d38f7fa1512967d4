import { COOKIES, pagination, type RouteContract, type UploadRule } from '@word-unfolded/contracts';
import { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '../idempotency/idempotency-key.js';
import { failure, file, schemaOf, success, text, type Json } from './json.js';
import { LIMIT_HEADERS_DESCRIBED } from './limit-headers.js';
import { gateInWords, securityOf } from './security.js';

/** One route as an operation of OpenAPI. */
export function operationOf(route: RouteContract): Json {
  return {
    summary: route.summary,
    description: gateInWords(route),
    tags: [route.tag],
    operationId: operationIdOf(route),
    security: securityOf(route),
    parameters: [
      ...parametersOf('path', route.params),
      ...parametersOf('query', route.query),
      LANGUAGE,
      ...(route.method === 'GET' ? [] : [IDEMPOTENCY_KEY]),
    ],
    ...bodyOf(route),
    responses: responsesOf(route),
  };
}

export const LANGUAGE = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'Language of the texts for people: en or es.',
  schema: { type: 'string' },
};

export const IDEMPOTENCY_KEY = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description:
    'Names this write, such as a UUID. Sent again under the same key within a day it is not done again, and the same answer is given, with idempotency-replayed: true.',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
};

export function bodyOf({ body, upload }: Pick<RouteContract, 'body' | 'upload'>): Json {
  if (upload) return { requestBody: { required: true, content: formOf(upload) } };
  if (!body) return {};
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(body, 'input') } },
    },
  };
}

function formOf({ field, maxBytes }: UploadRule): Json {
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: `The file: at most ${maxBytes} bytes, and nothing beside it.`,
  };
  return {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: [field],
        properties: { [field]: file },
        additionalProperties: false,
      },
    },
  };
}

function responsesOf(route: RouteContract): Json {
  const { status = 200, answerFile, answerText, gate, method, caching, upload, dataUrl } = route;
  const fileRule = upload ?? dataUrl;
  const isTiered = typeof gate === 'object';
  const refusals = [
    ...(method === 'GET' ? [] : ['CSRF_INVALID: the token does not fit the browser.']),
    ...(isTiered ? ['TIER_REQUIRED: another plan is needed; requiredTier names it.'] : []),
  ];
  return {
    [status]: answerText
      ? text(answerText.mediaType)
      : answerFile
        ? file(answerFile.mediaTypes, headersOf(route))
        : success(dataOf(route), {
            headers: headersOf(route),
            pagination: paginationOf(route),
            atTop: route.atTop,
          }),
    ...(caching && { 304: { description: 'The client has this answer already.' } }),
    ...(gate !== 'everyone' && {
      401: failure(
        'NOT_AUTHENTICATED without an access token; SESSION_EXPIRED when it is over or its session was ended; TOKEN_INVALID when it is none.',
      ),
    }),
    ...(refusals.length > 0 && { 403: failure(refusals.join(' ')) }),
    ...(method !== 'GET' && {
      409: failure(
        'STILL_IN_PROGRESS: a write under this key is being done. Other conflicts have codes of their own.',
      ),
      422: failure('IDEMPOTENCY_KEY_REUSED: the key was used for another request.'),
      504: failure('OUTCOME_UNKNOWN: whether it was done is not known. The same key may be sent again.'),
    }),
    ...(fileRule && { 413: failure(`${fileRule.tooLarge}: the file is too large.`) }),
    default: failure('An error of the catalogue.'),
  };
}

/** The possible data of a response: that of the message, or of the one that replaces it. */
function dataOf({ answer, message, orElse }: RouteContract): Json {
  const own = schemaOf(answer ?? message.response, 'output');
  return orElse ? { anyOf: [own, dataOf(orElse.route)] } : own;
}

/** The pagination of a list, beside the data. */
function paginationOf({ message, toAnswer }: RouteContract): Json | undefined {
  const isList =
    toAnswer && message.response instanceof z.ZodObject && 'pagination' in message.response.shape;
  return isList ? schemaOf(pagination, 'output') : undefined;
}

function headersOf({ setsSession, downloadAs, answerFile, metered }: RouteContract): Json | undefined {
  const text = { type: 'string' };
  const headers = {
    ...Object.fromEntries(
      Object.entries(answerFile?.headers ?? {}).map(([name, description]) => [
        name,
        { description, schema: text },
      ]),
    ),
    ...(metered && LIMIT_HEADERS_DESCRIBED),
    ...(setsSession && {
      'Set-Cookie': { description: `Sets or removes ${COOKIES.session}.`, schema: text },
    }),
    ...(downloadAs !== undefined && {
      'Content-Disposition': { description: `A file to be saved as ${downloadAs}.`, schema: text },
    }),
  };
  return Object.keys(headers).length > 0 ? headers : undefined;
}

export function parametersOf(where: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

/** `get_proxy_bible_passage_by_translationId_reference`: stable as long as method and path are. */
export function operationIdOf({ method, path }: Pick<RouteContract, 'method' | 'path'>): string {
  const words = path
    .replace('/api/', '')
    .split('/')
    .map((word) => word.replace(/^\{(\w+)\}$/, 'by_$1'));
  return [method.toLowerCase(), ...words].join('_').replace(/[^\w]/g, '_');
}
