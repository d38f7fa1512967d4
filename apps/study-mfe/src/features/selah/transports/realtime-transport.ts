import { followEvents } from '@word-unfolded/answers';
import { callRoute, newIdempotencyKey, readableText, type Transport } from '@word-unfolded/api-client';
import {
  AppError,
  beginVoiceSessionRoute,
  endVoiceSessionRoute,
  followVoiceSessionRoute,
  interruptVoiceSessionRoute,
  reportVoiceUsageRoute,
  restartVoiceSessionRoute,
  writeInVoiceSessionRoute,
} from '@word-unfolded/contracts';
import { log } from '@word-unfolded/ui';
import { meterOf, openMicrophone, shownLevel, type Microphone } from '../listening/microphone.js';
import { spokenSentences } from '../answers/spoken-sentences.js';
import type { VoiceEvent } from '../machine/voice-state.js';
import { PacedCaptions } from './paced-captions.js';
import { openConnection, type RealtimeConnection } from './realtime-connection.js';
import { ServiceEvents } from './service-events.js';
import type { TransportCallbacks, VoiceChoices, VoiceContext, VoiceTransport } from './voice-transport.js';

/** How long a call may take to be connected, and to be connected again, in milliseconds. */
const CONNECT_MS = 15_000;
const RECONNECT_MS = 5_000;

/** How long the end of a call is awaited, in milliseconds; without a network the service ends it later. */
const CLOSED_MS = 3_000;

/** A sound that interrupted Selah must be speech for the provider too within this time; otherwise Selah goes on. */
const CONFIRM_MS = 700;

export type RealtimeOptions = {
  readonly model: string;
  readonly voices: readonly string[];
  readonly iceServers: readonly {
    urls: string[];
    username?: string | undefined;
    credential?: string | undefined;
  }[];
  readonly replaces: boolean;
};

/**
 * A conversation with a realtime model: audio goes to the provider and back, and the service says what was said.
 *
 * @param toPlain the words of an answer's Markdown, for the captions
 */
export function realtimeTransport(
  callbacks: TransportCallbacks,
  options: RealtimeOptions,
  toPlain: (markdown: string) => string,
): VoiceTransport {
  const call = new RealtimeCall(callbacks, options, toPlain);
  return {
    kind: 'realtime',
    open: (choices, context) => call.run(() => call.open(choices, context)),
    reconnect: () => call.run(() => call.reconnect()),
    close: () => call.close(),
    cut: () => call.cut(),
    silence: () => call.silence(),
    hear: () => call.setHearing(true),
    stopHearing: () => call.setHearing(false),
    commit: () => undefined, // the provider hears silence, and takes what was said as complete
    ask: (text) => call.write(text),
    level: () => call.level(),
  };
}

class RealtimeCall {
  private readonly leaving = new AbortController();
  private readonly audio = new Audio();
  private microphone: Microphone | undefined;
  private connection: RealtimeConnection | undefined;
  private meter: ReturnType<typeof meterOf> | undefined;
  private sessionId: string | undefined;
  private choices: VoiceChoices | undefined;
  private iceServers: RTCIceServer[];
  private connectedAt: number | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private alarm: ReturnType<typeof setTimeout> | undefined;
  private isSpeaking = false;
  private isHearing = false;
  private readonly captions: PacedCaptions;
  /** How many written messages did not arrive. */
  private unsent = 0;

  constructor(
    private readonly callbacks: TransportCallbacks,
    private readonly options: RealtimeOptions,
    private readonly toPlain: (markdown: string) => string,
  ) {
    this.captions = new PacedCaptions((text) =>
      callbacks.onCaption(text === undefined ? undefined : { side: 'selah', text }),
    );
    this.iceServers = serversOf(options.iceServers);
    this.audio.autoplay = true;
    window.addEventListener('pagehide', () => void this.hangUp(untilSent), { signal: this.leaving.signal });
  }

  /** Reports a failure as the end of the conversation. */
  run(act: () => Promise<void>): void {
    act().catch((error: unknown) => {
      if (this.leaving.signal.aborted) return;
      this.callbacks.onProblem(error);
      this.callbacks.tell('failed');
    });
  }

