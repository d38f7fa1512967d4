import type { AnswerGeneratorName, VoiceCorrection } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import type { HearingProblem } from '../listening/listener.js';
import type { VoiceEvent } from '../machine/voice-state.js';

/** What one side said until the other answered. A later one with the same id replaces it. */
export type SpokenTurn = {
  readonly id: string;
  readonly side: 'reader' | 'selah';
  /** The reader's plain text, or Selah's Markdown with the links of answers. */
  readonly text: string;
  readonly state: 'speaking' | 'complete' | 'interrupted' | 'failed';
  readonly writer?: AnswerGeneratorName | undefined;
  /** Why it failed, in the reader's language. */
  readonly problem?: string | undefined;
  /** Words that were spoken otherwise than they are stored; the text has the stored ones. */
  readonly corrections?: readonly VoiceCorrection[] | undefined;
};

/** What hears, and what speaks; the page says so. */
export type VoiceEngine = {
  readonly hears:
    | { readonly by: 'device' | 'browser' | 'model' }
    | { readonly by: 'nobody'; readonly problem: HearingProblem };
  readonly speaks: { readonly by: 'browser' | 'server' | 'model' | 'nobody'; readonly name: string };
};

/** What a transport tells the page. */
export type TransportCallbacks = {
  /** What happens to the conversation: events of the state machine. */
  readonly tell: (event: VoiceEvent) => void;
  readonly onTurn: (turn: SpokenTurn) => void;
  /** The words that are being said, for the captions; undefined when nobody speaks. */
  readonly onCaption: (caption: Caption | undefined) => void;
  readonly onEngine: (engine: VoiceEngine) => void;
  readonly onConversation: (conversationId: string) => void;
  /** A message that is worth saying in words. */
  readonly onProblem: (problem: unknown) => void;
  readonly onOpenPassage: (reference: string, translationId: string | undefined) => void;
  /** What is left of the day's minutes, in seconds; undefined if they are not limited. */
  readonly onTimeLeft: (seconds: number | undefined) => void;
  readonly onNote: (note: VoiceNote) => void;
};

/** What is worth a short message. `ended`: the minutes are used; those after it are further reasons why a call has ended. */
type VoiceNote = 'saved' | 'minutes' | 'no-microphone' | 'ended' | 'idle' | 'longest' | 'replaced';

export type Caption = { readonly side: 'reader' | 'selah'; readonly text: string };

/** The choices of a reader for a conversation. */
export type VoiceChoices = {
  readonly language: Language;
  readonly deviceId: string | undefined;
  /** The name of a voice; the first one when undefined, or when there is none of this name. */
  readonly voice: string | undefined;
};

/** The conversation that is continued, and its context. */
export type VoiceContext = {
  readonly conversationId: string | undefined;
  /** The last message of it. */
  readonly lastMessageId: string | undefined;
  readonly scriptureRef: string | undefined;
  readonly firstName: string | undefined;
};

/** A way of having a conversation by voice. The state machine says what it has to do. */
export type VoiceTransport = {
  readonly kind: 'browser' | 'realtime';
  readonly open: (choices: VoiceChoices, context: VoiceContext) => void;
  readonly reconnect: () => void;
  readonly close: () => void;
  /** Stops the sound at once, and what is still being written. */
  readonly cut: () => void;
  /** Tells the other side to be silent, after the sound was stopped here. */
  readonly silence: () => void;
  readonly hear: () => void;
  readonly stopHearing: () => void;
  /** What was said while a button was held is complete. */
  readonly commit: () => void;
  /** The reader has typed instead of speaking. */
  readonly ask: (text: string) => void;
  /** How loud the one who speaks is, from 0 to 1. */
  readonly level: () => number;
};
