import { checkHealthOf, COOKIES, DOWNLOADS_PATH, FILES_PATH, SERVICES } from '@word-unfolded/contracts';
import { failure, schemaOf, success, type Json } from './json.js';

/** The routes that the gateway answers itself, without a service. */
export function ownPaths(): Record<string, Json> {
  return {
    ...healthPaths(),
    '/api/csrf-token': { get: csrfToken },
    ...filePaths(),
    [`${DOWNLOADS_PATH}{translationId}/{sha256}`]: { get: download },
  };
}

const csrfToken = {
  summary: 'The token that every write carries',
  description: 'Open to everyone.',
  tags: ['Operation'],
  operationId: 'getCsrfToken',
  security: [],
  responses: {
    200: {
      description: 'The token; it stands beside success, not in data.',
      headers: {
        'Set-Cookie': {
          description: `${COOKIES.csrf}, when the browser has none yet.`,
          schema: { type: 'string' },
        },
      },
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['success', 'csrfToken'],
            properties: { success: { const: true }, csrfToken: { type: 'string' } },
          },
        },
      },
    },
    default: failure('An error of the catalogue.'),
  },
};

const query = (name: string, description: string) => ({
  name,
  in: 'query',
  required: true,
  description,
  schema: { type: 'string' },
});

const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });

/** The form of a stored file's key: a path parameter of OpenAPI never contains a slash. */
const KEYS = [
  ['folder', 'name'],
  ['folder', 'owner', 'name'],
] as const;

function filePaths(): Record<string, Json> {
  return Object.fromEntries(
    KEYS.map((parts) => [FILES_PATH + parts.map((part) => `{${part}}`).join('/'), { get: fileOf(parts) }]),
  );
}

const fileOf = (parts: readonly string[]): Json => ({
  summary: 'A stored file, by its signed address',
  description: 'Open to everyone who has the address, until it expires.',
  tags: ['Operation'],
  operationId: `getFile_by_${parts.join('_')}`,
  security: [],
  parameters: [
    ...parts.map(inPath),
    query('expires', 'Until when it is good, in seconds since 1970.'),
    query('signature', 'The signature of the address.'),
  ],
  responses: {
    200: { description: 'The file.', content: { 'image/*': {}, 'application/octet-stream': {} } },
    default: failure('An error of the catalogue.'),
  },
});

const gzip = { content: { 'application/gzip': {} } };

const download = {
  summary: 'The whole text of a translation, as /api/scripture/downloads names it',
  description:
    'Open to everyone. Lines of JSON, compressed: a heading, then the chapters in their order. A range can be asked for.',
  tags: ['Scripture'],
  operationId: 'getScriptureDownload',
  security: [],
  parameters: [
    inPath('translationId'),
    inPath('sha256'),
    { name: 'Range', in: 'header', required: false, schema: { type: 'string' } },
  ],
  responses: {
    200: { description: 'The file.', ...gzip },
    206: { description: 'A range of it.', ...gzip },
    304: { description: 'The file has not changed.' },
    416: { description: 'The range lies beyond the file.' },
    default: failure('An error of the catalogue.'),
  },
};

function healthPaths(): Record<string, Json> {
  const report = schemaOf(checkHealthOf('gateway').response, 'output');
  const services = Object.fromEntries(
    SERVICES.filter((name) => name !== 'gateway').map((name) => [
      name,
      { enum: ['ready', 'not ready', 'away'] },
    ]),
  );
  const alive = { type: 'object', properties: { service: { type: 'string' }, alive: { const: true } } };
  const { properties, required } = report as { properties: Json; required: string[] };
  const ready = {
    ...report,
    properties: {
      ...properties,
      services: {
        type: 'object',
        properties: services,
        required: Object.keys(services),
        additionalProperties: false,
      },
    },
    required: [...required, 'services'],
  };
  const common = { description: 'Open to everyone.', tags: ['Operation'], security: [] };
  return {
    '/api/health': {
      get: {
        ...common,
        summary: 'Whether the gateway answers',
        operationId: 'getHealth',
        responses: { 200: success(alive) },
      },
    },
    '/api/ready': {
      get: {
        ...common,
        summary: 'Whether it can serve, and how the services are',
        operationId: 'getReady',
        responses: { 200: success(ready), 503: success(ready, { succeeded: false }) },
      },
    },
  };
}
