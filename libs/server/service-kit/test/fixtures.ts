import { Controller, Module, type Type } from '@nestjs/common';
import {
  defineEvent,
  defineMessage,
  defineStream,
  AppError,
  type ServiceName,
} from '@word-unfolded/contracts';
import { z } from 'zod';
import {
  Handles,
  startService,
  Streams,
  type CallContext,
  type Configuration,
  type RunningService,
} from '@word-unfolded/service-kit';
import type { Environment } from '@word-unfolded/testing';

export const Greet = defineMessage({
  subject: 'journal.greeting.get',
  request: z.object({ name: z.string().min(1) }),
  response: z.object({ text: z.string(), language: z.string(), correlationId: z.string() }),
  timeoutMs: 20_000,
});

export const Count = defineStream({
  subject: 'journal.numbers.count',
  request: z.object({ to: z.int() }),
  chunk: z.object({ number: z.int() }),
  // Long timeouts: readers and producers of these tests share one process, which other processes may delay.
  firstMs: 20_000,
  idleMs: 6_000,
});

export const Happened = defineEvent({
  subject: 'journal.thing.happened',
  payload: z.object({ thing: z.string() }),
});

/** The observations of a test about its services. */
export const seen = { greeted: 0, produced: 0, aborted: 0, open: 0 };

@Controller()
class FixtureController {
  @Handles(Greet)
  async greet(
    { name }: z.infer<typeof Greet.request>,
    { language, correlationId }: CallContext,
  ): Promise<z.infer<typeof Greet.response>> {
    seen.greeted += 1;
    if (name === 'nobody')
      throw AppError.with(
        'SCRIPTURE_VERSE_NOT_FOUND',
        { chapter: 'Psalm 150', verses: 6, verse: 9 },
        { fields: { hint: 'x' } },
      );
    if (name === 'bug') throw new Error('the password is hunter2');
    if (name === 'wrong shape') return { text: 3 } as never;
    if (name === 'huge') return { text: 'x'.repeat(2_000_000), language, correlationId };
    if (name === 'slow') await new Promise((resolve) => setTimeout(resolve, 400));
    if (name === 'asleep') await new Promise(() => {});
    return { text: `Peace to you, ${name}`, language, correlationId };
  }

  @Streams(Count)
  async *count(
    { to }: z.infer<typeof Count.request>,
    { signal }: CallContext,
  ): AsyncGenerator<z.infer<typeof Count.chunk>> {
    seen.open += 1;
    signal.addEventListener('abort', () => (seen.aborted += 1));
    try {
      for (let number = 0; number < to; number += 1) {
        seen.produced += 1;
        yield { number };
      }
      if (to === -1) throw AppError.of('PROVIDER_DATA_INVALID');
      if (to === -2) await new Promise(() => {});
    } finally {
      seen.open -= 1;
    }
  }
}

@Module({ controllers: [FixtureController] })
export class FixtureModule {}

@Module({})
export class EmptyModule {}

/** Starts services and stops all of them at the end of the suite. */
export function serviceStarter(environment: Environment) {
  const running: RunningService[] = [];
  afterAll(() => Promise.all(running.map((service) => service.stop())));
  return async (name: ServiceName, module: Type, ...configurations: Configuration[]) => {
    const service = await startService(name, module, configurations, environment);
    running.push(service);
    return service;
  };
}
