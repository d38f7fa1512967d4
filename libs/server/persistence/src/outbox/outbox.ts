import { Injectable } from '@nestjs/common';
import type { EventContract, PayloadOf } from '@word-unfolded/contracts';
import { correlationIdFrom, currentRequestContext } from '@word-unfolded/service-kit';
import { randomUUID } from 'node:crypto';
import { afterCommit } from '../unit-of-work.js';
import { OutboxRelay } from './outbox-relay.js';
import { OutboxStore } from './outbox.store.js';

/** Publishes events in the transaction that causes them. */
@Injectable()
export class Outbox {
  constructor(
    private readonly store: OutboxStore,
    private readonly relay: OutboxRelay,
  ) {}

  /**
   * Adds an event to the current transaction. If the transaction commits, the event will be published, even after a
   * crash. If it does not commit, there is no event.
   *
   * @returns the event id
   * @throws if there is no current transaction, because the event would not be tied to its cause
   */
  async add<Event extends EventContract>(event: Event, payload: PayloadOf<Event>): Promise<string> {
    const id = randomUUID();
    await this.store.insert({
      _id: id,
      subject: event.subject,
      payload: event.payload.parse(payload),
      correlationId: correlationIdFrom(currentRequestContext()?.correlationId),
      happenedAt: new Date(),
      takenUntil: new Date(0),
    });
    afterCommit(() => this.relay.wake());
    return id;
  }
}
