import { redisConfiguration, readEnvironment, startService } from '@word-unfolded/service-kit';
import { Queue, QueueEvents, Worker, type QueueOptions } from 'bullmq';
import { Redis } from 'ioredis';
import { letterModule, letterQueue, reader } from '../../letter-queue.js';

/** Jobs that are begun before the first has ended. */
const AT_A_TIME = 8;

type Figures = { readonly perSecond: number; readonly p50: number; readonly cpuMs: number };

/**
 * Measures jobs that do nothing, begun and waited for in one process: with BullMQ alone, and as followed jobs of this
 * library, in turns. `cpuMs` is the processor time of this process and of Redis for each job.
 */
const environment = readEnvironment();
const jobs = Number(environment['JOBS'] ?? 1_000);
const rounds = Number(environment['ROUNDS'] ?? 3);
const redis = new Redis(environment['REDIS_URL']!, { maxRetriesPerRequest: null });

async function plainJobs() {
  const options: QueueOptions = { connection: redis, prefix: `${environment['SUBJECT_PREFIX']}:plain` };
  const [queue, events] = [new Queue('plain', options), new QueueEvents('plain', options)];
  const worker = new Worker('plain', async () => ({ deliveredTo: 'Rome' }), {
    ...options,
    concurrency: AT_A_TIME,
  });
  await Promise.all([worker.waitUntilReady(), events.waitUntilReady()]);
  return async (index: number) => {
    const job = await queue.add('plain', { to: 'Rome' }, { jobId: `id-${index}`, removeOnComplete: 1_000 });
    await job.waitUntilFinished(events);
  };
}

async function followedJobs() {
  const module = letterModule(async ({ to }) => ({ deliveredTo: to }), { concurrency: AT_A_TIME });
  const service = await startService('journal', module, [redisConfiguration], environment);
  const queue = letterQueue(service);
  return async () => {
    const id = await queue.begin({ to: 'Rome' }, { owner: reader('a') });
    const end = await queue.endOf(id, reader('a'), { withinMs: 60_000 });
    if (end?.type !== 'done') throw new Error(`the job ended with ${JSON.stringify(end)}`);
  };
}

/** Seconds of processor that Redis has used. */
async function redisSeconds(): Promise<number> {
  const text = await redis.info('cpu');
  const read = (name: string) => Number(new RegExp(`^${name}:([\\d.]+)`, 'm').exec(text)?.[1]);
  return read('used_cpu_sys') + read('used_cpu_user');
}

async function measure(run: (index: number) => Promise<void>, first: number): Promise<Figures> {
  const [began, cpu, ofRedis] = [performance.now(), process.cpuUsage(), await redisSeconds()];
  const taken: number[] = [];
  let next = 0;
  const oneByOne = async () => {
    while (next < jobs) {
      const index = first + next++;
      const at = performance.now();
      await run(index);
      taken.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, oneByOne));
  const { user, system } = process.cpuUsage(cpu);
  const cpuMs = ((user + system) / 1_000 + ((await redisSeconds()) - ofRedis) * 1_000) / jobs;
  taken.sort((one, other) => one - other);
  return {
    perSecond: Math.round((jobs / (performance.now() - began)) * 1_000),
    p50: Number(taken[Math.floor(taken.length / 2)]!.toFixed(1)),
    cpuMs: Number(cpuMs.toFixed(2)),
  };
}

const subjects = { 'BullMQ alone': await plainJobs(), 'a followed job': await followedJobs() };
const measured = new Map<string, Figures[]>(Object.keys(subjects).map((name) => [name, []]));
for (let round = 0; round <= rounds; round += 1)
  for (const [name, run] of Object.entries(subjects)) {
    const figures = await measure(run, round * jobs);
    if (round > 0) measured.get(name)!.push(figures); // the first round warms up
  }
const medianOf = (all: Figures[]) =>
  [...all].sort((one, other) => one.cpuMs - other.cpuMs)[Math.floor(all.length / 2)];
process.send?.(Object.fromEntries([...measured].map(([name, all]) => [name, medianOf(all)])), () =>
  process.exit(0),
);