  async open(choices: VoiceChoices, { conversationId, scriptureRef }: VoiceContext): Promise<void> {
    this.choices = choices;
    const { language, voice } = choices;
    const microphone = await this.openMicrophone();
    if (this.leaving.signal.aborted) return microphone.close();
    this.microphone = microphone;
    const connection = this.connect(microphone, CONNECT_MS);
    const body = {
      offer: await connection.offer(),
      language,
      replace: this.options.replaces,
      ...(voice !== undefined && this.options.voices.includes(voice) && { voice }),
      ...(conversationId && { conversationId }),
      ...(scriptureRef && { scriptureRef }),
    };
    const call = { language, idempotencyKey: newIdempotencyKey() };
    const begun = await callRoute(beginVoiceSessionRoute, { body }, call);
    this.sessionId = begun.sessionId;
    if (this.leaving.signal.aborted) return this.hangUp();
    this.iceServers = serversOf(begun.iceServers);
    this.callbacks.onTimeLeft(begun.time.limited ? begun.time.secondsLeft : undefined);
    const name = begun.voice;
    this.callbacks.onEngine({ hears: { by: 'model' }, speaks: { by: 'model', name } });
    this.run(() => this.follow(begun.sessionId));
    await connection.accept(begun.answer);
  }

  /** Connects the same call by a new offer, after the network was lost. */
  async reconnect(): Promise<void> {
    const { microphone, sessionId, choices } = this;
    if (!microphone || !sessionId || !choices) throw AppError.of('VOICE_CALL_ENDED');
    this.connection?.close();
    const connection = this.connect(microphone, RECONNECT_MS);
    const body = { offer: await connection.offer() };
    const { language } = choices;
    const { answer, iceServers } = await callRoute(
      restartVoiceSessionRoute,
      { params: { sessionId }, body },
      { language, signal: AbortSignal.any([this.leaving.signal, AbortSignal.timeout(RECONNECT_MS)]) },
    );
    this.iceServers = serversOf(iceServers);
    await connection.accept(answer);
  }

  cut(): void {
    clearTimeout(this.alarm);
    this.alarm = undefined;
    // The provider stops as well, when it hears the reader; what it still sends is not played.
    this.audio.muted = true;
    this.tellSelah(false);
  }

  /** The provider goes on speaking until it hears the reader, or is told. */
  silence(): void {
    const { sessionId, choices } = this;
    if (sessionId === undefined || !choices) return;
    const call = { params: { sessionId } };
    callRoute(interruptVoiceSessionRoute, call, { language: choices.language }).catch((error: unknown) =>
      log.warn('The call was not told to be silent; its sound is not played', error),
    );
  }

  /** What is written comes back as a turn of the call. */
  write(text: string): void {
    const { sessionId, choices } = this;
    if (sessionId === undefined || !choices) return;
    const { language } = choices;
    const call = { params: { sessionId }, body: { text } };
    callRoute(writeInVoiceSessionRoute, call, { language, idempotencyKey: newIdempotencyKey() }).catch(
      (error: unknown) => {
        if (this.leaving.signal.aborted) return;
        this.unsent += 1;
        const id = `unsent-${this.unsent}`;
        const problem = readableText(error, language, 'action');
        this.callbacks.onTurn({ id, side: 'reader', text, state: 'complete' });
        this.callbacks.onTurn({ id: `${id}-answer`, side: 'selah', text: '', state: 'failed', problem });
        this.tell('answer-ended');
      },
    );
  }

  setHearing(isHearing: boolean): void {
    this.isHearing = isHearing;
    this.microphone?.setOpen(isHearing);
    if (isHearing && this.microphone?.track.readyState === 'ended') void this.replaceMicrophone();
  }

  level(): number {
    if (!this.isSpeaking) return this.microphone?.level() ?? 0;
    return this.audio.muted ? 0 : shownLevel(this.meter?.read() ?? 0);
  }

  close(): void {
    this.leaving.abort();
    clearTimeout(this.deadline);
    clearTimeout(this.alarm);
    this.connection?.close();
    this.microphone?.close();
    this.meter?.close();
    this.audio.srcObject = null;
    // The call is over when the service has ended it: what is left of the day is known then.
    const closed = () => this.callbacks.tell('closed');
    void Promise.race([this.hangUp(), pause(CLOSED_MS)]).then(closed);
  }

  private openMicrophone(): Promise<Microphone> {
    return openMicrophone({
      deviceId: this.choices?.deviceId,
      onVoice: (change) => change === 'started' && this.onSound(),
      onGone: () => void this.replaceMicrophone(),
    });
  }

