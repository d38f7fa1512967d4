import { headers, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { AppError } from '@word-unfolded/contracts';
import { inboxOf } from '../nats-connection.js';
import { encodeError, HEADER } from '../protocol.js';
import { askedIn, encodeLocated, locateSubject } from './locating.js';

/** Takes a call that was sent to this replica alone. False if the subject has no handler here. */
export type TakeDirectCall = (subject: string, message: Msg) => boolean;

/**
 * What callers can learn about this process, and the subject under which they reach it alone. The subject exists as long
 * as the process is connected, so that NATS reports its death to callers.
 */
export class ReplicaPresence {
  private readonly subject: string;
  /** Reply subjects of the calls that are not answered yet, and of the streams that have not ended. */
  private readonly held = new Set<string>();
  private takesCalls = true;

  constructor(
    private readonly connection: NatsConnection,
    private readonly prefix: string,
  ) {
    this.subject = inboxOf(connection);
  }

  /** The subscriptions end with the connection, after the last response. */
  listen(services: Iterable<string>, take: TakeDirectCall): void {
    this.connection.subscribe(this.subject, {
      callback: (error, message) => {
        if (!error) this.takeDirect(message, take);
      },
    });
    for (const service of services)
      this.connection.subscribe(locateSubject(this.prefix, service), {
        callback: (error, message) => {
          if (!error) this.answer(message);
        },
      });
  }

  begin({ reply }: Msg): void {
    if (reply) this.held.add(reply);
  }

  end({ reply }: Msg): void {
    if (reply) this.held.delete(reply);
  }

  /** Takes no further calls that are sent to this replica alone. */
  close(): void {
    this.takesCalls = false;
  }

  private takeDirect(message: Msg, take: TakeDirectCall): void {
    const subject = message.headers?.get(HEADER.subject);
    if (!subject || (this.takesCalls && take(subject, message))) return;
    const failed = headers();
    failed.set(HEADER.failed, '1');
    message.respond(encodeError(AppError.of('SERVICE_UNAVAILABLE')), { headers: failed });
  }

  private answer(message: Msg): void {
    const inbox = message.reply?.slice(0, message.reply.lastIndexOf('.') + 1);
    if (!inbox) return;
    const names = askedIn(message);
    const isHeld = (name: string) => this.held.has(inbox + name) || this.held.has(name);
    const holds = names.filter(isHeld);
    const lacks = names.filter((name) => !isHeld(name));
    const located = encodeLocated({ holds, lacks, takesCalls: this.takesCalls });
    this.connection.publish(message.reply!, located, { reply: this.subject });
  }
}
