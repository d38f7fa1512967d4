import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import type { Connection, Model } from 'mongoose';
import { planCalendarModel, type PlanCalendarRecord } from './plan-calendar.schema.js';

/** Stores the addresses of subscribed calendars. */
@Injectable()
export class PlanCalendarRepository extends OwnedRepository<PlanCalendarRecord> {
  private readonly all: Model<PlanCalendarRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(planCalendarModel(connection));
    this.all = planCalendarModel(connection);
  }

  async tokenOf(ownerId: OwnerId, planId: string): Promise<string | null> {
    return (await this.findOne(ownerId, { planId }))?.token ?? null;
  }

  async add(ownerId: OwnerId, planId: string, token: string): Promise<void> {
    await this.insert(ownerId, { planId, token });
  }

  /** @returns the token that no longer opens the calendar; null if there was none */
  async remove(ownerId: OwnerId, planId: string): Promise<string | null> {
    return (await this.deleteOne(ownerId, { planId }))?.token ?? null;
  }

  /** Finds a calendar by its token, of any reader: the token itself is the permission. */
  byToken(token: string): Promise<PlanCalendarRecord | null> {
    return this.all.findOne({ token }).lean<PlanCalendarRecord>().exec();
  }
}
