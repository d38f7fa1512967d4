import { createStore, type StoreApi } from 'zustand';
import { step } from '../machine/voice-machine.js';
import { READY, type VoiceCommand, type VoiceEvent, type VoiceState } from '../machine/voice-state.js';
import type {
  Caption,
  SpokenTurn,
  TransportCallbacks,
  VoiceChoices,
  VoiceContext,
  VoiceEngine,
  VoiceTransport,
} from '../transports/voice-transport.js';

/** A passage that the conversation has opened. */
export type OpenedPassage = { readonly reference: string; readonly translationId: string | undefined };

export type SelahState = {
  readonly voice: VoiceState;
  readonly kind: VoiceTransport['kind'];
  readonly engine: VoiceEngine | undefined;
  readonly turns: readonly SpokenTurn[];
  readonly caption: Caption | undefined;
  readonly conversationId: string | undefined;
  /** What is left of the day's minutes, in seconds; undefined if they are not limited, or not needed. */
  readonly secondsLeft: number | undefined;
  readonly problem: unknown;
  readonly passage: OpenedPassage | undefined;
};

export type SelahSession = StoreApi<SelahState> & {
  readonly configure: (setting: SessionSetting) => void;
  readonly tell: (event: VoiceEvent) => void;
  /** The reader types instead of speaking; a conversation begins if there is none. */
  readonly ask: (text: string) => void;
  /** Begins, and ends another call of the reader first. */
  readonly replace: () => void;
  readonly showPassage: (passage: OpenedPassage | undefined) => void;
  /** How loud the one who speaks is, from 0 to 1. */
  readonly level: () => number;
  /** Ends the conversation, because its page is left. */
  readonly leave: () => void;
};

/** What a page gives to its conversation; the next call has what was set last. */
type SessionSetting = {
  readonly choices: VoiceChoices;
  readonly context: VoiceContext;
  /** @param replaces whether another call of the reader is ended first */
  readonly transport: (callbacks: TransportCallbacks, replaces: boolean) => VoiceTransport;
  readonly onNote: TransportCallbacks['onNote'];
};

/** One conversation of a page: the state machine, the transport that carries it out, and what was said. */
export function createSelahSession(initial: Pick<VoiceState, 'isOnline' | 'mode'>): SelahSession {
  const phase = initial.isOnline ? 'ready' : 'offline';
  const store = createStore<SelahState>(() => ({
    voice: { ...READY, ...initial, phase },
    kind: 'browser',
    engine: undefined,
    turns: [],
    caption: undefined,
    conversationId: undefined,
    secondsLeft: undefined,
    problem: undefined,
    passage: undefined,
  }));
  let setting: SessionSetting | undefined;
  let carrier: VoiceTransport | undefined;
  let replaces = false;
  /** Turns of an earlier call have the same names as those of this one. */
  let calls = 0;
  let typed: string | undefined;

  const callbacksOf = (call: number): TransportCallbacks => {
    const ifCurrent =
      <Parameters extends unknown[]>(act: (...parameters: Parameters) => void) =>
      (...parameters: Parameters) => {
        if (call === calls) act(...parameters);
      };
    return {
      tell: ifCurrent(tell),
      onTurn: (turn) => store.setState({ turns: withTurn(store.getState().turns, turn, call) }),
      onCaption: ifCurrent((caption) => store.setState({ caption })),
      onEngine: ifCurrent((engine) => store.setState({ engine })),
      onConversation: (conversationId) => store.setState({ conversationId }),
      onProblem: ifCurrent((problem) => store.setState({ problem })),
      onOpenPassage: (reference, translationId) => store.setState({ passage: { reference, translationId } }),
      onTimeLeft: ifCurrent((secondsLeft) => store.setState({ secondsLeft })),
      onNote: (note) => setting?.onNote(note),
    };
  };

  const open = () => {
    if (!setting) return;
    const { choices, context } = setting;
    calls += 1;
    carrier = setting.transport(callbacksOf(calls), replaces);
    replaces = false;
    const { conversationId } = store.getState();
    store.setState({ kind: carrier.kind, problem: undefined, engine: undefined });
    const isOther = conversationId !== undefined && conversationId !== context.conversationId;
    carrier.open(choices, isOther ? { ...context, conversationId, lastMessageId: undefined } : context);
  };
  const CARRY_OUT: Readonly<Record<VoiceCommand, () => void>> = {
    open,
    reconnect: () => carrier?.reconnect(),
    close: () => carrier?.close(),
    cut: () => carrier?.cut(),
    silence: () => carrier?.silence(),
    hear: () => carrier?.hear(),
    'stop-hearing': () => carrier?.stopHearing(),
    commit: () => carrier?.commit(),
  };

  function tell(event: VoiceEvent): void {
    const { state, commands } = step(store.getState().voice, event);
    store.setState({ voice: state, ...(state.phase !== 'open' && { caption: undefined }) });
    for (const command of commands) CARRY_OUT[command]();
    if (typed !== undefined && store.getState().voice.phase === 'open') {
      const text = typed;
      typed = undefined;
      ask(text);
    }
    if (event === 'failed' || event === 'end') typed = undefined;
  }

  function ask(text: string): void {
    if (store.getState().voice.phase === 'open') {
      tell('type');
      carrier?.ask(text);
      return;
    }
    typed = text;
    tell('start');
  }

  return Object.assign(store, {
    tell,
    ask,
    configure: (next: SessionSetting) => void (setting = next),
    replace: () => {
      replaces = true;
      tell('start');
    },
    showPassage: (passage: OpenedPassage | undefined) => store.setState({ passage }),
    level: () => carrier?.level() ?? 0,
    leave: () => {
      tell('end');
      calls += 1;
    },
  });
}

/** The turns with one that is new or has changed. */
function withTurn(turns: readonly SpokenTurn[], turn: SpokenTurn, call: number): readonly SpokenTurn[] {
  const named = { ...turn, id: `${call}/${turn.id}` };
  const at = turns.findIndex(({ id }) => id === named.id);
  return at < 0 ? [...turns, named] : turns.with(at, named);
}
