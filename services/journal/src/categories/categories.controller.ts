import { Controller } from '@nestjs/common';
import {
  AddTag,
  ArchiveEntry,
  FileEntry,
  ListMarks,
  RemoveTag,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { AddTagUseCase } from './add-tag.use-case.js';
import { ArchiveEntryUseCase } from './archive-entry.use-case.js';
import { FileEntryUseCase } from './file-entry.use-case.js';
import { ListMarksUseCase } from './list-marks.use-case.js';
import { RemoveTagUseCase } from './remove-tag.use-case.js';

/** Handles the messages for archive, category and tags. */
@Controller()
export class CategoriesController {
  constructor(
    private readonly archive: ArchiveEntryUseCase,
    private readonly file: FileEntryUseCase,
    private readonly add: AddTagUseCase,
    private readonly remove: RemoveTagUseCase,
    private readonly marks: ListMarksUseCase,
  ) {}

  @Handles(ArchiveEntry)
  archiveEntry(request: RequestOf<typeof ArchiveEntry>): Promise<ResponseOf<typeof ArchiveEntry>> {
    return this.archive.execute(request);
  }

  @Handles(FileEntry)
  fileEntry(request: RequestOf<typeof FileEntry>): Promise<ResponseOf<typeof FileEntry>> {
    return this.file.execute(request);
  }

  @Handles(AddTag)
  addTag(request: RequestOf<typeof AddTag>): Promise<ResponseOf<typeof AddTag>> {
    return this.add.execute(request);
  }

  @Handles(RemoveTag)
  removeTag(request: RequestOf<typeof RemoveTag>): Promise<ResponseOf<typeof RemoveTag>> {
    return this.remove.execute(request);
  }

  @Handles(ListMarks)
  listMarks(request: RequestOf<typeof ListMarks>): Promise<ResponseOf<typeof ListMarks>> {
    return this.marks.execute(request);
  }
}
