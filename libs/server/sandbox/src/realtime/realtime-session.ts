import { randomBytes } from 'node:crypto';
import type { RealtimePeer } from './realtime-peer.js';
import { misquoted, react, type Reaction } from './realtime-model.js';
import { spokenPackets } from './spoken-packets.js';

/** An event, as the published description has it. */
export type RealtimeEvent = { readonly type: string; readonly [field: string]: unknown };

/** The settings of a session, as the client has sent them. */
export type SessionSettings = {
  readonly type: 'realtime';
  readonly model?: string;
  readonly instructions?: string;
  readonly tools?: readonly unknown[];
  readonly audio?: {
    readonly input?: {
      readonly transcription?: { readonly language?: string };
      readonly turn_detection?: { readonly create_response?: boolean; readonly interrupt_response?: boolean };
    };
    readonly output?: { readonly voice?: string };
  };
  readonly [field: string]: unknown;
};

/** What a test has planned for a call. */
export type Plans = {
  /** The words that the next speech is heard as. */
  readonly heard: string[];
  /** Replaces the model for the next responses. */
  readonly reactions: Reaction[];
  /** Whether the model says other words than it should. */
  misquotes: boolean;
  /** Whether the model goes on speaking until it is interrupted. */
  isEndless: boolean;
};

type Item = { readonly id: string; readonly [field: string]: unknown };
type Response = { readonly id: string; readonly item: string; isStopped: boolean };
type ResponseOptions = { readonly instructions?: string };

const newId = (kind: string) => `${kind}_${randomBytes(10).toString('hex')}`;

