import type { SpokenRecording } from '../api/recording-types.js';
import type { SpeechPassages } from '../speech-passages.js';
import { lineAt, type Speaker, type SpeakerListeners } from './speaker.js';

/** Estimated characters per second, until a part is loaded. */
const CHARACTERS_PER_SECOND = 14;

const PATIENCE_MS = 250;

/** Obtains the recording of a part. */
export type RecordPart = (part: SpeechPassages, isAwaited: boolean) => Promise<SpokenRecording>;

/**
 * Reads by playing the recordings of the parts of a reading, each of which is made while the one before is heard. One
 * audio element plays them all, because a browser may refuse another one that no press has started.
 *
 * @returns the speaker when the first part is there
 * @throws AppError when the first part cannot be obtained
 */
export async function fileSpeaker(
  parts: readonly SpeechPassages[],
  record: RecordPart,
  { onEnd, onFailure, onWaiting }: SpeakerListeners,
  audio: HTMLAudioElement = new Audio(),
): Promise<Speaker> {
  const lengths = parts.map(({ lines }) => lines.reduce((sum, { text }) => sum + text.length, 0));
  const firstLines = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, part) => sum + part.lines.length, 0),
  );
  const known = new Map<number, number>();
  let current = await record(parts[0]!, true);
  let [part, moves, isPlaying, isWaiting] = [0, 0, false, false];

  const secondsOf = (index: number) => {
    const characters = [...known.keys()].reduce((sum, each) => sum + lengths[each]!, 0);
    const seconds = [...known.values()].reduce((sum, each) => sum + each, 0);
    const pace = seconds > 0 ? characters / seconds : CHARACTERS_PER_SECOND;
    return known.get(index) ?? lengths[index]! / pace;
  };
  const startOf = (index: number) =>
    lengths.slice(0, index).reduce((sum, _, each) => sum + secondsOf(each), 0);

  const prepareNext = () => {
    const next = parts[part + 1];
    // A failure is reported when its turn comes, after another attempt.
    if (next) record(next, false).catch(() => undefined);
  };
  const load = (recording: SpokenRecording) => {
    current = recording;
    audio.src = recording.address;
  };
  const wait = (waits: boolean) => {
    if (waits !== isWaiting) onWaiting((isWaiting = waits));
  };
  /** Moves to another part; a later move replaces this one. */
  const moveTo = async (index: number, seconds: number) => {
    const mine = (moves += 1);
    audio.pause();
    // A part that is there follows without a change of state.
    const waiting = setTimeout(() => wait(isPlaying), PATIENCE_MS);
    try {
      const recording = await record(parts[index]!, true);
      if (mine !== moves) return;
      part = index;
      load(recording);
      if (seconds > 0) audio.currentTime = seconds;
      if (isPlaying) await start();
    } catch (error) {
      if (mine === moves) onFailure(error);
    } finally {
      clearTimeout(waiting);
    }
  };
  const start = async () => {
    const mine = moves;
    prepareNext();
    try {
      await audio.play();
      if (mine === moves) wait(false);
    } catch (error) {
      // A pause or another move ends an attempt to play.
      if (isPlaying && mine === moves) throw error;
    }
  };

  audio.preload = 'auto';
  audio.onloadedmetadata = () => {
    if (Number.isFinite(audio.duration)) known.set(part, audio.duration);
  };
  audio.onended = () => {
    if (part + 1 < parts.length) return void moveTo(part + 1, 0);
    isPlaying = false;
    if (part === 0) audio.currentTime = 0;
    else void moveTo(0, 0);
    onEnd();
  };
  audio.onerror = () => onFailure(audio.error ?? new Error('the recording cannot be played'));
  load(current);

  return {
    source: 'file',
    voice: current.voice,
    play: () => {
      isPlaying = true;
      return start();
    },
    pause: () => {
      isPlaying = false;
      audio.pause();
    },
    seek: (seconds) => {
      const wanted = Math.max(0, seconds);
      const found = lineAt(
        parts.map((_, index) => startOf(index)),
        wanted,
      );
      if (found === part) audio.currentTime = wanted - startOf(found);
      else void moveTo(found, wanted - startOf(found));
    },
    setRate: (rate) => {
      audio.defaultPlaybackRate = rate;
      audio.playbackRate = rate;
    },
    place: () => ({
      seconds: startOf(part) + audio.currentTime,
      length: startOf(parts.length),
      line: (firstLines[part] ?? 0) + lineAt(current.starts, audio.currentTime),
    }),
    end: () => {
      moves += 1;
      audio.onended = null;
      audio.onerror = null;
      audio.onloadedmetadata = null;
      audio.pause();
    },
  };
}
