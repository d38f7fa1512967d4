import { Inject, Injectable } from '@nestjs/common';
import type { Language, MappingStep } from '@word-unfolded/domain';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection } from 'mongoose';
import { mappingModel, type MappingRecord, type StepRecord } from './mapping.schema.js';

/** The passage of a mapping, with its translation and language. */
export type MappedPassage = {
  readonly reference: string;
  readonly osis: string;
  readonly translationId: string;
  readonly language: Language;
};

/** A mapping in a list, with only the numbers of its steps. */
export type ListedMapping = Omit<MappingRecord, 'steps'> & {
  readonly steps: readonly Pick<StepRecord, 'step'>[];
};

/** Stores mappings. */
@Injectable()
export class MappingRepository extends OwnedRepository<MappingRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(mappingModel(connection));
  }

  get(ownerId: OwnerId, id: string): Promise<MappingRecord | null> {
    return this.findOne(ownerId, { id });
  }

  /** The latest mapping of a passage. */
  async latestOf(
    ownerId: OwnerId,
    { osis, translationId, language }: MappedPassage,
  ): Promise<MappingRecord | undefined> {
    const filter = { osis, translationId, language };
    return (await this.findMany(ownerId, filter, { sort: { round: -1 }, limit: 1 }))[0];
  }

  /** @throws a duplicate key error where the round exists already */
  begin(ownerId: OwnerId, passage: MappedPassage, round: number, now: Date): Promise<MappingRecord> {
    const id = new mongoose.Types.ObjectId().toHexString();
    const { reference, osis, translationId, language } = passage;
    const named = { id, reference, osis, translationId, language, round };
    return this.insert(ownerId, { ...named, steps: [], createdAt: now, updatedAt: now });
  }

  /** A page of them, the one that changed last first; `page` from 1. */
  list(ownerId: OwnerId, page: number, limit: number): Promise<ListedMapping[]> {
    const part = { sort: { updatedAt: -1, id: -1 }, skip: (page - 1) * limit, limit } as const;
    return this.findMany(ownerId, {}, part, { 'steps.content': 0, 'steps.writer': 0 });
  }

  /** Mappings after an id, the oldest first. */
  after(ownerId: OwnerId, id: string, limit: number): Promise<MappingRecord[]> {
    return this.findMany(ownerId, { id: mongoose.trusted({ $gt: id }) }, { sort: { id: 1 }, limit });
  }

  countAll(ownerId: OwnerId): Promise<number> {
    return this.count(ownerId, {});
  }

  async putSteps(ownerId: OwnerId, id: string, steps: readonly StepRecord[], now: Date): Promise<void> {
    await this.updateOne(ownerId, { id }, { $set: { steps: [...steps], updatedAt: now } });
  }

  /** Stores that a step is finished; a step is never unfinished again. */
  async finish(ownerId: OwnerId, id: string, step: MappingStep, now: Date): Promise<void> {
    await this.updateOne(ownerId, { id }, { $max: { finished: step }, $set: { updatedAt: now } });
  }

  async remove(ownerId: OwnerId, id: string): Promise<boolean> {
    return (await this.deleteOne(ownerId, { id })) !== null;
  }

  /** All mappings of a reader, the oldest first. */
  everyOne(ownerId: OwnerId): AsyncGenerator<MappingRecord> {
    return this.each(ownerId, {}, { id: 1 });
  }
}
