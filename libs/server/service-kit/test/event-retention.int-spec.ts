import { jest } from '@jest/globals';
import { Injectable, Module } from '@nestjs/common';
import {
  Consumes,
  EventBus,
  EventRetention,
  EventRetentionModule,
  LOGGER,
  Metrics,
  startService,
  type Logger,
} from '@word-unfolded/service-kit';
import { suiteEnvironment, until } from '@word-unfolded/testing';
import { Happened } from './fixtures.js';

const DAY_MS = 86_400_000;
const delivered = new Map<string, string[]>();

/** Receives every event and fails for some of them. */
@Injectable()
class Witness {
  @Consumes(Happened, { as: 'write-down' })
  async writeDown({ thing }: { thing: string }): Promise<void> {
    note('write-down', thing);
  }

  @Consumes(Happened, { as: 'despair' })
  async despair({ thing }: { thing: string }): Promise<void> {
    note('despair', thing);
    if (thing === 'unbearable') throw new Error('not now');
  }
}

function note(consumer: string, thing: string): void {
  delivered.set(consumer, [...(delivered.get(consumer) ?? []), thing]);
}

@Module({ imports: [EventRetentionModule], providers: [Witness] })
class WatchedModule {}

describe('unprocessed events', () => {
  it('are reported with their consumer before the stream drops them, and no longer after they are processed', async () => {
    const service = await startService('journal', WatchedModule, [], suiteEnvironment());
    const bus = service.app.get(EventBus);
    const watch = service.app.get(EventRetention);
    const warn = jest.spyOn(service.app.get<Logger>(LOGGER), 'warn');
    const shareOf = async (consumer: string) => {
      const { values } = await service.app
        .get(Metrics)
        .registry.getSingleMetric('event_waiting_ratio')!
        .get();
      return values.find(({ labels }) => labels['consumer'] === `journal-${consumer}`)?.value;
    };
    for (const thing of ['bearable', 'unbearable', 'bearable too']) await bus.publish(Happened, { thing });
    for (const consumer of ['write-down', 'despair'])
      await until('all were delivered', () => delivered.get(consumer)?.includes('bearable too'));
    await until('what can be acknowledged is', async () => {
      await watch.check(Date.now() + 10 * DAY_MS);
      return (await shareOf('write-down')) === 0;
    });
    expect(await shareOf('despair')).toBeCloseTo(10 / 30, 2);

    warn.mockClear();
    await watch.check(Date.now() + 20 * DAY_MS);
    expect(warn.mock.calls.map(([fields]) => fields)).toEqual([
      { consumer: 'journal-despair', waiting: expect.any(Number), waitsDays: 20, retentionDays: 30 },
    ]);
    expect(await shareOf('despair')).toBeCloseTo(20 / 30, 2);
    expect(await shareOf('write-down')).toBe(0);
    await service.stop();
  });

  it('are reported when the stream is nearly full', async () => {
    const service = await startService('journal', WatchedModule, [], suiteEnvironment());
    const bus = service.app.get(EventBus);
    const warn = jest.spyOn(service.app.get<Logger>(LOGGER), 'warn');
    await bus.publish(Happened, { thing: 'x'.repeat(1_000) });
    const { manager, name } = await bus.stream();
    const { state } = await manager.streams.info(name);
    await manager.streams.update(name, { max_bytes: state.bytes * 2 });
    await service.app.get(EventRetention).check(Date.now());
    expect(warn).not.toHaveBeenCalled();
    await bus.publish(Happened, { thing: 'x'.repeat(1_000) });
    await service.app.get(EventRetention).check(Date.now());
    expect(warn.mock.calls).toEqual([[{ share: expect.closeTo(1, 1) }, 'the event stream is nearly full']]);
    await service.stop();
  });
});
