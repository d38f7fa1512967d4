import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { ConnectionLogin } from '../authentication/connection-login.js';
import type { ClientConnection } from '../commands/command.js';
import type { Dispatcher } from '../commands/dispatcher.js';
import { DroppedConnection } from '../commands/fail-points.js';
import { MongoError, mongoError } from '../errors/mongo-error.js';
import { FrameReader } from '../protocol/frame-reader.js';
import { parseMessage, UnreadableMessage, type Message } from '../protocol/message.js';
import { encodeReply, errorReply, type Reply } from '../protocol/reply.js';

/** Maximum number of messages that wait behind the current one. Then the socket is paused. */
const MAX_WAITING = 16;

/** Reports internal errors of the server. */
export type ErrorListener = (error: unknown) => void;

/** One client connection. It answers the messages in their order. */
export class Connection implements ClientConnection {
  private readonly frames = new FrameReader();
  private answering: Promise<void> = Promise.resolve();
  private waiting = 0;

  constructor(
    readonly id: number,
    readonly login: ConnectionLogin,
    private readonly socket: Socket,
    private readonly dispatcher: Dispatcher,
    private readonly onError: ErrorListener,
  ) {
    // An error of the socket closes it, and `close` follows.
    socket.on('error', () => {});
    socket.on('data', (chunk) => this.receive(chunk));
  }

  get isClosed(): boolean {
    return this.socket.destroyed;
  }

  /** Resolves when no message is being answered. */
  get idle(): Promise<void> {
    return this.answering;
  }

  close(): void {
    this.socket.destroy();
  }

  private receive(chunk: Buffer): void {
    try {
      for (const frame of this.frames.push(chunk)) this.enqueue(frame);
    } catch {
      this.close();
    }
  }

  private enqueue(frame: Buffer): void {
    this.waiting += 1;
    if (this.waiting > MAX_WAITING) this.socket.pause();
    this.answering = this.answering.then(async () => {
      await this.answer(frame);
      this.waiting -= 1;
      if (this.waiting <= MAX_WAITING) this.socket.resume();
    });
  }

  private async answer(frame: Buffer): Promise<void> {
    if (this.isClosed) return;
    try {
      const message = parseMessage(frame);
      const reply = await this.replyTo(message);
      if (!message.isUnacknowledged) await this.send(reply, message);
    } catch (error) {
      if (error instanceof UnreadableMessage) await this.send(errorReply(error.cause), error);
      else this.close();
    }
  }

  private async replyTo(message: Message): Promise<Reply> {
    try {
      return await this.dispatcher.execute(message, this);
    } catch (error) {
      if (error instanceof DroppedConnection) throw error;
      if (error instanceof MongoError) return errorReply(error);
      this.onError(error);
      return errorReply(mongoError('InternalError', error instanceof Error ? error.message : String(error)));
    }
  }

  private async send(
    reply: Reply,
    { requestId, isLegacy }: Pick<Message, 'requestId' | 'isLegacy'>,
  ): Promise<void> {
    if (this.isClosed) return;
    const isFlushed = this.socket.write(encodeReply(reply, requestId, isLegacy, this.dispatcher.replyFields));
    if (isFlushed) return;
    const done = new AbortController();
    const closed = once(this.socket, 'close', { signal: done.signal });
    const drained = once(this.socket, 'drain', { signal: done.signal });
    await Promise.race([closed, drained]).catch(() => {});
    closed.catch(() => {});
    drained.catch(() => {});
    done.abort();
  }
}
