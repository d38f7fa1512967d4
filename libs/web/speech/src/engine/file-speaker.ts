import type { SpokenRecording } from '../api/recording-types.js';
import { lineAt, type Speaker, type SpeakerListeners } from './speaker.js';

/** Reads by playing a recording. The audio element is the browser's, unless a test provides one. */
export function fileSpeaker(
  { address, starts, voice }: SpokenRecording,
  { onEnd, onFailure }: SpeakerListeners,
  audio: HTMLAudioElement = new Audio(),
): Speaker {
  audio.src = address;
  audio.preload = 'auto';
  audio.onended = () => {
    audio.currentTime = 0;
    onEnd();
  };
  audio.onerror = () => onFailure(audio.error ?? new Error('the recording cannot be played'));
  const length = () => (Number.isFinite(audio.duration) ? audio.duration : 0);
  return {
    source: 'file',
    voice,
    play: () => audio.play(),
    pause: () => audio.pause(),
    seek: (seconds) => {
      audio.currentTime = Math.min(Math.max(0, seconds), length() || Infinity);
    },
    setRate: (rate) => {
      audio.defaultPlaybackRate = rate;
      audio.playbackRate = rate;
    },
    place: () => ({
      seconds: audio.currentTime,
      length: length(),
      line: lineAt(starts, audio.currentTime),
    }),
    end: () => {
      audio.onended = null;
      audio.onerror = null;
      audio.pause();
    },
  };
}
