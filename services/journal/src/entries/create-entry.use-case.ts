import { Controller } from '@nestjs/common';
import { CreateEntry, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { changeOf } from './entry-editing.js';
import { EntryStore } from './records/entry-store.js';
import { entryView } from './entry-view.js';
import { EntryWriter } from './entry-writer.js';

/** Creates an entry. */
@Controller()
export class CreateEntryUseCase {
  constructor(
    private readonly entries: EntryStore,
    private readonly writer: EntryWriter,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  @Handles(CreateEntry)
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
    return this.unitOfWork.runInOrder(ownerId, write);
  }
}
