import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Reaction } from './realtime-model.js';
import { RealtimePeer } from './realtime-peer.js';
import { RealtimeSession, type Plans, type RealtimeEvent, type SessionSettings } from './realtime-session.js';

const STORED_EVENTS = 2_000;

/** A call, as a test drives it. */
export type RealtimeCall = {
  readonly id: string;
  /** The settings with which it was begun. */
  readonly begunWith: SessionSettings;
  /** The events of both sides, the oldest first. */
  readonly events: readonly {
    readonly from: 'client' | 'server' | 'channel';
    readonly event: RealtimeEvent;
  }[];
  readonly isOpen: boolean;
  /** Number of open sidebands. */
  readonly sidebands: number;
  /** The reader says something, without sound. */
  hear(text: string): void;
  /** Resolves when the microphone has been silent for a moment: what it has sent before is heard by then. */
  quiet(): Promise<void>;
  /** The reader begins to speak, and has not ended. */
  startSpeaking(): void;
  /** The words that the next sound is heard as. */
  expectSpeech(text: string): void;
  /** Replaces the model for the next response. */
  plan(reaction: Reaction): void;
  /** Whether the model says other words than it should. */
  misquote(isOn?: boolean): void;
  /** Whether the model goes on speaking until it is interrupted. */
  speakEndlessly(isOn?: boolean): void;
  /** Breaks the sidebands off; the call goes on. */
  dropSidebands(): void;
  /** Ends the call. */
  end(): Promise<void>;
  /** Ends the call as a lost network does: the browser is not told. */
  vanish(): Promise<void>;
};

/** The calls of the sandbox: each is a WebRTC connection with a session, and any number of sidebands. */
export class RealtimeCalls {
  private readonly calls = new Map<string, LiveCall>();
  private readonly sockets = new WebSocketServer({ noServer: true });

  /** Every call since the start, the oldest first. */
  get all(): readonly RealtimeCall[] {
    return [...this.calls.values()];
  }

  /**
   * Begins a call.
   *
   * @throws Error if the offer is not one with audio
   */
  async begin(
    offer: string,
    settings: SessionSettings,
  ): Promise<{ readonly id: string; readonly answer: string }> {
    const call = new LiveCall(settings);
    const answer = await call.answer(offer);
    this.calls.set(call.id, call);
    return { id: call.id, answer };
  }

  /** Ends a call; false if there is none. */
  async hangUp(id: string): Promise<boolean> {
    const call = this.calls.get(id);
    if (!call?.isOpen) return false;
    await call.end();
    return true;
  }

  /** Connects a sideband; a call that is not there is refused with 404. */
  connect(id: string | null, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const call = id === null ? undefined : this.calls.get(id);
    if (!call?.isOpen) return void socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
    this.sockets.handleUpgrade(request, socket, head, (sideband) => call.attach(sideband));
  }

  async stop(): Promise<void> {
    await Promise.all([...this.calls.values()].map((call) => call.end()));
    this.sockets.close();
  }
}

class LiveCall implements RealtimeCall {
  readonly id = `rtc_${randomBytes(12).toString('hex')}`;
  readonly events: { from: 'client' | 'server' | 'channel'; event: RealtimeEvent }[] = [];
  isOpen = true;
  private readonly open = new Set<WebSocket>();
  private readonly plans: Plans = { heard: [], reactions: [], misquotes: false, isEndless: false };
  private readonly peer: RealtimePeer;
  private readonly session: RealtimeSession;

  constructor(readonly begunWith: SessionSettings) {
    this.peer = new RealtimePeer({
      speechStarted: () => this.session.speechStarted(),
      speechStopped: () => this.session.speechStopped(),
      message: (text) => this.receive('channel', text),
      closed: () => this.closed(),
    });
    this.session = new RealtimeSession(begunWith, this.peer, this.plans, (event) => this.tell(event));
  }

  get sidebands(): number {
    return this.open.size;
  }

  answer(offer: string): Promise<string> {
    return this.peer.answer(offer);
  }

  attach(sideband: WebSocket): void {
    this.open.add(sideband);
    sideband.on('message', (data: Buffer) => this.receive('client', data.toString()));
    sideband.on('close', () => this.open.delete(sideband));
    sideband.on('error', () => sideband.terminate());
    const created = this.session.created();
    this.note('server', created);
    sideband.send(JSON.stringify(created));
  }

  hear(text: string): void {
    this.plans.heard.unshift(text);
    this.session.speechStarted();
    this.session.speechStopped();
  }

  quiet(): Promise<void> {
    return this.peer.quiet();
  }

  startSpeaking(): void {
    this.session.speechStarted();
  }

  expectSpeech(text: string): void {
    this.plans.heard.push(text);
  }

  plan(reaction: Reaction): void {
    this.plans.reactions.push(reaction);
  }

  misquote(isOn = true): void {
    this.plans.misquotes = isOn;
  }

  speakEndlessly(isOn = true): void {
    this.plans.isEndless = isOn;
  }

  dropSidebands(): void {
    for (const sideband of this.open) sideband.terminate();
  }

  end(): Promise<void> {
    return this.peer.close();
  }

  vanish(): Promise<void> {
    return this.peer.vanish();
  }

  private closed(): void {
    this.isOpen = false;
    for (const sideband of this.open) sideband.close(1000);
  }

  private receive(from: 'client' | 'channel', text: string): void {
    try {
      this.note(from, JSON.parse(text) as RealtimeEvent);
    } catch {
      // The session answers that it is not JSON.
    }
    this.session.receive(text);
  }

  private tell(event: RealtimeEvent): void {
    if (!this.isOpen) return;
    this.note('server', event);
    const text = JSON.stringify(event);
    for (const sideband of this.open) sideband.send(text);
    this.peer.send(text);
  }

  private note(from: 'client' | 'server' | 'channel', event: RealtimeEvent): void {
    this.events.push({ from, event });
    if (this.events.length > STORED_EVENTS) this.events.shift();
  }
}
