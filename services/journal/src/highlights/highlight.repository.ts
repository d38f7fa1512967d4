import { Inject, Injectable } from '@nestjs/common';
import type { Highlight } from '@word-unfolded/domain';
import { MONGO_CONNECTION, OwnedRepository, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection } from 'mongoose';
import { highlightModel, type HighlightRecord } from './highlight.schema.js';

/** Stores highlights. */
@Injectable()
export class HighlightRepository extends OwnedRepository<HighlightRecord> {
  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(highlightModel(connection));
  }

  /** Returns the highlights of these verses, including removed ones. */
  async ofVerses(ownerId: OwnerId, verses: readonly number[]): Promise<Highlight[]> {
    const verse = mongoose.trusted({ $in: [...verses] });
    return (await this.findMany(ownerId, { verse }, { limit: verses.length })).map(asHighlight);
  }

  /** Returns the highlights after a verse, in the order of the verses. */
  async after(ownerId: OwnerId, last: number, limit: number): Promise<Highlight[]> {
    const verse = mongoose.trusted({ $gt: last });
    return (await this.findMany(ownerId, { verse }, { sort: { verse: 1 }, limit })).map(asHighlight);
  }

  /** Stores changes of verses that have a highlight, or had one. */
  async change(ownerId: OwnerId, highlights: readonly Highlight[]): Promise<void> {
    for (const { verse, ...change } of highlights)
      await this.updateOne(ownerId, { verse }, { $set: { ...change, goneAt: goneAt(change) } });
  }

  /** Stores the first highlights of verses. */
  async add(ownerId: OwnerId, highlights: readonly Highlight[]): Promise<void> {
    await this.bulkInsert(
      ownerId,
      highlights.map((highlight) => ({ ...highlight, goneAt: goneAt(highlight) })),
    );
  }

  /** Yields all highlights of a reader, including removed ones, in the order of the verses. */
  async *everyOne(ownerId: OwnerId): AsyncGenerator<Highlight> {
    for await (const record of this.each(ownerId, {}, { verse: 1 })) yield asHighlight(record);
  }
}

function asHighlight({ verse, colour, changedAt }: HighlightRecord): Highlight {
  return { verse, colour, changedAt };
}

function goneAt({ colour, changedAt }: Omit<Highlight, 'verse'>): Date | null {
  return colour === null ? new Date(changedAt) : null;
}