  /** Another microphone takes the place of one that is gone, such as a headset that was switched off. */
  private async replaceMicrophone(): Promise<void> {
    this.microphone?.close();
    try {
      const other = await this.openMicrophone();
      if (this.leaving.signal.aborted) return other.close();
      this.microphone = other;
      other.setOpen(this.isHearing);
      other.tellSelah(this.isSpeaking);
      await this.connection?.replace(other.track);
    } catch (error) {
      log.warn('There is no other microphone', error);
      if (this.leaving.signal.aborted) return;
      this.callbacks.tell('mute');
      this.callbacks.onNote('no-microphone');
    }
  }

  private connect(microphone: Microphone, withinMs: number): RealtimeConnection {
    clearTimeout(this.deadline);
    this.deadline = setTimeout(
      () => this.run(() => Promise.reject(AppError.of('SERVICE_TIMEOUT'))),
      withinMs,
    );
    const connection = openConnection(microphone.stream, this.iceServers, {
      onConnected: () => {
        clearTimeout(this.deadline);
        if (this.connectedAt === undefined) this.reportConnected();
        this.connectedAt ??= performance.now();
        this.callbacks.tell('opened');
      },
      onLost: () => this.callbacks.tell('lost'),
      onEvent: (event) => this.tell(event),
      onStream: (stream) => this.play(stream),
    });
    this.connection = connection;
    return connection;
  }

  /** Tells the service that what Selah says is heard from now on, so that the greeting begins. */
  private reportConnected(): void {
    const { sessionId, choices } = this;
    if (sessionId === undefined || !choices) return;
    const call = { params: { sessionId }, body: { seconds: 0 } };
    callRoute(reportVoiceUsageRoute, call, { language: choices.language }).catch((error: unknown) =>
      log.warn('The service was not told that the call is connected; Selah greets later', error),
    );
  }

  private async follow(sessionId: string): Promise<void> {
    const language = this.choices?.language ?? 'en';
    const service = new ServiceEvents(this.callbacks, {
      tell: (event) => this.tell(event),
      onSelah: ({ turn, text, state }) => {
        if (state === 'interrupted') return this.captions.drop(turn);
        const sentences = spokenSentences(this.toPlain(text), language);
        this.captions.take(
          turn,
          sentences.map((sentence) => sentence.text),
        );
      },
    });
    const options = { language, signal: this.leaving.signal };
    for await (const event of followEvents(followVoiceSessionRoute, { params: { sessionId } }, options)) {
      service.handle(event);
      if (event.type !== 'end') continue;
      this.sessionId = undefined; // it has ended already
      return;
    }
  }

  private play(stream: MediaStream): void {
    this.meter?.close();
    this.meter = meterOf(stream);
    this.audio.srcObject = stream;
    this.audio.play().catch((error: unknown) => log.warn('The voice of the model is not played', error));
  }

  private tell(event: VoiceEvent): void {
    if (event === 'sound-started') {
      this.audio.muted = false;
      this.tellSelah(true);
    }
    if (event === 'answer-ended') this.tellSelah(false);
    if (event === 'speech-started') this.cut();
    this.callbacks.tell(event);
  }

  private tellSelah(isSpeaking: boolean): void {
    this.isSpeaking = isSpeaking;
    if (isSpeaking) this.captions.begin();
    else this.captions.end();
    this.microphone?.tellSelah(isSpeaking);
  }

  /** Somebody makes a sound: it stops Selah at once, before the provider has noticed it. */
  private onSound(): void {
    if (!this.isSpeaking || this.alarm !== undefined) return;
    this.audio.muted = true;
    this.alarm = setTimeout(() => {
      this.alarm = undefined;
      if (this.isSpeaking) this.audio.muted = false;
    }, CONFIRM_MS);
  }

  private async hangUp(transport?: Transport): Promise<void> {
    const { sessionId, connectedAt } = this;
    if (sessionId === undefined) return;
    this.sessionId = undefined;
    const language = this.choices?.language ?? 'en';
    const seconds = connectedAt === undefined ? 0 : (performance.now() - connectedAt) / 1_000;
    const params = { sessionId };
    const options = { language, ...(transport && { transport }) };
    try {
      await callRoute(endVoiceSessionRoute, { params }, options);
      await callRoute(reportVoiceUsageRoute, { params, body: { seconds } }, { language });
    } catch (error) {
      log.warn('A call could not be ended; the service ends it', error);
    }
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A request that outlives its page. */
const untilSent: Transport = (address, init) => fetch(address, { ...init, keepalive: true });

function serversOf(servers: RealtimeOptions['iceServers']): RTCIceServer[] {
  return servers.map(({ urls, username, credential }) => ({
    urls,
    ...(username !== undefined && { username }),
    ...(credential !== undefined && { credential }),
  }));
}
