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
  it('has every route, each under a name of its own', () => {
    for (const { method, path } of ROUTES) expect(operation(method.toLowerCase(), path)).toBeDefined();
    const names = Object.values(description.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('says of every route what a request must carry, and by what it is refused without it', () => {
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

  it('describes streams of answers as events, each of which can be gone on from', () => {
    for (const { method, path, gate } of STREAM_ROUTES) {
      const { responses, parameters, security } = operation(method.toLowerCase(), path);
      expect(Object.keys(responses['200']!.content!)).toEqual(['text/event-stream']);
      expect(parameters.map(({ name }) => name)).toContain('last-event-id');
      expect(security).toHaveLength(gate === 'reader-or-visitor' ? 2 : 1);
    }
  });

  it('describes cookies and files in the headers of answers, and tells no secret of a session in a body', () => {
    expect(operation('post', '/api/auth/login').responses['200']!.headers).toHaveProperty('Set-Cookie');
    expect(JSON.stringify(operation('post', '/api/auth/login').responses)).not.toContain('deviceMark');
    const exported = operation('get', '/api/auth/account/export').responses['200']!;
    expect(exported.headers).toHaveProperty('Content-Disposition');
    expect(Object.keys(exported.content!)).toEqual(['application/json']);
    expect(operation('get', '/api/auth/me').responses['200']!.headers).toBeUndefined();
  });

  it('says of a session cookie where one is set or removed, and nowhere else', () => {
    const settingOne = ROUTES.filter(({ method, path }) =>
      JSON.stringify(operation(method.toLowerCase(), path).responses).includes('Set-Cookie'),
    );
    expect(settingOne.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'DELETE /api/auth/account',
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'POST /api/auth/refresh',
    ]);
  });

  it('says of lists that their pages stand beside the data', () => {
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

  it('is OpenAPI: what is named is there, and what a path needs is described', () => {
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

  it('says under which status each route answers, and which writes may be named', () => {
    expect(operation('post', '/api/auth/register').responses).toHaveProperty('201');
    for (const { method, path } of ROUTES) {
      const names = operation(method.toLowerCase(), path).parameters.map(({ name }) => name);
      expect(names.includes('idempotency-key')).toBe(method !== 'GET');
    }
  });

  it('is a page as well, with all of it', () => {
    const page = renderApiPage(describeApi());
    for (const words of ['POST /api/auth/register', 'For signed-in readers.', 'x-csrf-token', 'wu_session'])
      expect(page).toContain(words);
    expect(page).not.toContain('undefined');
  });
});
