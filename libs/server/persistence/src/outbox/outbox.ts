import { Injectable } from '@nestjs/common';
import type { EventContract, PayloadOf } from '@word-unfolded/contracts';
import { correlationIdFrom, currentJourney } from '@word-unfolded/service-kit';
import { randomUUID } from 'node:crypto';
import { afterCommit } from '../unit-of-work.js';
import { OutboxRelay } from './outbox-relay.js';
import { OutboxStore } from './outbox.store.js';

/** Tells of facts in the same transaction in which they become facts. */
@Injectable()
export class Outbox {
  constructor(
    private readonly store: OutboxStore,
    private readonly relay: OutboxRelay,
  ) {}

  /**
   * Adds an event to the transaction that runs. If the transaction commits, the event will be published, whatever
   * happens to this process; if not, it never happened.
   *
   * @returns the id of the event
   * @throws when no transaction runs: then nothing would bind the event to its fact
   */
  async add<Event extends EventContract>(event: Event, payload: PayloadOf<Event>): Promise<string> {
    const id = randomUUID();
    await this.store.insert({
      _id: id,
      subject: event.subject,
      payload: event.payload.parse(payload),
      correlationId: correlationIdFrom(currentJourney()?.correlationId),
      happenedAt: new Date(),
      takenUntil: new Date(0),
    });
    afterCommit(() => this.relay.wake());
    return id;
  }
}
