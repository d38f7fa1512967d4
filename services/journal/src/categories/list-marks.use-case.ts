import { Controller } from '@nestjs/common';
import { ListMarks, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ownerOf } from '@word-unfolded/persistence';
import { EntryRepository } from '../entries/records/entry.repository.js';

/** Maximum number of tags in the list. */
const MOST_TAGS = 500;

/** Lists the tags and categories of a reader's entries. */
@Controller()
export class ListMarksUseCase {
  constructor(private readonly entries: EntryRepository) {}

  @Handles(ListMarks)
  async execute({ userId }: RequestOf<typeof ListMarks>): Promise<ResponseOf<typeof ListMarks>> {
    const ownerId = ownerOf(userId);
    const [tags, categories] = await Promise.all([
      this.entries.countTags(ownerId, MOST_TAGS),
      this.entries.countCategories(ownerId),
    ]);
    return { tags, categories: categories.map(({ _id, entries }) => ({ category: _id, entries })) };
  }
}
