import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import type { Connection, Model } from 'mongoose';
import { conversationModel } from '../conversation.schema.js';
import { messageModel } from '../messages/message.schema.js';
import { searchTerms } from './search-terms.js';

type Searched = { readonly _id: unknown; readonly words: string };

/** Number of texts that are read at a time. */
const AT_A_TIME = 100;

/**
 * Adds what the search needs to texts that were stored before it did: the time of their last change, and terms. They
 * are found without terms too, but have to be scanned each time. Every replica does this in the background after its
 * start, and continues at the next start if it was interrupted.
 */
@Injectable()
export class IndexOlderTexts implements OnApplicationBootstrap, OnApplicationShutdown {
  private isStopped = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(MONGO_CONNECTION) private readonly connection: Connection,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run().catch((error: unknown) =>
      this.log.warn(
        { err: error },
        'search terms could not be added to older texts; the next start continues',
      ),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    await this.running;
  }

  /** @returns when every text has its terms, or the service stops */
  async run(): Promise<void> {
    // As if they had changed now: the search then reads their titles once more, which had an index of their own.
    await conversationModel(this.connection)
      .updateMany({ changedAt: { $exists: false } }, { $set: { changedAt: this.clock.now() } })
      .exec();
    for (const model of [messageModel(this.connection), conversationModel(this.connection)])
      await this.index(model as unknown as Model<Searched>);
  }

  private async index(model: Model<Searched>): Promise<void> {
    for (;;) {
      const older = { terms: { $exists: false } };
      const texts = await model.find(older, { words: 1 }).limit(AT_A_TIME).lean<Searched[]>().exec();
      if (texts.length === 0 || this.isStopped) return;
      // A text that is changed meanwhile has its terms already, and must not get those of its earlier content.
      await model.bulkWrite(
        texts.map(({ _id, words }) => ({
          updateOne: { filter: { _id, words }, update: { $set: { terms: searchTerms(words) } } },
        })),
        { ordered: false },
      );
    }
  }
}
