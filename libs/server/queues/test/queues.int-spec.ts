import { Module } from '@nestjs/common';
import { QueueModule, type JobQueue } from '@word-unfolded/queues';
import { currentRequestContext, inRequestContext, type RunningService } from '@word-unfolded/service-kit';
import { suiteEnvironment, until } from '@word-unfolded/testing';
import { Redis } from 'ioredis';
import { once } from 'node:events';
import { ParcelQueue, parcelModule } from './parcel-queue.js';
import { release, start, startMortalWorker, stopServices } from './services-of-suite.js';

@Module({ imports: [QueueModule.of(ParcelQueue)] })
class PostOfficeModule {}

afterEach(stopServices);

const queueOf = (service: RunningService) =>
  service.app.get<JobQueue<typeof ParcelQueue>>('queue parcels', { strict: false });

const metricsOf = async (service: RunningService) =>
  (await fetch(`http://127.0.0.1:${service.internalPort}/metrics`)).text();

describe('job', () => {
  it('waits for a worker, and is processed once by one of the replicas', async () => {
    const environment = suiteEnvironment();
    const office = await start(PostOfficeModule, environment);
    const names = Array.from({ length: 40 }, (_, index) => `reader ${index}`);
    await Promise.all(names.map((to) => queueOf(office).add({ to }, { id: to })));
    const delivered: string[] = [];
    const module = () => parcelModule(async ({ to }) => void delivered.push(to));
    await Promise.all([start(module(), environment), start(module(), environment)]);
    await until('all are delivered', () => delivered.length >= names.length);
    await until('nothing is left', async () => {
      const { waiting, running: inHand } = await queueOf(office).counts();
      return waiting + inHand === 0;
    });
    expect([...delivered].sort()).toEqual([...names].sort());
  });

  it('is one job for each id, before and after its completion', async () => {
    const environment = suiteEnvironment();
    const delivered: string[] = [];
    const service = await start(
      parcelModule(async ({ to }) => void delivered.push(to)),
      environment,
    );
    const queue = queueOf(service);
    await Promise.all([1, 2, 3].map(() => queue.add({ to: 'Priscilla' }, { id: 'a:1' })));
    await until('it is delivered', () => delivered.length > 0);
    await queue.add({ to: 'Priscilla' }, { id: 'a:1' });
    await queue.add({ to: 'Aquila' }, { id: '2' });
    await until('the next is delivered', () => delivered.includes('Aquila'));
    expect(delivered).toEqual(['Priscilla', 'Aquila']);
  });

  it("is rejected if it does not match the queue's schema", async () => {
    const office = await start(PostOfficeModule, suiteEnvironment());
    await expect(queueOf(office).add({ to: '' }, { id: '1' })).rejects.toThrow('to');
    expect(await queueOf(office).counts()).toEqual({ waiting: 0, running: 0, failed: 0 });
  });

  it('is rejected if Redis is not reachable, and the other metrics are still reported', async () => {
    const office = await start(PostOfficeModule, suiteEnvironment({ REDIS_URL: 'redis://127.0.0.1:1' }));
    await expect(queueOf(office).add({ to: 'Eunice' }, { id: '1' })).rejects.toThrow();
    expect(await metricsOf(office)).not.toContain('jobs_present{');
  });

  it('is retried after a failure, and knows the number of its attempt', async () => {
    const attempts: number[] = [];
    const service = await start(
      parcelModule(async (_, { attempt }) => {
        attempts.push(attempt);
        if (attempt < 3) throw new Error('nobody at home');
      }),
      suiteEnvironment(),
    );
    await queueOf(service).add({ to: 'Phoebe' }, { id: '1' });
    await until('the third attempt succeeds', async () =>
      (await metricsOf(service)).includes('jobs_total{queue="parcels",outcome="done"} 1'),
    );
    expect(attempts).toEqual([1, 2, 3]);
  });

  it('is stored and counted after its last attempt, and can be retried', async () => {
    let open = false;
    const delivered: string[] = [];
    const service = await start(
      parcelModule(async ({ to }) => {
        if (!open) throw new Error('the road is closed');
        delivered.push(to);
      }),
      suiteEnvironment(),
    );
    await queueOf(service).add({ to: 'Lydia' }, { id: '1' });
    await until('it has failed', async () => (await queueOf(service).counts()).failed === 1);
    expect(await metricsOf(service)).toContain('jobs_present{queue="parcels",state="failed"} 1');
    open = true;
    await queueOf(service).admin.replay();
    await until('it is delivered', () => delivered.includes('Lydia'));
  });

  it('notifies its handler once when it has failed permanently', async () => {
    const failed: unknown[] = [];
    const service = await start(
      parcelModule(
        async () => Promise.reject(new Error('the road is closed')),
        {},
        async (job, { id }) => void failed.push([job.to, id]),
      ),
      suiteEnvironment(),
    );
    await queueOf(service).add({ to: 'Lydia' }, { id: '1/a' });
    await until('it has failed', () => failed.length > 0);
    expect((await queueOf(service).counts()).failed).toBe(1);
    expect(failed).toEqual([['Lydia', '1/a']]);
  });

  it('continues the request context in which it was added', async () => {
    const seen: unknown[] = [];
    const service = await start(
      parcelModule(async () => void seen.push(currentRequestContext())),
      suiteEnvironment(),
    );
    const requestContext = { correlationId: 'context-of-paul', language: 'es' } as const;
    await inRequestContext(requestContext, () => queueOf(service).add({ to: 'Timothy' }, { id: '1' }));
    await until('it is delivered', () => seen.length > 0);
    expect(seen).toEqual([requestContext]);
  });

  it('leaves none of its content behind after completion', async () => {
    const environment = suiteEnvironment();
    const service = await start(
      parcelModule(async () => {}),
      environment,
    );
    await queueOf(service).add({ to: 'Onesimus' }, { id: '1' });
    const redis = new Redis(environment.REDIS_URL!);
    const stored = await until('it is done', async () => {
      const data = await redis.hget(`${environment.SUBJECT_PREFIX}:jobs:parcels:id-1`, 'data');
      return data?.includes('done') && data;
    });
    redis.disconnect();
    expect(stored).not.toContain('Onesimus');
  });
});

