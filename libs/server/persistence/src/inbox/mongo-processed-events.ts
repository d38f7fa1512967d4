import { Inject, Injectable } from '@nestjs/common';
import type { ProcessedEvents } from '@word-unfolded/service-kit';
import type { Connection, Model } from 'mongoose';
import { MONGO_CONNECTION } from '../mongo-connection.token.js';
import { UnitOfWork } from '../unit-of-work.js';
import { inboxModel, type InboxRecord } from './inbox.schema.js';

/** MongoDB's code for a value that a unique index has already. */
const DUPLICATE_KEY = 11000;

/** Remembers processed events in the transaction of the work itself: a killed process has done both, or neither. */
@Injectable()
export class MongoProcessedEvents implements ProcessedEvents {
  private readonly inbox: Model<InboxRecord>;

  constructor(
    @Inject(MONGO_CONNECTION) connection: Connection,
    private readonly unitOfWork: UnitOfWork,
  ) {
    this.inbox = inboxModel(connection);
  }

  async once(consumer: string, eventId: string, work: () => Promise<void>): Promise<'done' | 'repeated'> {
    const id = `${consumer} ${eventId}`;
    if (await this.inbox.exists({ _id: id })) return 'repeated';
    try {
      await this.unitOfWork.run(async () => {
        await this.inbox.create([{ _id: id, doneAt: new Date() }]);
        await work();
      });
      return 'done';
    } catch (error) {
      if (isDuplicate(error) && (await this.inbox.exists({ _id: id }))) return 'repeated';
      throw error;
    }
  }
}

function isDuplicate(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === DUPLICATE_KEY;
}
