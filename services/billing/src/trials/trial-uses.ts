import { Inject, Injectable } from '@nestjs/common';
import { comparable } from '@word-unfolded/domain';
import { InstallationSecrets, isDuplicateKey, MONGO_CONNECTION } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import type { Connection, Model } from 'mongoose';
import { createHmac } from 'node:crypto';
import { trialUseModel, type TrialUseRecord } from './trial-use.schema.js';

/** Remembers which cards and addresses had their trial (decisions, "Free trial": once per account and per card). */
@Injectable()
export class TrialUses {
  private readonly uses: Model<TrialUseRecord>;

  constructor(
    @Inject(MONGO_CONNECTION) connection: Connection,
    private readonly secrets: InstallationSecrets,
    private readonly clock: Clock,
  ) {
    this.uses = trialUseModel(connection);
  }

  /**
   * Takes the trial of a card for a subscription.
   *
   * @param fingerprint of the card at Stripe
   * @returns false if another subscription had it; the same one may ask again
   */
  async takeForCard(fingerprint: string, subscription: string): Promise<boolean> {
    const _id = await this.digestOf(`card ${fingerprint}`);
    await this.put({ _id, subscription, at: this.clock.now() });
    const use = await this.uses.findById(_id).lean<TrialUseRecord>().exec();
    return use?.subscription === subscription;
  }

  /** Whether another subscription had the trial of a card. */
  async isOfAnother(fingerprint: string, subscription: string): Promise<boolean> {
    const _id = await this.digestOf(`card ${fingerprint}`);
    const use = await this.uses.findById(_id).lean<TrialUseRecord>().exec();
    return use !== null && use.subscription !== subscription;
  }

  /** Whether a subscription has taken the trial of a card. */
  async hasTrial(subscription: string): Promise<boolean> {
    return (await this.uses.exists({ subscription })) !== null;
  }

  /** Whether the address had a trial, with this account or with one that was deleted. */
  async hadAddress(email: string): Promise<boolean> {
    const _id = await this.digestOf(`address ${comparable(email)}`);
    return (await this.uses.exists({ _id })) !== null;
  }

  async takeForAddress(email: string): Promise<void> {
    const _id = await this.digestOf(`address ${comparable(email)}`);
    await this.put({ _id, subscription: null, at: this.clock.now() });
  }

  private async put(use: TrialUseRecord): Promise<void> {
    try {
      await this.uses.create([use]);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  private async digestOf(what: string): Promise<string> {
    return createHmac('sha256', await this.secrets.of('used trials'))
      .update(what)
      .digest('base64url');
  }
}