describe('worker', () => {
  it('finishes the current job before the service stops', async () => {
    const environment = suiteEnvironment();
    let finish = () => {};
    const log: string[] = [];
    const service = await start(
      parcelModule(async () => {
        log.push('taken');
        await new Promise<void>((resolve) => (finish = resolve));
        log.push('finished');
      }),
      environment,
    );
    await queueOf(service).add({ to: 'Titus' }, { id: '1' });
    await until('it is taken', () => log.includes('taken'));
    release(service);
    const stopped = service.stop().then(() => log.push('stopped'));
    finish();
    await stopped;
    expect(log).toEqual(['taken', 'finished', 'stopped']);
    const office = await start(PostOfficeModule, environment);
    expect(await queueOf(office).counts()).toEqual({ waiting: 0, running: 0, failed: 0 });
  });

  it('that is killed leaves its job to another worker, which processes it once', async () => {
    const environment = suiteEnvironment();
    const mortal = await startMortalWorker(environment);
    const office = await start(PostOfficeModule, environment);
    await queueOf(office).add({ to: 'Silas' }, { id: '1' });
    const [message] = (await once(mortal, 'message')) as [unknown];
    expect(message).toEqual({ took: 'Silas' });
    mortal.kill('SIGKILL');
    await once(mortal, 'exit');
    const delivered: string[] = [];
    const heirs = parcelModule(async ({ to }) => void delivered.push(to), { deadAfterMs: 1_500 });
    await Promise.all([start(heirs, environment), start(heirs, environment)]);
    await until('it is delivered', () => delivered.length > 0);
    await queueOf(office).add({ to: 'Barnabas' }, { id: '2' });
    await until('a later one is delivered', () => delivered.includes('Barnabas'));
    expect(delivered).toEqual(['Silas', 'Barnabas']);
  });

  it('that is killed more often than allowed fails its job, and the handler is notified', async () => {
    const environment = suiteEnvironment();
    const mortal = await startMortalWorker(environment);
    const office = await start(PostOfficeModule, environment);
    await queueOf(office).add({ to: 'Silas' }, { id: '1' });
    await once(mortal, 'message');
    mortal.kill('SIGKILL');
    await once(mortal, 'exit');
    const delivered: string[] = [];
    const failed: string[] = [];
    const heir = parcelModule(
      async ({ to }) => void delivered.push(to),
      { deadAfterMs: 500, deathsPerJob: 0 },
      async ({ to }) => void failed.push(to),
    );
    await start(heir, environment);
    await until('it has failed', () => failed.length > 0);
    expect({ delivered, failed }).toEqual({ delivered: [], failed: ['Silas'] });
  });
});
