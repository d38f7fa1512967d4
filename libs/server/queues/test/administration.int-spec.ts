import { Module } from '@nestjs/common';
import { listJobsOf, queuesOf, removeJobOf, replayJobsOf, retryJobOf } from '@word-unfolded/contracts';
import { ContractClient, redisConfiguration, startService } from '@word-unfolded/service-kit';
import { suiteEnvironment, until } from '@word-unfolded/testing';
import { letterModule, letterQueue, reader } from './letter-queue.js';
import { start, stopServices } from './services-of-suite.js';

afterEach(stopServices);

const owner = reader('a');

/** A service whose letters fail until the road is open. */
async function troubledOffice() {
  const road = { isOpen: false, delivered: [] as string[] };
  const service = await start(
    letterModule(async ({ to }) => {
      if (!road.isOpen) throw new Error('the road is closed');
      road.delivered.push(to);
      return { deliveredTo: to };
    }),
    suiteEnvironment(),
  );
  const client = service.app.get(ContractClient, { strict: false });
  const list = (state: 'failed' | 'ended' | 'waiting', limit = 10) =>
    client.ask(listJobsOf('journal'), { queue: 'letters', state, page: 1, limit });
  const fail = async (...names: string[]) => {
    for (const to of names) await letterQueue(service).begin({ to }, { owner });
    await until('all have failed', async () => (await list('failed')).counts.failed === names.length);
  };
  return { road, client, list, fail };
}

describe('the administration of a queue', () => {
  it('lists dead letters without their content, the latest first', async () => {
    const { list, fail } = await troubledOffice();
    await fail('Rome', 'Corinth', 'Ephesus');
    const { jobs, counts, pagination } = await list('failed', 2);
    expect(counts).toEqual({ waiting: 0, running: 0, failed: 3 });
    expect(pagination).toEqual({ page: 1, limit: 2, total: 3, pages: 2 });
    expect(jobs).toHaveLength(2);
    expect(jobs[0]).toMatchObject({ state: 'failed', attempts: 2, failure: 'the road is closed' });
    expect(JSON.stringify(jobs)).not.toMatch(/Rome|Corinth|Ephesus/);
  });

  it('retries one dead letter, removes one, and replays the rest', async () => {
    const { road, client, list, fail } = await troubledOffice();
    await fail('Rome', 'Corinth', 'Ephesus', 'Philippi');
    const [latest, next] = (await list('failed')).jobs;
    road.isOpen = true;
    await client.ask(removeJobOf('journal'), { queue: 'letters', id: latest!.id });
    await client.ask(retryJobOf('journal'), { queue: 'letters', id: next!.id });
    await until('it is delivered', () => road.delivered.length === 1);
    expect(await client.ask(replayJobsOf('journal'), { queue: 'letters' })).toEqual({ replayed: 2 });
    await until('all are delivered', () => road.delivered.length === 3);
    expect((await list('failed')).jobs).toEqual([]);
  });

  it('refuses a queue and a job that do not exist', async () => {
    const { client } = await troubledOffice();
    const unknown = { queue: 'unknown', id: '1' };
    await expect(client.ask(retryJobOf('journal'), unknown)).rejects.toMatchObject({
      code: 'QUEUE_NOT_FOUND',
    });
    const none = { queue: 'letters', id: '1' };
    await expect(client.ask(removeJobOf('journal'), none)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
  });
});

describe('a service', () => {
  it('does not start without a handler for a queue that the contracts give it', async () => {
    @Module({})
    class EmptyModule {}

    const started = startService('ai', EmptyModule, [redisConfiguration], suiteEnvironment(), {
      isWhole: true,
    });
    const names = queuesOf('ai').map(({ name }) => name);
    await expect(started).rejects.toThrow(
      `service ai processes the jobs of ${names.join(', ')}, but no module of it`,
    );
  });
});
