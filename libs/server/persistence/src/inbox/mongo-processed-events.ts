import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import type { ProcessedEvents } from '@word-unfolded/service-kit';
import type { Connection, Model } from 'mongoose';
import { isDuplicateKey } from '../duplicate-key.js';
import { MONGO_CONNECTION } from '../connection/mongo-connection.token.js';
import { UnitOfWork } from '../unit-of-work.js';
import { inboxModel, type InboxRecord } from './inbox.schema.js';

/** Records processed events in the transaction of the work itself, so a crash leaves both or neither. */
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
      // A late event about a deleted account is processed by storing nothing.
      if (error instanceof AppError && error.code === 'ACCOUNT_DELETED') return 'done';
      if (isDuplicateKey(error) && (await this.inbox.exists({ _id: id }))) return 'repeated';
      throw error;
    }
  }
}
