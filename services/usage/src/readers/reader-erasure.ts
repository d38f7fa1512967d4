import { Injectable } from '@nestjs/common';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { ErasureParticipant } from '@word-unfolded/service-kit';
import { RollupJournal } from '../rollups/rollup-journal.js';
import { ReaderCounts } from './reader-counts.js';

/** Takes a deleted account out of the counts of the present. It must come before the documents of the reader go. */
@Injectable()
export class ReaderErasure extends ErasureParticipant {
  override readonly name = 'counts of readers';
  override readonly phase = 'work';

  constructor(
    private readonly readers: ReaderCounts,
    private readonly journal: RollupJournal,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async eraseBatch(owner: string): Promise<boolean> {
    await this.unitOfWork.run(async () =>
      this.journal.add(this.clock.now(), await this.readers.deleted(ownerOf(owner))),
    );
    return true;
  }
}
