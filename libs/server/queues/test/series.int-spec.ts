import { Injectable, Module, type Type } from '@nestjs/common';
import { defineQueue } from '@word-unfolded/contracts';
import { QueueModule, worksOn, type JobHandler, type JobQueue } from '@word-unfolded/queues';
import { suiteEnvironment, until } from '@word-unfolded/testing';
import { z } from 'zod';
import { start, stopServices } from './services-of-suite.js';

const NEVER_MS = 3_600_000;

/** A failed job waits longer than any test. */
const BellQueue = defineQueue({
  name: 'bells',
  worker: 'journal',
  job: z.object({ hour: z.number() }),
  pausesMs: [NEVER_MS],
});

function bellModule(handle: JobHandler<typeof BellQueue>['handle']): Type {
  @Injectable()
  class Ringer {
    handle = handle;
  }

  @Module({ imports: [QueueModule.of(BellQueue)], providers: [Ringer, worksOn(BellQueue, Ringer)] })
  class BellModule {}
  return BellModule;
}

async function bells(handle: JobHandler<typeof BellQueue>['handle']) {
  const service = await start(bellModule(handle), suiteEnvironment());
  return service.app.get<JobQueue<typeof BellQueue>>('queue bells', { strict: false });
}

afterEach(stopServices);

describe('the jobs of a series', () => {
  it('are one that runs and one that follows it, with the newest of what was added meanwhile', async () => {
    const rung: number[] = [];
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let [atOnce, most] = [0, 0];
    const queue = await bells(async ({ hour }) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      rung.push(hour);
      await gate;
      atOnce -= 1;
    });
    const add = (hour: number, series = 'tower') =>
      queue.add({ hour }, { id: `${series} ${hour}`, series, startsInMs: 0 });
    await add(1);
    await until('the first one runs', () => rung.length === 1);
    for (const hour of [2, 3, 4]) await add(hour);
    await add(12, 'chapel');
    await until('another series is not held up', () => rung.length === 2);
    expect(most).toBe(2);
    most = 0;
    open();
    await until('the last one has run', () => rung.includes(4) && atOnce === 0);
    expect(rung).toEqual([1, 12, 4]);
    expect(most).toBe(1);
    await add(5);
    await until('the series goes on', () => rung.includes(5));
  });

  it('bring a job forward that waits for its retry, if they say when they start', async () => {
    const rung: number[] = [];
    const queue = await bells(async ({ hour }, { attempt }) => {
      rung.push(attempt);
      if (attempt === 1) throw new Error(`the bell of ${hour} is stuck`);
    });
    await queue.add({ hour: 1 }, { id: '1', series: 'tower' });
    await until('the job waits', async () => rung.length === 1 && (await queue.counts()).running === 0);
    await queue.add({ hour: 2 }, { id: '2', series: 'tower' });
    await queue.add({ hour: 3 }, { id: '3', series: 'tower', startsInMs: 0 });
    await until('it is repeated', () => rung.length === 2);
    expect(rung).toEqual([1, 2]);
  });
});
