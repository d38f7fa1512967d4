import { jest } from '@jest/globals';
import { getPassageByQueryRoute, listBooksRoute, listTranslationsRoute } from '@word-unfolded/contracts';
import { failure } from '../../test/failure.js';
import { stubServer } from '../../test/stub-server.js';
import { probe } from '../transport/connection.js';
import { getData } from './call-route.js';
import type { Transport } from '../transport/transport.js';
import { readableText, ServerRefusal } from '../problems/server-refusal.js';

const BOOK = { osis: 'Rut', number: 8, name: 'Rut', testament: 'old', verses: [22, 23, 18, 22] };

const answer = (body: unknown, init: ResponseInit = {}): Transport =>
  jest.fn<Transport>(() => Promise.resolve(new Response(JSON.stringify(body), init)));

const listBooks = (transport: Transport, signal?: AbortSignal) =>
  getData(listBooksRoute, { params: { translationId: 'spa r09' } }, { language: 'es', transport, signal });

/** A server that responds only when the test says so. */
function slowServer() {
  const questions: { signal: AbortSignal; answer: (body: unknown) => void }[] = [];
  const transport: Transport = (_, init) =>
    new Promise((resolve, reject) => {
      const signal = init.signal as AbortSignal;
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      questions.push({ signal, answer: (body) => resolve(new Response(JSON.stringify(body))) });
    });
  return { questions, transport };
}

// A test with an unreachable server must not leave the state offline.
afterEach(() => probe(stubServer({}).transport));

describe('a GET of the API', () => {
  it("requests a path below /api in the reader's language, and returns the data of the envelope", async () => {
    const transport = answer({ success: true, data: [BOOK] });
    expect(await listBooks(transport)).toEqual([BOOK]);
    expect(transport).toHaveBeenCalledWith(
      '/api/scripture/books/spa%20r09',
      expect.objectContaining({
        headers: expect.objectContaining({ Accept: 'application/json', 'Accept-Language': 'es' }) as unknown,
      }),
    );
  });

  it('omits absent values from the query', async () => {
    const transport = answer({ success: false });
    const input = { query: { ref: 'Rut 1:16', translation: undefined } };
    await failure(getData(getPassageByQueryRoute, input, { language: 'es', transport }));
    expect(transport).toHaveBeenCalledWith('/api/proxy/bible/passage?ref=Rut+1%3A16', expect.anything());
  });

  it('refuses by the contract, in both languages, what the server would refuse, without a request', async () => {
    const transport = answer({});
    const input = { query: { ref: '   ' } };
    const error = await failure(getData(getPassageByQueryRoute, input, { language: 'es', transport }));
    expect(readableText(error, 'en', 'load')).toBe('Scripture reference is required');
    expect(readableText(error, 'es', 'load')).toBe('Se requiere una referencia bíblica');
    expect(transport).not.toHaveBeenCalled();
  });
});

