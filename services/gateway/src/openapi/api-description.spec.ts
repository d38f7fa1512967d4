import { ListBooks, ROUTES, STREAM_ROUTES } from '@word-unfolded/contracts';
import { describeApi } from './api-description.js';
import { renderApiPage } from './api-page.js';

type Answer = { properties: Record<string, unknown>; required: string[] };
type Operation = {
  operationId: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<
    string,
    { description: string; headers?: object; content?: Record<string, { schema: Answer }> }
  >;
};
type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, { in?: string; name?: string }> };
};

const description = describeApi() as unknown as Description;
const operation = (method: string, path: string) => description.paths[path]![method]!;

describe('the description of the API', () => {
  it('has every route, each under its own name', () => {
    for (const { method, path } of ROUTES) expect(operation(method.toLowerCase(), path)).toBeDefined();
    const names = Object.values(description.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('states for every route the requirements of a request, and the errors without them', () => {
    for (const { method, path, gate } of ROUTES) {
      const { security, responses } = operation(method.toLowerCase(), path);
      const needed = Object.keys(security[0] ?? {});
      expect(needed.includes('accessToken')).toBe(gate !== 'everyone');
      expect('401' in responses).toBe(gate !== 'everyone');
      expect(needed.includes('csrfToken') && needed.includes('csrfCookie')).toBe(method !== 'GET');
      expect('403' in responses).toBe(method !== 'GET' || typeof gate === 'object');
      for (const name of needed) expect(description.components.securitySchemes).toHaveProperty(name);
    }
  });

  it('requires the session cookie beside every token, and for a new one', () => {
    for (const { method, path, gate, needsSessionCookie } of ROUTES) {
      const needed = Object.keys(operation(method.toLowerCase(), path).security[0] ?? {});
      expect([path, needed.includes('sessionCookie')]).toEqual([
        path,
        gate !== 'everyone' || needsSessionCookie === true,
      ]);
    }
    expect(operation('post', '/api/auth/refresh').security).toEqual([
      { sessionCookie: [], csrfToken: [], csrfCookie: [] },
    ]);
  });

  it('describes batches item by item, and a JSON file as JSON', () => {
    for (const [path, list, name] of [
      ['/api/journal/sync', 'operations', 'change'],
      ['/api/journal/import', 'entries', 'title'],
    ] as const) {
      const body = operation('post', path).requestBody!.content['application/json']!.schema;
      expect(body.properties).toHaveProperty(list);
      expect(Object.entries(body.properties).find(([field]) => field === list)?.[1]).toMatchObject({
        items: { properties: { [name]: {} } },
      });
    }
    const exported = operation('get', '/api/journal/export').responses['200']!.content!;
    expect(exported['application/json']).toMatchObject({ schema: { type: 'object' } });
    expect(exported['application/pdf']).toEqual({ schema: {} });
  });

  it('has no schema that no response could match', () => {
    for (const status of ['200', '503']) {
      const { schema } = operation('get', '/api/ready').responses[status]!.content!['application/json']!;
      expect(schema).toMatchObject({
        properties: { success: { const: status === '200' }, data: { additionalProperties: false } },
      });
      expect(schema.properties['data']).toHaveProperty('properties.services');
    }
    expect(JSON.stringify(description)).not.toContain('allOf');
    for (const path of Object.keys(description.paths)) expect(path).not.toMatch(/\{key\}|\*/);
  });

  it('names the plan of a gate', () => {
    const gated = {
      method: 'GET' as const,
      path: '/api/gated' as const,
      summary: '',
      tag: '',
      gate: { tier: 'premium' as const },
      message: ListBooks,
      toRequest: () => ({}),
    };
    const { paths } = describeApi([gated]) as unknown as Description;
    const { description: words, responses } = paths['/api/gated']!['get']!;
    expect(words).toContain('premium');
    expect(responses['403']!.description).toContain('requiredTier');
  });

  it('describes a form with its file, and no other body for it', () => {
    const { content } = operation('post', '/api/auth/profile/avatar').requestBody!;
    expect(Object.keys(content)).toEqual(['multipart/form-data']);
    expect(content['multipart/form-data']!.schema.properties).toHaveProperty('avatar');
  });

  it('describes streams of answers as events that can be resumed', () => {
    for (const { method, path, gate } of STREAM_ROUTES) {
      const { responses, parameters, security } = operation(method.toLowerCase(), path);
      expect(Object.keys(responses['200']!.content!)).toEqual(['text/event-stream']);
      expect(parameters.map(({ name }) => name)).toContain('last-event-id');
      expect(security).toHaveLength(gate === 'reader-or-visitor' ? 2 : 1);
    }
  });

  it('describes cookies and files in response headers, and reveals no session secret in a body', () => {
    expect(operation('post', '/api/auth/login').responses['200']!.headers).toHaveProperty('Set-Cookie');
    expect(JSON.stringify(operation('post', '/api/auth/login').responses)).not.toContain('deviceMark');
    const exported = operation('get', '/api/auth/account/export').responses['200']!;
    expect(exported.headers).toHaveProperty('Content-Disposition');
    expect(Object.keys(exported.content!)).toEqual(['application/json']);
    expect(operation('get', '/api/auth/me').responses['200']!.headers).toBeUndefined();
  });

  it('describes a session cookie where one is set or removed, and nowhere else', () => {
    const settingOne = ROUTES.filter(({ method, path }) =>
      JSON.stringify(operation(method.toLowerCase(), path).responses).includes('Set-Cookie'),
    );
    expect(settingOne.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'DELETE /api/auth/account',
      'POST /api/auth/development-login',
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'POST /api/auth/refresh',
      'POST /api/auth/register',
      'POST /api/auth/verify-email',
    ]);
  });

  it('describes the pagination of lists beside the data', () => {
    const answerOf = (method: string, path: string) =>
      operation(method, path).responses['200']!.content!['application/json']!.schema;
    for (const path of ['/api/journal', '/api/journal/bin', '/api/journal/search', '/api/chat']) {
      const { properties, required } = answerOf('get', path);
      expect(required).toContain('pagination');
      expect(properties['pagination']).toMatchObject({
        properties: { page: {}, limit: {}, total: {}, pages: {} },
      });
    }
    expect(answerOf('get', '/api/journal/marks').properties).not.toHaveProperty('pagination');
  });

  it('is valid OpenAPI: every reference resolves, and every path parameter is described', () => {
    const text = JSON.stringify(description);
    const document = JSON.parse(text) as { components: { schemas: object; securitySchemes: object } };
    for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
      expect(document.components.schemas).toHaveProperty(name!);
    expect(text).not.toMatch(/"\$ref":"(?!#\/components\/schemas\/)/);
    for (const [path, methods] of Object.entries(description.paths)) {
      const needed = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
      for (const [method, { parameters = [], responses, security }] of Object.entries(methods)) {
        const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
        expect([method, path, inPath.sort()]).toEqual([method, path, needed]);
        const names = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
        expect(new Set(names).size).toBe(names.length);
        for (const [status, { description: words }] of Object.entries(responses))
          expect([/^([1-5]\d\d|default)$/.test(status), words !== '']).toEqual([true, true]);
        for (const name of security.flatMap((each) => Object.keys(each)))
          expect(document.components.securitySchemes).toHaveProperty(name);
      }
    }
  });

  it('states the status of each route, and which writes accept a key', () => {
    expect(operation('post', '/api/auth/register').responses).toHaveProperty('201');
    for (const { method, path } of ROUTES) {
      const names = operation(method.toLowerCase(), path).parameters.map(({ name }) => name);
      expect(names.includes('idempotency-key')).toBe(method !== 'GET');
    }
  });

  it('is also available as a page with the whole content', () => {
    const page = renderApiPage(describeApi());
    for (const words of ['POST /api/auth/register', 'For signed-in readers.', 'x-csrf-token', 'wu_session'])
      expect(page).toContain(words);
    expect(page).not.toContain('undefined');
  });
});
