import type {
  RealtimeClientEvent,
  RealtimeServerEvent,
  RealtimeSessionCreateRequest,
} from 'openai/resources/realtime/realtime';
import { WebSocket } from 'ws';
import type { CallEvent, Sideband, SidebandListener } from '../realtime-model.js';
import { failed, timedOut } from './provider-failure.js';

/** How long the provider may take to accept the connection, in milliseconds. */
const CONNECTED_WITHIN_MS = 5_000;

/** A provider that sends more in one event is cut off. */
const MOST_EVENT_BYTES = 4_000_000;

/** Somebody who goes on changing the session ends the call. */
const MOST_CORRECTIONS = 3;

/** How often the connection is tested; one that has not answered until the next test is lost. In milliseconds. */
const TESTED_EVERY_MS = 10_000;

export type SidebandOptions = {
  readonly address: URL;
  readonly key: string;
  readonly session: RealtimeSessionCreateRequest;
  readonly listener: SidebandListener;
};

/**
 * Connects to a call that is in progress.
 *
 * @returns undefined if the call is over
 * @throws AppError PROVIDER_FAILED, PROVIDER_TIMEOUT
 */
export function connectSideband(options: SidebandOptions): Promise<Sideband | undefined> {
  const socket = new WebSocket(options.address, {
    headers: { authorization: `Bearer ${options.key}` },
    handshakeTimeout: CONNECTED_WITHIN_MS,
    maxPayload: MOST_EVENT_BYTES,
  });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(new OpenaiSideband(socket, options)));
    socket.once('unexpected-response', (_, response) => {
      response.resume();
      if (response.statusCode === 404) resolve(undefined);
      else reject(failed(new Error(`the provider answered ${response.statusCode}`)));
    });
    socket.on('error', (error: Error) =>
      reject(/timed out/i.test(error.message) ? timedOut() : failed(new Error('the sideband broke off'))),
    );
  });
}

/** The control of a call over a WebSocket. */
class OpenaiSideband implements Sideband {
  private isClosed = false;
  private isAlive = true;
  private readonly test: NodeJS.Timeout;
  /** How often in succession somebody else has changed the session. */
  private corrections = 0;

  constructor(
    private readonly socket: WebSocket,
    private readonly options: SidebandOptions,
  ) {
    socket.on('message', (data: Buffer) => this.receive(data));
    socket.on('close', () => this.end(true));
    socket.on('pong', () => (this.isAlive = true));
    this.test = setInterval(() => {
      if (!this.isAlive) return socket.terminate();
      this.isAlive = false;
      socket.ping();
    }, TESTED_EVERY_MS);
  }

  respond(instructions?: string): void {
    this.send({ type: 'response.create', ...(instructions && { response: { instructions } }) });
  }

  silence(): void {
    this.send({ type: 'response.cancel' });
    this.send({ type: 'output_audio_buffer.clear' });
  }

  answerTool(id: string, output: string): void {
    this.send({
      type: 'conversation.item.create',
      item: { type: 'function_call_output', call_id: id, output },
    });
  }

  remember(messages: Parameters<Sideband['remember']>[0]): void {
    for (const { role, content } of messages) {
      const item =
        role === 'user'
          ? { type: 'message' as const, role, content: [{ type: 'input_text' as const, text: content }] }
          : { type: 'message' as const, role, content: [{ type: 'output_text' as const, text: content }] };
      this.send({ type: 'conversation.item.create', item });
    }
  }

  close(): void {
    this.end(false);
    this.socket.close(1000);
  }

  private end(isLost: boolean): void {
    if (this.isClosed) return;
    this.isClosed = true;
    clearInterval(this.test);
    if (isLost) this.options.listener.lost();
  }

  private send(event: RealtimeClientEvent): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(event));
  }

  private receive(data: Buffer): void {
    if (this.isClosed) return;
    let event: RealtimeServerEvent;
    try {
      event = JSON.parse(data.toString()) as RealtimeServerEvent;
    } catch {
      return; // not an event
    }
    if (event.type === 'session.updated') return this.correct(event.session as { instructions?: string });
    const told = callEventOf(event);
    if (told) this.options.listener.event(told);
  }

  /** Sets the session again if somebody else has changed it: the page has a data channel to the provider, too. */
  private correct({ instructions }: { instructions?: string }): void {
    const { session } = this.options;
    if (instructions === session.instructions) {
      this.corrections = 0;
      return;
    }
    this.corrections += 1;
    if (this.corrections > MOST_CORRECTIONS) return this.socket.terminate();
    const { model: _, ...changeable } = session;
    this.send({ type: 'session.update', session: changeable });
  }
}

/** The answer to a cancellation when nothing is being said: no response has failed. */
const NOTHING_TO_CANCEL = 'response_cancel_not_active';

type EventOf<Type extends RealtimeServerEvent['type']> = Extract<RealtimeServerEvent, { type: Type }>;

type Translations = {
  readonly [Type in RealtimeServerEvent['type']]?: (event: EventOf<Type>) => CallEvent | undefined;
};

/** The events that are used here, in our own terms. */
const TRANSLATIONS: Translations = {
  'session.created': () => ({ kind: 'connected' }),
  'input_audio_buffer.speech_started': ({ item_id: item }) => ({ kind: 'reader-speaks', item }),
  'input_audio_buffer.speech_stopped': ({ item_id: item }) => ({ kind: 'reader-spoke', item }),
  'conversation.item.input_audio_transcription.delta': ({ item_id: item, delta }) => ({
    kind: 'heard',
    item,
    text: delta ?? '',
    isWhole: false,
  }),
  'conversation.item.input_audio_transcription.completed': ({ item_id: item, transcript: text }) => ({
    kind: 'heard',
    item,
    text,
    isWhole: true,
  }),
  'conversation.item.input_audio_transcription.failed': ({ item_id: item }) => ({ kind: 'not-heard', item }),
  'response.created': () => ({ kind: 'response-begun' }),
  'response.output_audio_transcript.delta': ({ item_id: item, delta: text }) => ({
    kind: 'saying',
    item,
    text,
  }),
  'response.output_audio_transcript.done': ({ item_id: item, transcript: text }) => ({
    kind: 'said',
    item,
    text,
  }),
  'output_audio_buffer.started': () => ({ kind: 'sound', state: 'begun' }),
  'output_audio_buffer.stopped': () => ({ kind: 'sound', state: 'over' }),
  'output_audio_buffer.cleared': () => ({ kind: 'sound', state: 'cut' }),
  'response.output_item.done': ({ item }) => toolCallOf(item),
  'response.done': ({ response }) =>
    response.status === 'failed'
      ? { kind: 'failed', code: response.status_details?.error?.code ?? 'response_failed' }
      : { kind: 'response-over' },
  error: ({ error }) =>
    error.code === NOTHING_TO_CANCEL ? undefined : { kind: 'failed', code: error.code ?? error.type },
};

/** An event in our own terms; undefined if it tells nothing that is used here. */
function callEventOf(event: RealtimeServerEvent): CallEvent | undefined {
  const translate = TRANSLATIONS[event.type] as
    ((event: RealtimeServerEvent) => CallEvent | undefined) | undefined;
  return translate?.(event);
}

type OutputItem = EventOf<'response.output_item.done'>['item'];

function toolCallOf(item: OutputItem): CallEvent | undefined {
  if (item.type !== 'function_call' || item.call_id === undefined) return undefined;
  return { kind: 'tool-called', id: item.call_id, name: item.name ?? '', input: item.arguments ?? '' };
}