/** The conversation of a call: the model listens, speaks and calls tools, and everybody who listens gets the events. */
export class RealtimeSession {
  private readonly begun = performance.now();
  private lastItem: string | null = null;
  private response: Response | undefined;
  private speech: { readonly item: string } | undefined;
  private toolOutput: string | undefined;
  /** What was said and has not been answered. */
  private unanswered: string | undefined;
  /** A conversation has one response at a time; the next begins when it is over. */
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private settings: SessionSettings,
    private readonly peer: Pick<RealtimePeer, 'play' | 'stopPlaying'>,
    private readonly plans: Plans,
    private readonly tell: (event: RealtimeEvent) => void,
  ) {}

  /** The event with which a connection begins. */
  created(): RealtimeEvent {
    return { type: 'session.created', event_id: newId('event'), session: this.session() };
  }

  /** Handles an event of a client, given as JSON. */
  receive(text: string): void {
    let event: RealtimeEvent;
    try {
      event = JSON.parse(text) as RealtimeEvent;
    } catch {
      return this.refuse('invalid_json', 'The event is not JSON.');
    }
    if (event.type === 'session.update') this.update(event['session'] as SessionSettings);
    else if (event.type === 'conversation.item.create') this.addItem(event['item'] as Omit<Item, 'id'>);
    else if (event.type === 'response.create') this.respond(event['response'] as ResponseOptions | undefined);
    else if (event.type === 'response.cancel') this.stop('client_cancelled');
    else if (event.type === 'output_audio_buffer.clear') this.stop('client_cancelled');
    else this.refuse('invalid_event', `Unknown event: ${event.type}`);
  }

  /** Speech begins: of a microphone, or of a test. */
  speechStarted(): void {
    if (this.speech) return;
    this.speech = { item: newId('item') };
    this.send('input_audio_buffer.speech_started', { audio_start_ms: this.ms(), item_id: this.speech.item });
    if (this.settings.audio?.input?.turn_detection?.interrupt_response !== false) this.stop('turn_detected');
  }

  /** Speech ends, and is heard as the planned words. */
  speechStopped(): void {
    const { speech } = this;
    if (!speech) return;
    this.speech = undefined;
    const item_id = speech.item;
    this.send('input_audio_buffer.speech_stopped', { audio_end_ms: this.ms(), item_id });
    this.send('input_audio_buffer.committed', { previous_item_id: this.lastItem, item_id });
    this.added({
      id: item_id,
      type: 'message',
      role: 'user',
      status: 'completed',
      content: [{ type: 'input_audio' }],
    });
    const transcript = this.plans.heard.shift() ?? '…';
    for (const delta of transcript.split(/(?<= )/u))
      this.send('conversation.item.input_audio_transcription.delta', { item_id, content_index: 0, delta });
    this.send('conversation.item.input_audio_transcription.completed', {
      item_id,
      content_index: 0,
      transcript,
      usage: { type: 'duration', seconds: 1 },
    });
    if (this.settings.audio?.input?.turn_detection?.create_response !== false)
      this.begin({ heard: transcript, instructions: undefined });
    else this.unanswered = transcript;
  }

  /** Ends what is being said. */
  stop(reason: 'turn_detected' | 'client_cancelled'): void {
    const { response } = this;
    if (!response || response.isStopped) return;
    response.isStopped = true;
    this.stopReason = reason;
    this.peer.stopPlaying();
  }

  private stopReason: 'turn_detected' | 'client_cancelled' = 'turn_detected';

  private update(session: SessionSettings): void {
    this.settings = { ...this.settings, ...session, audio: { ...this.settings.audio, ...session.audio } };
    this.send('session.updated', { session: this.session() });
  }

  private addItem(item: Omit<Item, 'id'>): void {
    if (item['type'] === 'function_call_output') this.toolOutput = String(item['output']);
    if (item['type'] === 'message') this.unanswered = item['role'] === 'user' ? writtenIn(item) : undefined;
    this.added({ ...item, id: newId('item') });
  }

  private respond(options: ResponseOptions | undefined): void {
    const instructions = options?.instructions;
    if (instructions !== undefined) return this.begin({ heard: undefined, instructions });
    const heard = this.unanswered;
    this.unanswered = undefined;
    // The output of a tool for earlier words is not what was asked last.
    if (heard !== undefined) this.toolOutput = undefined;
    this.begin({ heard, instructions });
  }

  private begin(input: {
    readonly heard: string | undefined;
    readonly instructions: string | undefined;
  }): void {
    const { toolOutput } = this;
    if (input.heard === undefined) this.toolOutput = undefined;
    const language = this.settings.audio?.input?.transcription?.language === 'es' ? 'es' : 'en';
    const reaction = (): Reaction =>
      this.plans.reactions.shift() ??
      react({ ...input, toolOutput: input.heard === undefined ? toolOutput : undefined, language });
    this.turn = this.turn
      .then(() => this.perform(reaction(), language))
      .catch(() => {
        this.refuse('server_error', 'The voice of the sandbox needs espeak-ng and opusenc.');
      });
  }

  private async perform(reaction: Reaction, language: 'en' | 'es'): Promise<void> {
    const response: Response = { id: newId('resp'), item: newId('item'), isStopped: false };
    this.response = response;
    this.send('response.created', { response: this.responseOf(response, 'in_progress', []) });
    if ('stall' in reaction) {
      this.response = undefined;
      return;
    }
    if ('call' in reaction) this.call(response, reaction.call);
    else await this.say(response, this.plans.misquotes ? misquoted(reaction.say) : reaction.say, language);
    this.response = undefined;
  }

  private call(
    { id, item }: Response,
    { name, arguments: input }: { name: string; arguments: string },
  ): void {
    const call_id = newId('call');
    const at = { response_id: id, item_id: item, output_index: 0 };
    const made = { id: item, object: 'realtime.item', type: 'function_call', call_id, name };
    const whole = { ...made, status: 'completed', arguments: input };
    this.send('response.output_item.added', {
      response_id: id,
      output_index: 0,
      item: { ...made, status: 'in_progress', arguments: '' },
    });
    this.added(whole);
    this.send('response.function_call_arguments.delta', { ...at, call_id, delta: input });
    this.send('response.function_call_arguments.done', { ...at, call_id, name, arguments: input });
    this.send('response.output_item.done', { response_id: id, output_index: 0, item: whole });
    this.send('response.done', {
      response: this.responseOf({ id, item, isStopped: false }, 'completed', [whole]),
    });
  }

  private async say(response: Response, text: string, language: 'en' | 'es'): Promise<void> {
    const { id, item } = response;
    const packets = await spokenPackets(text, language);
    const at = { response_id: id, item_id: item, output_index: 0, content_index: 0 };
    const message = (status: string, transcript: string) => ({
      id: item,
      object: 'realtime.item',
      type: 'message',
      role: 'assistant',
      status,
      content: [{ type: 'output_audio', transcript }],
    });
    const begun = message('in_progress', '');
    this.send('response.output_item.added', { response_id: id, output_index: 0, item: begun });
    this.added(begun, false);
    this.send('response.content_part.added', { ...at, part: { type: 'audio', transcript: '' } });
    this.send('output_audio_buffer.started', { response_id: id });
    const playing = this.peer.play(packets, () => this.plans.isEndless);
    for (const delta of text.split(/(?<= )/u))
      this.send('response.output_audio_transcript.delta', { ...at, delta });
    this.send('response.output_audio_transcript.done', { ...at, transcript: text });
    this.send('response.output_audio.done', at);
    this.send('response.content_part.done', { ...at, part: { type: 'audio', transcript: text } });
    const whole = message('completed', text);
    this.send('response.output_item.done', { response_id: id, output_index: 0, item: whole });
    this.send('conversation.item.done', { previous_item_id: this.lastItem, item: whole });
    this.send('response.done', { response: this.responseOf(response, 'completed', [whole]) });
    const { isWhole, playedMs } = await playing;
    if (isWhole) return this.send('output_audio_buffer.stopped', { response_id: id });
    this.send('output_audio_buffer.cleared', { response_id: id });
    this.send('conversation.item.truncated', { item_id: item, content_index: 0, audio_end_ms: playedMs });
  }

  private added(item: Item, isDone = true): void {
    const previous_item_id = this.lastItem;
    this.lastItem = item.id;
    this.send('conversation.item.added', { previous_item_id, item });
    if (isDone) this.send('conversation.item.done', { previous_item_id, item });
  }

  private session() {
    return { id: 'sess_sandbox', object: 'realtime.session', ...this.settings };
  }

  private responseOf({ id, isStopped }: Response, status: string, output: readonly unknown[]) {
    return {
      id,
      object: 'realtime.response',
      status: isStopped ? 'cancelled' : status,
      ...(isStopped && { status_details: { type: 'cancelled', reason: this.stopReason } }),
      output,
      output_modalities: ['audio'],
    };
  }

  private refuse(code: string, message: string): void {
    this.send('error', {
      error: { type: 'invalid_request_error', code, message, param: null, event_id: null },
    });
  }

  private send(type: string, fields: object): void {
    this.tell({ type, event_id: newId('event'), ...fields });
  }

  private ms(): number {
    return Math.round(performance.now() - this.begun);
  }
}

/** The words of a message that a client has written. */
function writtenIn(item: Omit<Item, 'id'>): string | undefined {
  const content = item['content'] as readonly { readonly text?: string }[] | undefined;
  return content?.map(({ text = '' }) => text).join(' ');
}
