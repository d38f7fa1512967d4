import { Controller } from '@nestjs/common';
import { NoteCounts, RebuildRollups, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { NoteCountsUseCase } from './note-counts.use-case.js';
import { RebuildRollupsUseCase } from './rebuild-rollups.use-case.js';

/** Handles the messages about what is counted. */
@Controller()
export class RollupsController {
  constructor(
    private readonly rebuilding: RebuildRollupsUseCase,
    private readonly noting: NoteCountsUseCase,
  ) {}

  @Handles(RebuildRollups)
  rebuild(request: RequestOf<typeof RebuildRollups>): Promise<ResponseOf<typeof RebuildRollups>> {
    return this.rebuilding.execute(request);
  }

  @Handles(NoteCounts)
  note(request: RequestOf<typeof NoteCounts>): Promise<ResponseOf<typeof NoteCounts>> {
    return this.noting.execute(request);
  }
}
