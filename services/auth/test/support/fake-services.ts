import { Controller, Module } from '@nestjs/common';
import {
  AppError,
  ReadStoredAnswers,
  ReadStoredBilling,
  ReadStoredJournal,
  ReadStoredUsage,
  type ChunkOf,
  type RequestOf,
} from '@word-unfolded/contracts';
import { NO_AMOUNTS } from '@word-unfolded/domain';
import { Streams } from '@word-unfolded/service-kit';

const AT = '2026-03-01T12:00:00.000Z';

const passage = { id: 'Ruth.2.12', reference: 'Ruth 2:12', translationId: 'WEB' };

/** Fake data of the caller in the other services. */
export const stored = {
  requests: [] as string[],
  /** Number of messages of the assistant, and their length in characters. */
  messages: { count: 2, characters: 20 },
  /** Thrown by the usage service after its first chunk. */
  breaksOff: undefined as AppError | undefined,
};

export const idOf = (number: number) => number.toString(16).padStart(24, '0');

@Controller()
class FakeJournal {
  @Streams(ReadStoredJournal)
  async *read({
    userId,
  }: RequestOf<typeof ReadStoredJournal>): AsyncGenerator<ChunkOf<typeof ReadStoredJournal>> {
    stored.requests.push(userId);
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
class FakeAssistant {
  @Streams(ReadStoredAnswers)
  async *read(): AsyncGenerator<ChunkOf<typeof ReadStoredAnswers>> {
    const { count, characters } = stored.messages;
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
class FakeUsage {
  @Streams(ReadStoredUsage)
  async *read(): AsyncGenerator<ChunkOf<typeof ReadStoredUsage>> {
    const day = { day: '2026-03-01', feature: 'chat', tier: 'free', uses: 3, amounts: NO_AMOUNTS } as const;
    yield await Promise.resolve({ part: 'days' as const, items: [day] });
    if (stored.breaksOff) throw stored.breaksOff;
  }
}

@Controller()
class FakeBilling {
  @Streams(ReadStoredBilling)
  async *read(): AsyncGenerator<ChunkOf<typeof ReadStoredBilling>> {
    const trial = { takenAt: AT, endsAt: AT, wasRefused: false };
    yield await Promise.resolve({ part: 'trial' as const, items: [trial] });
  }
}

@Module({ controllers: [FakeJournal] })
export class FakeJournalModule {}

@Module({ controllers: [FakeAssistant] })
export class FakeAssistantModule {}

@Module({ controllers: [FakeBilling] })
export class FakeBillingModule {}

@Module({ controllers: [FakeUsage] })
export class FakeUsageModule {}
