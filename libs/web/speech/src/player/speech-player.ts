import { storedText, log } from '@word-unfolded/ui';
import { createStore, type StoreApi } from 'zustand';
import { tellSpokenLine } from '../spoken-line.js';
import type { RecordingProgress } from '../api/recording-types.js';
import type { Speaker } from '../engine/speaker.js';
import type { SpeechPassages, SpokenLine } from '../speech-passages.js';
import { logSpeechUse, type LogSpeechUse, type SpeechUse } from './log-speech-use.js';
import type { OpenSpeaker } from './open-speaker.js';

/** Specification, section 3, "Text-to-speech button states". A paused reading is idle and keeps its position. */
export type SpeechStatus = 'idle' | 'loading' | 'playing' | 'error';

type SpeechState = {
  readonly status: SpeechStatus;
  /** The reading that plays or is paused; undefined when the player is closed. */
  readonly passages: SpeechPassages | undefined;
  readonly source: Speaker['source'];
  /** The name of the current voice; empty until there is one. */
  readonly voice: string;
  /** Seconds of the reading at normal speed. */
  readonly seconds: number;
  readonly length: number;
  readonly rate: number;
  /** How far the recording is that the server makes; undefined when it makes none. */
  readonly making: RecordingProgress | undefined;
  /** Why the reading failed. */
  readonly error: unknown;
};

export type SpeechPlayer = StoreApi<SpeechState> & {
  /** Reads passages; pauses them when they are playing, and resumes them when they are paused. */
  readonly toggle: (passages: SpeechPassages) => Promise<void>;
  readonly stop: () => void;
  /** @param seconds how far to seek, negative for back */
  readonly seekBy: (seconds: number) => void;
  readonly setRate: (rate: number) => void;
  /** Restarts from the beginning with the browser's voice, or with a recording. */
  readonly chooseSource: (source: Speaker['source']) => Promise<void>;
};

/** Specification, section 9: "TTS seek steps 10 s; playback clock every 100 ms". */
export const SEEK_SECONDS = 10;
const CLOCK_MS = 100;

/** The available speeds. */
export const RATES = [0.75, 1, 1.25, 1.5, 2] as const;

const storedRate = storedText('speechRate');
const storedSource = storedText('speechSource');

const CLOSED = {
  status: 'idle',
  passages: undefined,
  voice: '',
  seconds: 0,
  length: 0,
  making: undefined,
  error: undefined,
} as const;

/** The speaker is loaded with the first reading. */
const openSpeaker: OpenSpeaker = async (...parameters) =>
  (await import('./open-speaker.js')).openSpeaker(...parameters);

/** One reading at a time, for the whole page. */
export function createSpeechPlayer(
  open: OpenSpeaker = openSpeaker,
  logUse: LogSpeechUse = logSpeechUse,
): SpeechPlayer {
  const store = createStore<SpeechState>(() => ({
    ...CLOSED,
    rate: RATES.find((rate) => String(rate) === storedRate.read()) ?? 1,
    source: storedSource.read() === 'file' ? 'file' : 'browser',
  }));
  let speaker: Speaker | undefined;
  let opening = 0;
  let leaving = new AbortController();
  /** The first part of the reading; the current one may be a later part. */
  let first: SpeechPassages | undefined;
  let clock: ReturnType<typeof setInterval> | undefined;

  /** The position at the last log; undefined if nothing was played since. */
  let playedFrom: number | undefined;
  const logPlayed = (on: SpeechUse['on']) => {
    const { passages, source } = store.getState();
    if (playedFrom === undefined || !passages) return;
    const { seconds, length } = speaker?.place() ?? store.getState();
    const played = Math.max(0, (on === 'end' ? length : seconds) - playedFrom);
    playedFrom = undefined;
    logUse({ on, seconds: played, source, language: passages.language });
  };

  const showPlace = () => {
    const { passages } = store.getState();
    if (!speaker || !passages) return;
    const { seconds, length, line } = speaker.place();
    store.setState({ seconds, length });
    tellSpokenLine(idOf(passages.lines[line]));
  };
  const rest = (status: SpeechStatus, error?: unknown) => {
    clearInterval(clock);
    store.setState({ status, error, making: undefined });
  };
  const close = () => {
    logPlayed('cleanup');
    opening += 1;
    leaving.abort();
    leaving = new AbortController();
    speaker?.end();
    speaker = undefined;
    tellSpokenLine(undefined);
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
    playedFrom = loaded.place().seconds;
    store.setState({ status: 'playing', error: undefined, making: undefined });
    showPlace();
    clock = setInterval(showPlace, CLOCK_MS);
  };
  /** A reading that has moved past its first part restarts there. */
  const finish = () => {
    rest('idle');
    if (store.getState().passages !== first) close();
    store.setState({ passages: first, seconds: 0 });
    tellSpokenLine(undefined);
  };
  const goOn = async () => {
    logPlayed('end');
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
  const onWaiting = (isWaiting: boolean) => store.setState({ status: isWaiting ? 'loading' : 'playing' });
  const listeners = { onEnd: () => void goOn(), onFailure: fail, onWaiting };
  const begin = async (passages: SpeechPassages) => {
    close();
    const mine = opening;
    rest('loading');
    store.setState({ passages, voice: '', seconds: 0, length: 0 });
    try {
      const opened = await open(passages, listeners, store.getState().source, {
        signal: leaving.signal,
        onProgress: (making) => {
          if (mine === opening) store.setState({ making });
        },
      });
      if (mine !== opening) return opened.end();
      speaker = opened;
      store.setState({ source: opened.source, voice: opened.voice });
      opened.setRate(store.getState().rate);
      await play(opened);
    } catch (error) {
      if (mine === opening) fail(error);
    }
  };

  // A page that is left, or sent to the background on a phone, may never run again.
  globalThis.addEventListener?.('pagehide', () => logPlayed('cleanup'));

  return Object.assign(store, {
    toggle: async (passages: SpeechPassages) => {
      const { status, passages: open } = store.getState();
      if (status === 'loading' && open?.key === passages.key) return;
      if (!speaker || open?.key !== passages.key) {
        first = passages;
        return begin(passages);
      }
      if (status !== 'playing') return play(speaker).catch(fail);
      speaker.pause();
      logPlayed('pause');
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
      storedRate.write(String(rate));
      store.setState({ rate });
      speaker?.setRate(rate);
    },
    chooseSource: async (source: Speaker['source']) => {
      storedSource.write(source);
      store.setState({ source });
      const { passages } = store.getState();
      if (passages) await begin(passages);
    },
  });
}

const idOf = (line: SpokenLine | undefined) => line?.verse ?? line?.sentence;

/** The player of this page. */
export const speechPlayer = createSpeechPlayer();
