import { Module } from '@nestjs/common';
import { QueueModule, type JobQueue } from '@word-unfolded/queues';
import { REDIS, RedisModule } from '@word-unfolded/service-kit';
import { freePort, Program, suiteEnvironment, until } from '@word-unfolded/testing';
import { Redis } from 'ioredis';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ParcelQueue, parcelModule } from './parcel-queue.js';
import { start, stopServices } from './services-of-suite.js';

/** After this time without an answer the Sentinel replaces the primary, in milliseconds. */
const DOWN_AFTER_MS = 500;

let folder: string;
let servers: Program[];
let address: string;
let replica: Redis;

/** A primary, its replica, and one Sentinel that watches them. */
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'redis-failover-'));
  const [primaryPort, replicaPort, sentinelPort] = [await freePort(), await freePort(), await freePort()];
  const configuration = path.join(folder, 'sentinel.conf');
  await writeFile(
    configuration,
    [
      `port ${sentinelPort}`,
      'bind 127.0.0.1',
      `dir ${folder}`,
      `sentinel monitor wu 127.0.0.1 ${primaryPort} 1`,
      `sentinel down-after-milliseconds wu ${DOWN_AFTER_MS}`,
      'sentinel failover-timeout wu 5000',
    ].join('\n'),
  );
  const server = (port: number, ...args: string[]) =>
    new Program({
      command: 'redis-server',
      args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...args],
      port,
    });
  servers = [
    server(primaryPort),
    server(replicaPort, '--replicaof', '127.0.0.1', String(primaryPort)),
    new Program({ command: 'redis-server', args: [configuration, '--sentinel'], port: sentinelPort }),
  ];
  for (const each of servers) await each.start();
  replica = new Redis(replicaPort);
  const sentinel = new Redis(sentinelPort);
  await until('the Sentinel knows the replica', async () => {
    const known = await sentinel.call('SENTINEL', 'replicas', 'wu');
    const linked = (await replica.info('replication')).includes('master_link_status:up');
    return linked && Array.isArray(known) && known.length === 1;
  });
  sentinel.disconnect();
  address = `redis-sentinel://127.0.0.1:${sentinelPort}/?sentinelMasterId=wu`;
});

afterEach(async () => {
  await stopServices();
  replica.disconnect();
  await Promise.all(servers.map((each) => each.kill()));
  await rm(folder, { recursive: true });
});

it.each([['dies', (primary: Program) => primary.kill()]])(
  'when the primary of Redis %s, jobs and counters go on with its replica, and none is lost',
  async (_, end) => {
    const environment = suiteEnvironment({ REDIS_URL: address });
    @Module({ imports: [QueueModule.of(ParcelQueue), RedisModule] })
    class PostOfficeModule {}
    const office = await start(PostOfficeModule, environment);
    const queue = office.app.get<JobQueue<typeof ParcelQueue>>('queue parcels', { strict: false });
    const redis = office.app.get<Redis>(REDIS, { strict: false });
    await until('Redis answers', () => redis.set('counter', 7).catch(() => undefined));
    await queue.add({ to: 'Phoebe' }, { id: 'before' });
    await until('the replica has both', async () => (await redis.wait(1, 1_000)) === 1);

    await end(servers[0]!);
    await until('a job is accepted again', () =>
      queue.add({ to: 'Junia' }, { id: 'after' }).then(
        () => true,
        () => undefined,
      ),
    );
    const delivered: string[] = [];
    await start(
      parcelModule(async ({ to }) => void delivered.push(to)),
      environment,
    );
    await until('both are delivered', () => delivered.length >= 2);
    expect([...delivered].sort()).toEqual(['Junia', 'Phoebe']);
    await until('the counter goes on', () => redis.incr('counter').catch(() => undefined));
    expect(Number(await redis.get('counter'))).toBeGreaterThanOrEqual(8);
    expect((await replica.role())[0]).toBe('master');
  },
);
