import { Injectable } from '@nestjs/common';
import type { CreateEntry, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { againIfDuplicate, ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '../common/clock.js';
import { TurnsOfReaders } from '../common/turns-of-readers.js';
import { changeOf } from './entry-editing.js';
import { EntryStore } from './entry-store.js';
import { entryView } from './entry-view.js';
import { EntryWriter } from './entry-writer.js';

/** Keeps a new entry. */
@Injectable()
export class CreateEntryUseCase {
  constructor(
    private readonly entries: EntryStore,
    private readonly writer: EntryWriter,
    private readonly unitOfWork: UnitOfWork,
    private readonly turns: TurnsOfReaders,
    private readonly clock: Clock,
  ) {}

  execute(request: RequestOf<typeof CreateEntry>): Promise<ResponseOf<typeof CreateEntry>> {
    const { userId, localId = null, tags, date, ...fields } = request;
    const ownerId = ownerOf(userId);
    const createdAt = this.clock.now().toISOString();
    const beginning = { localId, createdAt, date: date ?? createdAt.slice(0, 10) };
    const change = changeOf({ fields, tags: { added: tags } });
    const write = async () => {
      const known = localId === null ? null : await this.entries.findByLocalId(ownerId, localId);
      return entryView(known ?? (await this.writer.create(ownerId, beginning, change)).entry);
    };
    return this.turns.take(ownerId, () => againIfDuplicate(() => this.unitOfWork.run(write)));
  }
}
