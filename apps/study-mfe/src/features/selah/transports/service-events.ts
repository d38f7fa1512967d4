import type { VoiceEvent as ServiceEvent } from '@word-unfolded/contracts';
import type { CallStatus } from '@word-unfolded/domain';
import type { VoiceEvent } from '../machine/voice-state.js';
import type { TransportCallbacks } from './voice-transport.js';

/** A state of the call as an event of the conversation. */
const OF_STATUS: Readonly<Record<CallStatus, VoiceEvent>> = {
  connected: 'answer-ended',
  'user-speaking': 'speech-started',
  processing: 'speech-ended',
  'selah-speaking': 'sound-started',
};

type CallCallbacks = {
  readonly tell: (event: VoiceEvent) => void;
  /** What Selah has said so far in a turn. Its words come before its sound. */
  readonly onSelah: (turn: Extract<ServiceEvent, { type: 'turn' }>) => void;
};

/** What the service tells of a call, in the terms of the page. */
export class ServiceEvents {
  constructor(
    private readonly callbacks: TransportCallbacks,
    private readonly call: CallCallbacks,
  ) {}

  handle(event: ServiceEvent): void {
    const { callbacks } = this;
    switch (event.type) {
      case 'status':
        this.call.tell(OF_STATUS[event.status]);
        break;
      case 'turn': {
        const { turn: id, side, text, state, writer, corrections } = event;
        callbacks.onTurn({ id, side, text, state, writer, corrections });
        if (side === 'selah') this.call.onSelah(event);
        else callbacks.onCaption(state === 'speaking' && text !== '' ? { side, text } : undefined);
        break;
      }
      case 'open-passage':
        callbacks.onOpenPassage(event.reference, event.translationId);
        break;
      case 'note-saved':
        callbacks.onNote('saved');
        break;
      case 'conversation':
        callbacks.onConversation(event.conversationId);
        break;
      case 'time':
        callbacks.onTimeLeft(event.secondsLeft);
        break;
      case 'warning':
        callbacks.onTimeLeft(event.secondsLeft);
        callbacks.onNote('minutes');
        break;
      case 'end':
        this.end(event);
        break;
    }
  }

  private end({ reason, secondsLeft, conversationId }: Extract<ServiceEvent, { type: 'end' }>): void {
    if (conversationId !== null) this.callbacks.onConversation(conversationId);
    if (reason === 'minutes') {
      this.callbacks.onTimeLeft(secondsLeft);
      this.callbacks.onNote('ended');
    }
    if (reason === 'idle' || reason === 'longest' || reason === 'replaced') this.callbacks.onNote(reason);
    this.callbacks.tell(reason === 'lost' ? 'failed' : 'closed');
  }
}
