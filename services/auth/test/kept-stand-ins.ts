import { Controller, Module } from '@nestjs/common';
import {
  CatalogueError,
  ReadKeptAnswers,
  ReadKeptJournal,
  ReadKeptUsage,
  type ChunkOf,
  type RequestOf,
} from '@word-unfolded/contracts';
import { NO_AMOUNTS } from '@word-unfolded/domain';
import { Streams } from '@word-unfolded/service-kit';

const AT = '2026-03-01T12:00:00.000Z';

const passage = { id: 'Ruth.2.12', reference: 'Ruth 2:12', translationId: 'WEB' };

/** What the other services have of whoever asks. */
export const kept = {
  asked: [] as string[],
  /** How many messages there are in the assistant, each of so many characters. */
  messages: { count: 2, characters: 20 },
  /** Thrown by the usage service after its first chunk. */
  breaksOff: undefined as CatalogueError | undefined,
};

export const idOf = (number: number) => number.toString(16).padStart(24, '0');

@Controller()
class JournalStandIn {
  @Streams(ReadKeptJournal)
  async *read({
    userId,
  }: RequestOf<typeof ReadKeptJournal>): AsyncGenerator<ChunkOf<typeof ReadKeptJournal>> {
    kept.asked.push(userId);
    yield await Promise.resolve({
      part: 'recentlyViewed' as const,
      items: [{ ...passage, viewedAt: AT }],
    });
    yield {
      part: 'versions',
      items: [
        { entryId: idOf(1), number: 1, kind: 'written', at: AT, title: 'Alas', content: 'Refugio\n«pleno»' },
      ],
    };
  }
}

@Controller()
class AssistantStandIn {
  @Streams(ReadKeptAnswers)
  async *read(): AsyncGenerator<ChunkOf<typeof ReadKeptAnswers>> {
    const { count, characters } = kept.messages;
    for (let number = 1; number <= count; number += 1)
      yield await Promise.resolve({
        part: 'messages' as const,
        items: [
          {
            ...{ conversationId: idOf(9), id: idOf(number), parentId: null, role: 'user', writer: null },
            ...{ content: 'x'.repeat(characters), status: 'complete', createdAt: AT },
          } as const,
        ],
      });
  }
}

@Controller()
class UsageStandIn {
  @Streams(ReadKeptUsage)
  async *read(): AsyncGenerator<ChunkOf<typeof ReadKeptUsage>> {
    const day = { day: '2026-03-01', feature: 'chat', tier: 'free', uses: 3, amounts: NO_AMOUNTS } as const;
    yield await Promise.resolve({ part: 'days' as const, items: [day] });
    if (kept.breaksOff) throw kept.breaksOff;
  }
}

@Module({ controllers: [JournalStandIn] })
export class JournalStandInModule {}

@Module({ controllers: [AssistantStandIn] })
export class AssistantStandInModule {}

@Module({ controllers: [UsageStandIn] })
export class UsageStandInModule {}
