import { jest } from '@jest/globals';
import { AppError, toErrorEnvelope } from '@word-unfolded/contracts';
import { openSpeaker } from './open-speaker.js';

let readings = 0;
const listeners = { onEnd: jest.fn(), onFailure: jest.fn(), onWaiting: jest.fn() };
const requests: { path: string; body: unknown }[] = [];
let answer: () => Response;
/** The states of the job that makes the recording; without one it is ready. */
let states: readonly object[];
let abandoned = 0;

/** Different text each time, because the page caches recordings. */
const newPassages = () => {
  readings += 1;
  return {
    key: `key ${readings}`,
    title: 'Ruth 1',
    language: 'es' as const,
    lines: [
      { verse: 'Ruth.1.1', text: `One ${readings}` },
      { verse: 'Ruth.1.2', text: 'Two' },
    ],
  };
};
const recording = () =>
  new Response('OggS', {
    headers: { 'content-type': 'audio/ogg', 'x-speech-starts': '0,1500', 'x-speech-voice': 'espeak-ng' },
  });

const JOB = `speech.${'a'.repeat(24)}`;

const began = (jobId: string | null) =>
  new Response(JSON.stringify({ success: true, data: { jobId } }), { status: 202 });

/** An event stream that stays open until its reader leaves. */
function eventsOf(sent: readonly object[]): Response {
  const text = sent.map((state) => `data: ${JSON.stringify(state)}\n\n`).join('');
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    cancel: () => {
      abandoned += 1;
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

beforeEach(() => {
  states = [];
  abandoned = 0;
  requests.length = 0;
  answer = recording;
  URL.createObjectURL = () => `blob:recording-${readings}`;
  URL.revokeObjectURL = () => {};
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(true);
  globalThis.fetch = jest.fn<typeof fetch>(async (address, init) => {
    const path = String(address);
    if (path.includes('csrf-token'))
      return new Response(JSON.stringify({ success: true, csrfToken: 'c'.repeat(40) }));
    if (path.endsWith('/tts/jobs')) return began(states.length > 0 ? JOB : null);
    if (path === `/api/jobs/${JOB}/events`) return eventsOf(states);
    requests.push({ path, body: JSON.parse(String(init?.body)) });
    return answer();
  });
});
afterEach(() => jest.restoreAllMocks());

describe('a browser without a voice for the language', () => {
  it("plays the server's recording, which has the start time of each verse", async () => {
    const passages = newPassages();
    const speaker = await openSpeaker(passages, listeners, 'browser');
    expect([speaker.source, speaker.voice]).toEqual(['file', 'espeak-ng']);
    expect(requests).toEqual([
      {
        path: '/api/ai/tts',
        body: { text: `One ${readings}\nTwo`, language: 'es', context: 'scripture' },
      },
    ]);
    expect(speaker.place().line).toBe(0);
    speaker.seek(2);
    expect(speaker.place()).toMatchObject({ line: 1, seconds: 2 });
  });

  it('requests the same text once', async () => {
    const passages = newPassages();
    await Promise.all([openSpeaker(passages, listeners, 'file'), openSpeaker(passages, listeners, 'file')]);
    await openSpeaker(passages, listeners, 'file');
    expect(requests).toHaveLength(1);
  });

  it('reports that there is no network', async () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(openSpeaker(newPassages(), listeners, 'file')).rejects.toMatchObject({
      code: 'OFFLINE_SPEECH',
    });
  });

  it('treats an empty recording as a failure, and can retry', async () => {
    const passages = newPassages();
    answer = () => new Response('');
    await expect(openSpeaker(passages, listeners, 'file')).rejects.toMatchObject({ code: 'SPEECH_EMPTY' });
    answer = recording;
    await expect(openSpeaker(passages, listeners, 'file')).resolves.toMatchObject({ source: 'file' });
  });

  it("passes on the server's error", async () => {
    const refusal = AppError.of('SPEECH_UNAVAILABLE');
    answer = () => new Response(JSON.stringify(toErrorEnvelope(refusal, 'en', 'c-1')), { status: 503 });
    await expect(openSpeaker(newPassages(), listeners, 'file')).rejects.toMatchObject({
      code: 'SPEECH_UNAVAILABLE',
    });
  });

  it('tells how far the recording is, and plays it when it is ready', async () => {
    states = [
      { type: 'queued', place: 2 },
      { type: 'progress', done: 1, total: 2 },
      { type: 'done', outcome: { voice: 'espeak-ng' } },
    ];
    const onProgress = jest.fn();
    const speaker = await openSpeaker(newPassages(), listeners, 'file', { onProgress });
    expect(speaker.voice).toBe('espeak-ng');
    expect(onProgress.mock.calls).toEqual([[states[0]], [states[1]]]);
    expect(requests).toHaveLength(1);
  });

  it('says why the recording could not be made, without requesting it again', async () => {
    states = [{ type: 'failed', code: 'SPEECH_TAKES_TOO_LONG', message: 'Too long.', error: 'Too long.' }];
    await expect(openSpeaker(newPassages(), listeners, 'file')).rejects.toMatchObject({
      code: 'SPEECH_TAKES_TOO_LONG',
    });
    expect(requests).toEqual([]);
  });

  it('requests a recording whose job had ended while this page was offline', async () => {
    states = [{ type: 'cancelled' }];
    await expect(openSpeaker(newPassages(), listeners, 'file')).resolves.toMatchObject({ source: 'file' });
  });

  it('leaves the job when the last who waits for it has left, and can begin again', async () => {
    states = [{ type: 'progress', done: 1, total: 2 }];
    const passages = newPassages();
    const [one, other] = [new AbortController(), new AbortController()];
    let onProgress = () => {};
    const follows = new Promise<void>((resolve) => (onProgress = resolve));
    const first = openSpeaker(passages, listeners, 'file', { signal: one.signal, onProgress });
    const second = openSpeaker(passages, listeners, 'file', { signal: other.signal });
    await follows;
    one.abort();
    await expect(first).rejects.toBe(one.signal.reason);
    expect(abandoned).toBe(0);
    other.abort();
    await expect(second).rejects.toBe(other.signal.reason);
    states = [];
    await expect(openSpeaker(passages, listeners, 'file')).resolves.toMatchObject({ source: 'file' });
    expect(abandoned).toBe(1);
  });
});
