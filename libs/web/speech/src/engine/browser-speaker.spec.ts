import { jest } from '@jest/globals';
import { browserSpeaker } from './browser-speaker.js';
import { voiceFor } from '../voices.js';

class Utterance {
  voice: unknown;
  lang = '';
  rate = 1;
  onstart?: () => void;
  onend?: () => void;
  onboundary?: (event: { charIndex: number }) => void;
  onerror?: (event: { error: string }) => void;

  constructor(readonly text: string) {}
}

const said: Utterance[] = [];
const synthesis = {
  speak: (utterance: Utterance) => void said.push(utterance),
  // Like browsers, fires the end event of a cancelled utterance.
  cancel: () => said.at(-1)?.onerror?.({ error: 'interrupted' }),
} as unknown as SpeechSynthesis;
const voice = { lang: 'es-MX' } as SpeechSynthesisVoice;
const listeners = { onEnd: jest.fn(), onFailure: jest.fn(), onWaiting: jest.fn() };
const passages = {
  key: 'k',
  title: 'Rut 1',
  language: 'es' as const,
  lines: [
    { verse: 'Ruth.1.1', text: 'EN los días que gobernaban los jueces' },
    { verse: 'Ruth.1.2', text: 'y dió gracias á Dios' },
  ],
};
const open = () => browserSpeaker(synthesis, voice, passages, listeners);

beforeEach(() => {
  said.length = 0;
  jest.clearAllMocks();
  jest.useFakeTimers();
  globalThis.SpeechSynthesisUtterance = Utterance as unknown as typeof SpeechSynthesisUtterance;
});
afterEach(() => jest.useRealTimers());

describe("the browser's voice", () => {
  it('reads verse by verse, each as one utterance, and reports the end', async () => {
    const speaker = open();
    await speaker.play();
    expect(said.map(({ text, lang }) => [text, lang])).toEqual([
      ['En los días que gobernaban los jueces', 'es-MX'],
    ]);
    said[0]!.onend?.();
    expect([said[1]!.text, speaker.place().line]).toEqual(['y dió gracias a Dios', 1]);
    said[1]!.onend?.();
    expect(listeners.onEnd).toHaveBeenCalledTimes(1);
    expect(speaker.place()).toMatchObject({ line: 0, seconds: 0 });
  });

  it('resumes at the word where it was paused, and does not treat the pause as a failure', async () => {
    const speaker = open();
    await speaker.play();
    said[0]!.onboundary?.({ charIndex: 7 });
    speaker.pause();
    await speaker.play();
    expect(said.at(-1)!.text).toBe('días que gobernaban los jueces');
    expect(listeners.onFailure).not.toHaveBeenCalled();
    expect(listeners.onEnd).not.toHaveBeenCalled();
  });

  it('seeks ten seconds forward and back by words and verses', async () => {
    const speaker = open();
    await speaker.play();
    speaker.seek(speaker.place().seconds + 10);
    expect(speaker.place().line).toBe(1);
    speaker.seek(speaker.place().seconds - 10);
    expect([speaker.place().line, said.at(-1)!.text]).toEqual([0, 'En los días que gobernaban los jueces']);
  });

  it('changes the speed at once', async () => {
    const speaker = open();
    await speaker.play();
    speaker.setRate(1.5);
    expect(said.at(-1)!.rate).toBe(1.5);
  });

  it('reports its failure', async () => {
    await open().play();
    said.at(-1)!.onerror?.({ error: 'synthesis-failed' });
    expect(listeners.onFailure).toHaveBeenCalledTimes(1);
  });
});

describe('the choice of a voice', () => {
  const voices = [
    { name: 'far', lang: 'es-US', localService: false },
    { name: 'near', lang: 'es_MX', localService: true },
    { name: 'test', lang: 'de-DE', localService: true },
  ];
  const browser = (known: () => object[]) => {
    const events = new EventTarget();
    return Object.assign(events, { getVoices: known }) as unknown as SpeechSynthesis;
  };

  it('prefers one of the language that needs no network', async () => {
    expect(
      await voiceFor(
        browser(() => voices),
        'es',
      ),
    ).toMatchObject({ name: 'near' });
    expect(
      await voiceFor(
        browser(() => voices),
        'en',
      ),
    ).toBeUndefined();
  });

  it('waits for a browser that loads its voices later, up to a limit', async () => {
    let known: object[] = [];
    const late = browser(() => known);
    const chosen = voiceFor(late, 'es');
    known = voices;
    late.dispatchEvent(new Event('voiceschanged'));
    expect(await chosen).toMatchObject({ name: 'near' });
    const none = voiceFor(
      browser(() => []),
      'es',
    );
    jest.runAllTimers();
    expect(await none).toBeUndefined();
  });
});
