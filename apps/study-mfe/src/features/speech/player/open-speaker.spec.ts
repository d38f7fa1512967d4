import { jest } from '@jest/globals';
import { CatalogueError, toErrorEnvelope } from '@word-unfolded/contracts';
import { openSpeaker } from './open-speaker.js';

let readings = 0;
const told = { onEnd: jest.fn(), onFailure: jest.fn() };
const asked: { path: string; body: unknown }[] = [];
let answer: () => Response;

/** Other words each time: what a page has heard once it does not ask for again. */
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
  asked.length = 0;
  answer = recording;
  URL.createObjectURL = () => `blob:recording-${readings}`;
  URL.revokeObjectURL = () => {};
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(true);
  globalThis.fetch = jest.fn<typeof fetch>(async (address, init) => {
    const path = String(address);
    if (path.includes('csrf-token'))
      return new Response(JSON.stringify({ success: true, csrfToken: 'c'.repeat(40) }));
    asked.push({ path, body: JSON.parse(String(init?.body)) });
    return answer();
  });
});
afterEach(() => jest.restoreAllMocks());

describe('a browser without a voice for the language', () => {
  it('plays the recording of the server, which knows where each verse begins', async () => {
    const passages = newPassages();
    const speaker = await openSpeaker(passages, told, 'browser');
    expect([speaker.source, speaker.voice]).toEqual(['file', 'espeak-ng']);
    expect(asked).toEqual([
      {
        path: '/api/ai/tts',
        body: { text: `One ${readings}\nTwo`, language: 'es', context: 'scripture' },
      },
    ]);
    expect(speaker.place().line).toBe(0);
    speaker.seek(2);
    expect(speaker.place()).toMatchObject({ line: 1, seconds: 2 });
  });

  it('asks once for the same words', async () => {
    const passages = newPassages();
    await Promise.all([openSpeaker(passages, told, 'file'), openSpeaker(passages, told, 'file')]);
    await openSpeaker(passages, told, 'file');
    expect(asked).toHaveLength(1);
  });

  it('says that the network is away', async () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(openSpeaker(newPassages(), told, 'file')).rejects.toMatchObject({ code: 'OFFLINE_SPEECH' });
  });

  it('takes an empty recording for a failure, and can ask again', async () => {
    const passages = newPassages();
    answer = () => new Response('');
    await expect(openSpeaker(passages, told, 'file')).rejects.toMatchObject({ code: 'SPEECH_EMPTY' });
    answer = recording;
    await expect(openSpeaker(passages, told, 'file')).resolves.toMatchObject({ source: 'file' });
  });

  it("passes the server's refusal on", async () => {
    const refusal = CatalogueError.of('SPEECH_UNAVAILABLE');
    answer = () => new Response(JSON.stringify(toErrorEnvelope(refusal, 'en', 'c-1')), { status: 503 });
    await expect(openSpeaker(newPassages(), told, 'file')).rejects.toMatchObject({
      code: 'SPEECH_UNAVAILABLE',
    });
  });
});
