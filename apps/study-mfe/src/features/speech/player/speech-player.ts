import { keptText, log } from '@word-unfolded/ui';
import { createStore, type StoreApi } from 'zustand';
import { tellSpokenVerse } from '../../../spoken/spoken-verse.js';
import type { Speaker } from '../engine/speaker.js';
import type { SpokenPassages } from '../../../spoken/spoken-passages.js';
import type { OpenSpeaker } from './open-speaker.js';

/** Specification, section 3, "Text-to-speech button states". A reading that is paused is idle, with its place kept. */
export type SpeechStatus = 'idle' | 'loading' | 'playing' | 'error';

export type SpeechState = {
  readonly status: SpeechStatus;
  /** What is read, or was when it was paused; undefined when the player is closed. */
  readonly passages: SpokenPassages | undefined;
  readonly source: Speaker['source'];
  /** The name of the voice that reads; empty until there is one. */
  readonly voice: string;
  /** Of the reading at normal speed. */
  readonly seconds: number;
  readonly length: number;
  readonly rate: number;
  /** Why the reading failed. */
  readonly error: unknown;
};

export type SpeechPlayer = StoreApi<SpeechState> & {
  /** Reads passages; pauses them when they are being read, and goes on when they are paused. */
  readonly toggle: (passages: SpokenPassages) => Promise<void>;
  readonly stop: () => void;
  /** @param seconds how far to go, back when it is negative */
  readonly seekBy: (seconds: number) => void;
  readonly setRate: (rate: number) => void;
  /** Reads on from the beginning by the browser's voice, or by a recording. */
  readonly chooseSource: (source: Speaker['source']) => Promise<void>;
};

/** Specification, section 9: "TTS seek steps 10 s; playback clock every 100 ms". */
export const SEEK_SECONDS = 10;
const CLOCK_MS = 100;

/** Speeds that can be chosen. */
export const RATES = [0.75, 1, 1.25, 1.5, 2] as const;

const keptRate = keptText('speechRate');
const keptSource = keptText('speechSource');

const CLOSED = {
  status: 'idle',
  passages: undefined,
  voice: '',
  seconds: 0,
  length: 0,
  error: undefined,
} as const;

/** What speaks is fetched with the first reading. */
const openSpeaker: OpenSpeaker = async (...asked) =>
  (await import('./open-speaker.js')).openSpeaker(...asked);

/** One reading at a time, for the whole page. */
export function createSpeechPlayer(open: OpenSpeaker = openSpeaker): SpeechPlayer {
  const store = createStore<SpeechState>(() => ({
    ...CLOSED,
    rate: RATES.find((rate) => String(rate) === keptRate.read()) ?? 1,
    source: keptSource.read() === 'file' ? 'file' : 'browser',
  }));
  let speaker: Speaker | undefined;
  let opening = 0;
  /** Where the reading began: what is read by now may be a later part of it. */
  let first: SpokenPassages | undefined;
  let clock: ReturnType<typeof setInterval> | undefined;

  const showPlace = () => {
    const { passages } = store.getState();
    if (!speaker || !passages) return;
    const { seconds, length, line } = speaker.place();
    store.setState({ seconds, length });
    tellSpokenVerse(passages.lines[line]?.verse);
  };
  const rest = (status: SpeechStatus, error?: unknown) => {
    clearInterval(clock);
    store.setState({ status, error });
  };
  const close = () => {
    opening += 1;
    speaker?.end();
    speaker = undefined;
    tellSpokenVerse(undefined);
  };
  const fail = (error: unknown) => {
    close();
    rest('error', error);
    log.warn('Reading aloud failed', error);
  };
  const play = async (loaded: Speaker) => {
    await loaded.play();
    if (loaded !== speaker) return;
    clearInterval(clock);
    store.setState({ status: 'playing', error: undefined });
    showPlace();
    clock = setInterval(showPlace, CLOCK_MS);
  };
  /** A reading that has gone on from its beginning begins there again. */
  const finish = () => {
    rest('idle');
    if (store.getState().passages !== first) close();
    store.setState({ passages: first, seconds: 0 });
    tellSpokenVerse(undefined);
  };
  const goOn = async () => {
    const { passages } = store.getState();
    if (!passages?.next) return finish();
    const mine = opening;
    rest('loading');
    try {
      const next = await passages.next();
      if (mine !== opening) return;
      if (next) await begin({ ...next, key: passages.key });
      else finish();
    } catch (error) {
      if (mine === opening) fail(error);
    }
  };
  const told = { onEnd: () => void goOn(), onFailure: fail };
  const begin = async (passages: SpokenPassages) => {
    close();
    const mine = opening;
    rest('loading');
    store.setState({ passages, voice: '', seconds: 0, length: 0 });
    try {
      const opened = await open(passages, told, store.getState().source);
      if (mine !== opening) return opened.end();
      speaker = opened;
      store.setState({ source: opened.source, voice: opened.voice });
      opened.setRate(store.getState().rate);
      await play(opened);
    } catch (error) {
      if (mine === opening) fail(error);
    }
  };

  return Object.assign(store, {
    toggle: async (passages: SpokenPassages) => {
      const { status, passages: open } = store.getState();
      if (status === 'loading' && open?.key === passages.key) return;
      if (!speaker || open?.key !== passages.key) {
        first = passages;
        return begin(passages);
      }
      if (status !== 'playing') return play(speaker).catch(fail);
      speaker.pause();
      showPlace();
      rest('idle');
    },
    stop: () => {
      close();
      clearInterval(clock);
      store.setState(CLOSED);
    },
    seekBy: (seconds: number) => {
      if (!speaker) return;
      speaker.seek(Math.max(0, speaker.place().seconds + seconds));
      showPlace();
    },
    setRate: (rate: number) => {
      keptRate.write(String(rate));
      store.setState({ rate });
      speaker?.setRate(rate);
    },
    chooseSource: async (source: Speaker['source']) => {
      keptSource.write(source);
      store.setState({ source });
      const { passages } = store.getState();
      if (passages) await begin(passages);
    },
  });
}

/** The player of this page. */
export const speechPlayer = createSpeechPlayer();
