import { jest } from '@jest/globals';
import { AppError, toErrorEnvelope } from '@word-unfolded/contracts';
import { openSpeaker } from './open-speaker.js';

let readings = 0;
const listeners = { onEnd: jest.fn(), onFailure: jest.fn() };
const requests: { path: string; body: unknown }[] = [];
let answer: () => Response;

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

beforeEach(() => {
  requests.length = 0;
  answer = recording;
  URL.createObjectURL = () => `blob:recording-${readings}`;
  URL.revokeObjectURL = () => {};
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(true);
  globalThis.fetch = jest.fn<typeof fetch>(async (address, init) => {
    const path = String(address);
    if (path.includes('csrf-token'))
      return new Response(JSON.stringify({ success: true, csrfToken: 'c'.repeat(40) }));
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
});
