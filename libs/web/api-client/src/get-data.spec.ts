import { jest } from '@jest/globals';
import { getPassageByQueryRoute, listBooksRoute, listTranslationsRoute } from '@word-unfolded/contracts';
import { failure } from '../test/failure.js';
import { getData } from './get-data.js';
import { TIMEOUT_MS } from './send-once.js';
import type { Transport } from './transport.js';
import { readableText, ServerRefusal } from './server-refusal.js';

const BOOK = { osis: 'Rut', number: 8, name: 'Rut', testament: 'old', verses: [22, 23, 18, 22] };

const answer = (body: unknown, init: ResponseInit = {}): Transport =>
  jest.fn<Transport>(() => Promise.resolve(new Response(JSON.stringify(body), init)));

const listBooks = (transport: Transport, signal?: AbortSignal) =>
  getData(listBooksRoute, { params: { translationId: 'spa r09' } }, { language: 'es', transport, signal });

/** A server that answers only when it is told to. */
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

describe('a GET of the API', () => {
  it('asks below /api in the language of the reader, and answers with the data of the envelope', async () => {
    const transport = answer({ success: true, data: [BOOK] });
    expect(await listBooks(transport)).toEqual([BOOK]);
    expect(transport).toHaveBeenCalledWith(
      '/api/scripture/books/spa%20r09',
      expect.objectContaining({ headers: { Accept: 'application/json', 'Accept-Language': 'es' } }),
    );
  });

  it('leaves out of the query what was not given', async () => {
    const transport = answer({ success: false });
    const input = { query: { ref: 'Rut 1:16', translation: undefined } };
    await failure(getData(getPassageByQueryRoute, input, { language: 'es', transport }));
    expect(transport).toHaveBeenCalledWith('/api/proxy/bible/passage?ref=Rut+1%3A16', expect.anything());
  });

  it('refuses by the contract, in both languages, what the server would refuse, without asking it', async () => {
    const transport = answer({});
    const input = { query: { ref: '   ' } };
    const error = await failure(getData(getPassageByQueryRoute, input, { language: 'es', transport }));
    expect(readableText(error, 'en')).toBe('Scripture reference is required');
    expect(readableText(error, 'es')).toBe('Se requiere una referencia bíblica');
    expect(transport).not.toHaveBeenCalled();
  });
});

describe('an answer that is an error', () => {
  it('keeps the code, the text and the number of the request that the server gave', async () => {
    const body = {
      success: false,
      error: 'Judas tiene un solo capítulo; no existe el capítulo 2.',
      code: 'SCRIPTURE_ONLY_CHAPTER_NOT_FOUND',
      correlationId: 'c-7',
    };
    const error = await failure(listBooks(answer(body, { status: 404 })));
    expect(error.code).toBe('SCRIPTURE_ONLY_CHAPTER_NOT_FOUND');
    expect(readableText(error, 'es')).toBe(body.error);
    expect((error.cause as ServerRefusal).correlationId).toBe('c-7');
  });

  it('carries the fields that stand beside the text, such as when to try again', async () => {
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

  it('says the status when a stranger on the way answered', async () => {
    const transport: Transport = () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(readableText(await failure(listBooks(transport)), 'en')).toBe('HTTP error 502');
  });

  it('is told apart from an answer that is not JSON, and from one that breaks the contract', async () => {
    const html: Transport = () => Promise.resolve(new Response('<!doctype html>'));
    expect((await failure(listBooks(html))).code).toBe('INVALID_JSON_RESPONSE');
    const wrong = answer({ success: true, data: [{ osis: 'Rut' }] });
    expect((await failure(listBooks(wrong))).code).toBe('INVALID_RESPONSE_FORMAT');
  });
});

describe('the same question asked twice at once', () => {
  const list = (transport: Transport, signal?: AbortSignal) =>
    getData(listTranslationsRoute, {}, { language: 'en', transport, signal });

  it('is sent once and answered to both', async () => {
    const { questions, transport } = slowServer();
    const both = [list(transport), list(transport, new AbortController().signal)];
    questions[0]?.answer({ success: true, data: [] });
    expect(await Promise.all(both)).toEqual([[], []]);
    expect(questions).toHaveLength(1);
  });

  it('goes on for one when the other has left, and is cancelled when nobody waits', async () => {
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

  it('is sent anew after the first has failed', async () => {
    expect((await failure(list(answer({}, { status: 500 })))).code).toBe('HTTP_ERROR');
    expect(await list(answer({ success: true, data: [] }))).toEqual([]);
  });
});

describe('a server that does not answer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is given up after the time-out of the specification', async () => {
    const { transport } = slowServer();
    const waiting = failure(listBooks(transport));
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect((await waiting).code).toBe('SERVICE_TIMEOUT');
  });
});