describe('an error response', () => {
  it('retains the code, the text and the correlation id from the server', async () => {
    const body = {
      success: false,
      error: 'Judas tiene un solo capítulo; no existe el capítulo 2.',
      code: 'SCRIPTURE_ONLY_CHAPTER_NOT_FOUND',
      correlationId: 'c-7',
    };
    const error = await failure(listBooks(answer(body, { status: 404 })));
    expect(error.code).toBe('SCRIPTURE_ONLY_CHAPTER_NOT_FOUND');
    expect(readableText(error, 'es', 'load')).toBe(body.error);
    expect((error.cause as ServerRefusal).correlationId).toBe('c-7');
  });

  it('carries the fields beside the text, such as the time of the next attempt', async () => {
    const body = {
      success: false,
      error: 'wait',
      code: 'RATE_LIMITED',
      correlationId: 'c-8',
      retryAfter: 30,
    };
    const error = await failure(listBooks(answer(body, { status: 429 })));
    expect(error.fields).toEqual({ retryAfter: 30 });
  });

  it.each([
    [500, 'Internal Server Error', '', 'Server error. Please try again later.'],
    [502, 'Bad Gateway', '<h1>502 Bad Gateway</h1>', 'Server error. Please try again later.'],
    [503, 'Service Unavailable', '{"error":"Service Unavailable"}', 'Server error. Please try again later.'],
    [504, '', '{"error":"upstream timed out"}', 'Server error. Please try again later.'],
    [403, 'Forbidden', '{"error":"Forbidden","statusCode":403}', 'Unauthorized access'],
    [404, '', '{"error":"404 Not Found"}', 'There is nothing at this address.'],
    [413, 'Request Entity Too Large', '<html>', 'What was sent is too large.'],
    [418, 'A teapot', '', 'Failed to load data'],
    [
      402,
      'Payment Required',
      '{"error":"The plan of this proxy has ended"}',
      'The plan of this proxy has ended',
    ],
  ])('of an intermediary (%i %s) is described in our words', async (status, statusText, body, text) => {
    const transport: Transport = () => Promise.resolve(new Response(body, { status, statusText }));
    expect(readableText(await failure(listBooks(transport)), 'en', 'load')).toBe(text);
  });

  it('without a text is described by the failed action, with its status in the details', async () => {
    const transport: Transport = () => Promise.resolve(new Response('', { status: 418 }));
    const error = await failure(listBooks(transport));
    expect(error.message).toBe('HTTP error 418');
    for (const each of [error, new TypeError('x is not a function')]) {
      expect(readableText(each, 'en', 'load')).toBe('Failed to load data');
      expect(readableText(each, 'en', 'action')).toBe('Action failed. Please try again.');
      expect(readableText(each, 'es', 'action')).toBe('La acción falló. Inténtalo de nuevo.');
    }
  });

  it("of an intermediary is described in the reader's language", async () => {
    const transport: Transport = () => Promise.resolve(new Response('', { status: 503 }));
    const error = await failure(listBooks(transport));
    expect(readableText(error, 'es', 'load')).toBe('Error del servidor. Inténtalo más tarde.');
  });

  it('is distinguished from a response that is not JSON, and from one that violates the contract', async () => {
    const html: Transport = () => Promise.resolve(new Response('<!doctype html>'));
    expect((await failure(listBooks(html))).code).toBe('INVALID_JSON_RESPONSE');
    const wrong = answer({ success: true, data: [{ osis: 'Rut' }] });
    expect((await failure(listBooks(wrong))).code).toBe('INVALID_RESPONSE_FORMAT');
  });
});

describe('the same request sent twice at once', () => {
  const list = (transport: Transport, signal?: AbortSignal) =>
    getData(listTranslationsRoute, {}, { language: 'en', transport, signal });

  it('is sent once and answered to both callers', async () => {
    const { questions, transport } = slowServer();
    const both = [list(transport), list(transport, new AbortController().signal)];
    questions[0]?.answer({ success: true, data: [] });
    expect(await Promise.all(both)).toEqual([[], []]);
    expect(questions).toHaveLength(1);
  });

  it('continues for one caller when the other cancels, and is cancelled when nobody waits', async () => {
    const { questions, transport } = slowServer();
    const [ruth, boaz] = [new AbortController(), new AbortController()];
    const [first, second] = [list(transport, ruth.signal), list(transport, boaz.signal)];
    ruth.abort();
    expect((await failure(first)).code).toBe('OPERATION_CANCELLED');
    expect(questions[0]?.signal.aborted).toBe(false);
    boaz.abort();
    expect((await failure(second)).code).toBe('OPERATION_CANCELLED');
    expect(questions[0]?.signal.aborted).toBe(true);
  });

  it('is sent again after the first has failed', async () => {
    expect((await failure(list(answer({}, { status: 500 })))).code).toBe('HTTP_ERROR');
    expect(await list(answer({ success: true, data: [] }))).toEqual([]);
  });
});
