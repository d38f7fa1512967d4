import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, type OwnerId } from '@word-unfolded/persistence';
import type { Connection, Model } from 'mongoose';
import { issuedLinkModel, type IssuedLinkRecord, type LinkEnd } from './issued-link.schema.js';
import type { Purpose } from './mailed-token.schema.js';

/** Remembers which links were mailed, and how they ended. Only the token identifies its account. */
@Injectable()
export class IssuedLinkRepository {
  private readonly links: Model<IssuedLinkRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.links = issuedLinkModel(connection);
  }

  /** A command that is retried issues the same link again. */
  async issued(
    digest: string,
    link: Pick<IssuedLinkRecord, 'ownerId' | 'purpose' | 'forgetAt'>,
  ): Promise<void> {
    await this.links
      .updateOne({ _id: digest, ownerId: link.ownerId }, { $set: link, $unset: { end: 1 } }, { upsert: true })
      .exec();
  }

  async find(digest: string): Promise<IssuedLinkRecord | null> {
    return this.links.findById(digest).lean<IssuedLinkRecord>().exec();
  }

  async used(digest: string): Promise<void> {
    await this.links.updateOne({ _id: digest }, { $set: { end: 'used' satisfies LinkEnd } }).exec();
  }

  /** Ends the links of an account that were neither used nor replaced. */
  async replaced(ownerId: OwnerId, purpose: Purpose): Promise<void> {
    await this.links
      .updateMany({ ownerId, purpose, end: null }, { $set: { end: 'replaced' satisfies LinkEnd } })
      .exec();
  }
}
