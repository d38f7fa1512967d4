import { VoiceActivity } from './voice-activity.js';

const FRAME_MS = 20;

/** The quiet level, in decibels of full scale, from which the meter rises, and how many it shows. */
const METER = { from: -60, range: 50 } as const;

/** What browsers do to the sound: without the first, Selah would interrupt itself. */
const PROCESSED = { echoCancellation: true, noiseSuppression: true, autoGainControl: true } as const;

/** What getUserMedia throws for a microphone that is not connected any more. */
const NOT_CONNECTED: ReadonlySet<string> = new Set(['OverconstrainedError', 'NotFoundError']);

/** A microphone with echo cancellation, its level, and whether somebody speaks. */
export type Microphone = {
  readonly stream: MediaStream;
  readonly track: MediaStreamTrack;
  /** How loud it is, from 0 to 1, as a meter shows it. */
  readonly level: () => number;
  /** Selah begins or ends to speak, so that its own voice is not taken for speech. */
  readonly tellSelah: (isSpeaking: boolean) => void;
  /** Opens or mutes it. A muted microphone gives silence. */
  readonly setOpen: (isOpen: boolean) => void;
  readonly close: () => void;
};

type MicrophoneOptions = {
  /** The chosen one; the browser's own choice when undefined, or when it is not connected any more. */
  readonly deviceId: string | undefined;
  readonly onVoice: (change: 'started' | 'ended') => void;
  /** It has been unplugged, or the permission was withdrawn. */
  readonly onGone: () => void;
};

/**
 * Opens the microphone. It gives silence until `setOpen`, so that nothing is heard before the conversation listens.
 *
 * @throws DOMException NotAllowedError, NotFoundError and others of getUserMedia; TypeError in a browser without it
 */
export async function openMicrophone({ deviceId, onVoice, onGone }: MicrophoneOptions): Promise<Microphone> {
  const stream = await streamOf(deviceId);
  const [track] = stream.getAudioTracks();
  if (!track) throw new DOMException('The microphone has no sound', 'NotFoundError');
  track.enabled = false;
  track.addEventListener('ended', onGone);
  const meter = meterOf(stream);
  const activity = new VoiceActivity();
  const timer = setInterval(() => {
    const change = track.enabled ? activity.hear(meter.read(), performance.now()) : undefined;
    if (change) onVoice(change);
  }, FRAME_MS);
  return {
    stream,
    track,
    level: () => (track.enabled ? shownLevel(meter.read()) : 0),
    tellSelah: (isSpeaking) => activity.tellSelah(isSpeaking, performance.now()),
    setOpen: (isOpen) => void (track.enabled = isOpen),
    close: () => {
      clearInterval(timer);
      track.removeEventListener('ended', onGone);
      track.stop();
      meter.close();
    },
  };
}

/** Chromium gives its own choice to who asks for an `ideal` microphone, so the chosen one is asked for exactly. */
async function streamOf(deviceId: string | undefined): Promise<MediaStream> {
  const { mediaDevices } = navigator;
  if (deviceId === undefined) return mediaDevices.getUserMedia({ audio: PROCESSED });
  try {
    return await mediaDevices.getUserMedia({ audio: { ...PROCESSED, deviceId: { exact: deviceId } } });
  } catch (error) {
    const isMissing = error instanceof DOMException && NOT_CONNECTED.has(error.name);
    if (!isMissing) throw error;
    return mediaDevices.getUserMedia({ audio: PROCESSED });
  }
}

/** The level of a stream of sound: the root mean square of its last frame, from 0 to 1. */
export function meterOf(stream: MediaStream): { readonly read: () => number; readonly close: () => void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const frame = new Float32Array(analyser.fftSize);
  return {
    read: () => {
      analyser.getFloatTimeDomainData(frame);
      return Math.sqrt(frame.reduce((sum, value) => sum + value * value, 0) / frame.length);
    },
    close: () => void (context.state === 'closed' || context.close()),
  };
}

/** A level as people hear it, from 0 to 1: loudness is a matter of proportions. */
export function shownLevel(level: number): number {
  const decibels = 20 * Math.log10(Math.max(level, 1e-6));
  return Math.min(1, Math.max(0, (decibels - METER.from) / METER.range));
}

/**
 * Whether this browser lets a page read the microphone while its speech recognition listens. Phones give it to one of
 * them, so that the recognition would hear nothing.
 */
export function canShareMicrophone(): boolean {
  return !/Android|iPhone|iPad/i.test(navigator.userAgent) && 'mediaDevices' in navigator;
}
