import { isHearing, type VoiceCommand, type VoiceEvent, type VoiceState } from './voice-state.js';

/** The next state, and what the transport has to do, in this order. */
export type VoiceStep = { readonly state: VoiceState; readonly commands: readonly VoiceCommand[] };

type Change = { readonly next: Partial<VoiceState>; readonly commands?: readonly VoiceCommand[] };

/**
 * One step of a conversation by voice. It is the same for every transport, and defined for every event in every state:
 * an event that means nothing in a state changes nothing.
 */
export function step(state: VoiceState, event: VoiceEvent): VoiceStep {
  const { next, commands = [] } = changeOf(state, event);
  const after = { ...state, ...next };
  return { state: after, commands: [...commands, ...hearingChange(state, after, event)] };
}

function hearingChange(before: VoiceState, after: VoiceState, event: VoiceEvent): VoiceCommand[] {
  const [heard, hears] = [isHearing(before), isHearing(after)];
  if (heard === hears) return [];
  if (hears) return ['hear'];
  return event === 'release' ? ['commit', 'stop-hearing'] : ['stop-hearing'];
}

const NOTHING: Change = { next: {} };

function changeOf(state: VoiceState, event: VoiceEvent): Change {
  switch (event) {
    case 'start':
      return start(state);
    case 'end':
      return end(state);
    case 'mute':
      return { next: { isMuted: true, isHeld: false, turn: state.turn === 'reader' ? 'idle' : state.turn } };
    case 'unmute':
      return { next: { isMuted: false } };
    case 'talk-openly':
      return { next: { mode: 'open', isHeld: false } };
    case 'push-to-talk':
      return { next: { mode: 'push', isHeld: false } };
    case 'press':
      return press(state);
    case 'release':
      return { next: { isHeld: false } };
    case 'opened':
      return state.phase === 'connecting'
        ? { next: { phase: 'open', turn: 'idle', hasOpened: true, failure: undefined } }
        : NOTHING;
    case 'failed':
      return fail(state);
    case 'lost':
      return state.phase === 'open'
        ? { next: { phase: 'connecting', turn: 'idle' }, commands: ['cut', 'reconnect'] }
        : NOTHING;
    case 'closed':
      return close(state);
    case 'went-offline':
      return goOffline(state);
    case 'came-online':
      return comeOnline(state);
    case 'interrupt':
    case 'type':
    case 'speech-started':
    case 'speech-dropped':
    case 'speech-ended':
    case 'sound-started':
    case 'answer-ended':
      return state.phase === 'open' ? takeTurn(state, event) : NOTHING;
  }
}

type TurnEvent = Extract<
  VoiceEvent,
  | 'interrupt'
  | 'type'
  | 'speech-started'
  | 'speech-dropped'
  | 'speech-ended'
  | 'sound-started'
  | 'answer-ended'
>;

/** Who speaks in an open conversation. What the reader says or presses always comes before what Selah says. */
function takeTurn(state: VoiceState, event: TurnEvent): Change {
  const { turn } = state;
  const isAnswering = turn === 'selah' || turn === 'processing';
  const cut = isAnswering ? (['cut'] as const) : [];
  switch (event) {
    case 'interrupt':
      return isAnswering ? { next: { turn: 'idle' }, commands: ['cut', 'silence'] } : NOTHING;
    case 'type':
      return { next: { turn: 'processing' }, commands: cut };
    case 'speech-started':
      return isHearing(state) && turn !== 'reader' ? { next: { turn: 'reader' }, commands: cut } : NOTHING;
    case 'speech-dropped':
      return turn === 'reader' ? { next: { turn: 'idle' } } : NOTHING;
    case 'speech-ended':
      // What was said before the microphone was closed is answered as well.
      return turn === 'reader' || turn === 'idle' ? { next: { turn: 'processing' } } : NOTHING;
    case 'sound-started':
      if (turn === 'reader') return { next: {}, commands: ['cut'] };
      // Selah also speaks unasked: it greets, corrects itself, and says that the time is nearly over.
      return { next: { turn: 'selah' } };
    case 'answer-ended':
      return isAnswering ? { next: { turn: 'idle' } } : NOTHING;
  }
}

function start({ phase, isOnline }: VoiceState): Change {
  if (phase !== 'ready' && phase !== 'failed') return NOTHING;
  if (!isOnline) return { next: { phase: 'offline', failure: undefined } };
  const next = { phase: 'connecting', turn: 'idle', hasOpened: false, failure: undefined } as const;
  return { next, commands: ['open'] };
}

function end({ phase, isOnline }: VoiceState): Change {
  const over = { turn: 'idle', isHeld: false, hasOpened: false, failure: undefined } as const;
  switch (phase) {
    case 'connecting':
    case 'open':
      return { next: { ...over, phase: 'closing' }, commands: ['cut', 'close'] };
    case 'offline':
      return { next: over, commands: ['close'] };
    case 'failed':
      return { next: { ...over, phase: isOnline ? 'ready' : 'offline' } };
    case 'ready':
    case 'closing':
      return NOTHING;
  }
}

/** A key or button that is held opens the microphone, and interrupts Selah. */
function press({ phase, turn, mode, isMuted }: VoiceState): Change {
  if (phase !== 'open' || mode !== 'push' || isMuted) return NOTHING;
  const isAnswering = turn === 'selah' || turn === 'processing';
  return {
    next: { isHeld: true, turn: 'idle' },
    ...(isAnswering && { commands: ['cut', 'silence'] as const }),
  };
}

function fail({ phase, hasOpened }: VoiceState): Change {
  if (phase !== 'connecting' && phase !== 'open') return NOTHING;
  const failure = hasOpened ? 'connection' : 'connect';
  return { next: { phase: 'failed', turn: 'idle', isHeld: false, failure }, commands: ['cut', 'close'] };
}

/** The conversation has ended: as the reader wished, or because the other side ended it. */
function close({ phase, isOnline }: VoiceState): Change {
  if (phase !== 'closing' && phase !== 'open' && phase !== 'connecting') return NOTHING;
  const next = { turn: 'idle', isHeld: false, hasOpened: false } as const;
  const commands = phase === 'closing' ? [] : (['cut', 'close'] as const);
  return { next: { ...next, phase: isOnline ? 'ready' : 'offline' }, commands };
}

function goOffline({ phase, hasOpened }: VoiceState): Change {
  const offline = { isOnline: false, phase: 'offline', turn: 'idle', isHeld: false } as const;
  switch (phase) {
    case 'open':
      return { next: offline, commands: ['cut'] };
    case 'connecting':
      return { next: { ...offline, hasOpened }, commands: hasOpened ? ['cut'] : ['cut', 'close'] };
    case 'closing':
    case 'offline':
      return { next: { isOnline: false } };
    case 'ready':
    case 'failed':
      return { next: { ...offline, hasOpened: false, failure: undefined } };
  }
}

function comeOnline({ phase, hasOpened }: VoiceState): Change {
  if (phase !== 'offline') return { next: { isOnline: true } };
  if (!hasOpened) return { next: { isOnline: true, phase: 'ready' } };
  return { next: { isOnline: true, phase: 'connecting' }, commands: ['reconnect'] };
}
