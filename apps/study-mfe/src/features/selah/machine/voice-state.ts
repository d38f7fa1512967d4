import type { VoiceStatus } from '@word-unfolded/domain';

/** Whether there is a conversation, and how it stands with its connection. */
export type VoicePhase = 'ready' | 'connecting' | 'open' | 'closing' | 'failed' | 'offline';

/** Whose turn it is in an open conversation. */
type VoiceTurn = 'idle' | 'reader' | 'processing' | 'selah';

/** When the microphone is open: always, or while a button or a key is held. */
export type TalkMode = 'open' | 'push';

/** Why there is no conversation: it could not be begun, or it broke. */
type VoiceFailure = 'connect' | 'connection';

export type VoiceState = {
  readonly phase: VoicePhase;
  readonly turn: VoiceTurn;
  readonly isMuted: boolean;
  readonly mode: TalkMode;
  /** The button or the key is held, in the mode `push`. */
  readonly isHeld: boolean;
  readonly isOnline: boolean;
  /** The conversation was open before: it is connected again, not begun. */
  readonly hasOpened: boolean;
  readonly failure: VoiceFailure | undefined;
};

export const READY: VoiceState = {
  phase: 'ready',
  turn: 'idle',
  isMuted: false,
  mode: 'open',
  isHeld: false,
  isOnline: true,
  hasOpened: false,
  failure: undefined,
};

/** What happens to a conversation: through the reader, through the transport, and through the network. */
export const VOICE_EVENTS = [
  // the reader
  'start',
  'end',
  'mute',
  'unmute',
  'talk-openly',
  'push-to-talk',
  'press',
  'release',
  'interrupt',
  'type',
  // the transport
  'opened',
  'failed',
  'lost',
  'closed',
  'speech-started',
  'speech-dropped',
  'speech-ended',
  'sound-started',
  'answer-ended',
  // the network
  'went-offline',
  'came-online',
] as const;

export type VoiceEvent = (typeof VOICE_EVENTS)[number];

/**
 * What a transport has to do: open or close the conversation, connect it again, stop the sound (and an answer that is
 * being written), let the other side know that it is to be silent (`silence`, where no voice tells it so), open or close
 * the microphone, or take what was said while the button was held as complete.
 */
export type VoiceCommand =
  'open' | 'reconnect' | 'close' | 'cut' | 'silence' | 'hear' | 'stop-hearing' | 'commit';

/** Whether the microphone is open. */
export function isHearing({ phase, isMuted, mode, isHeld }: VoiceState): boolean {
  return phase === 'open' && !isMuted && (mode === 'open' || isHeld);
}

/** The status that the reader sees. */
export function statusOf({ phase, turn, isMuted }: VoiceState): VoiceStatus {
  switch (phase) {
    case 'ready':
    case 'connecting':
    case 'offline':
      return phase;
    case 'closing':
      return 'disconnecting';
    case 'failed':
      return 'error';
    case 'open':
      return turn === 'idle' ? (isMuted ? 'muted' : 'connected') : OF_TURN[turn];
  }
}

const OF_TURN = { reader: 'user-speaking', selah: 'selah-speaking', processing: 'processing' } as const;
