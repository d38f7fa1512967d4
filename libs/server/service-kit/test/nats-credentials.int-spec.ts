import { AppError } from '@word-unfolded/contracts';
import { ContractClient, startService, type RunningService } from '@word-unfolded/service-kit';
import { freePort, Program, suiteEnvironment, until } from '@word-unfolded/testing';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmptyModule, FixtureModule, Greet } from './fixtures.js';

const folder = mkdtempSync(path.join(tmpdir(), 'nats-credentials-'));
const running: RunningService[] = [];
let port: number;
let nats: Program;

const urls = (...passwords: string[]) =>
  passwords.map((password) => `nats://services:${password}@127.0.0.1:${port}`).join(',');

/** What the server accepts from now on: one that runs reads its configuration again. */
function accept(password: string): void {
  const configuration = [
    `host: "127.0.0.1"\nport: ${port}\npid_file: ${JSON.stringify(path.join(folder, 'pid'))}`,
    `jetstream { store_dir: ${JSON.stringify(folder)} }`,
    `authorization { user: services, password: ${password} }`,
  ];
  writeFileSync(path.join(folder, 'nats.conf'), configuration.join('\n'));
}

async function start(url: string): Promise<{ caller: RunningService; handler: RunningService }> {
  const environment = suiteEnvironment({ NATS_URL: url, SUBJECT_PREFIX: 'rotated' });
  const [caller, handler] = await Promise.all([
    startService('gateway', EmptyModule, [], environment),
    startService('journal', FixtureModule, [], environment),
  ]);
  running.push(caller, handler);
  return { caller, handler };
}

beforeAll(async () => {
  port = await freePort();
  accept('former');
  nats = new Program({
    command: 'nats-server',
    args: ['-c', path.join(folder, 'nats.conf')],
    environment: {},
    port,
  });
  await nats.start();
});
afterAll(async () => {
  await Promise.all(running.map((service) => service.stop()));
  await nats.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** A call that is sent again until it is answered, because all connections are made anew at the moment of the change. */
const Repeated = { ...Greet, safe: true, idempotent: true };

it('the password of NATS is changed while services run, and no call fails that may be repeated', async () => {
  const { caller } = await start(urls('next', 'former'));
  const client = caller.app.get(ContractClient);
  const outcomes: string[] = [];
  let goesOn = true;
  const calls = (async () => {
    while (goesOn)
      outcomes.push(
        await client.ask(Repeated, { name: 'Lois' }).then(
          () => 'answered',
          (error: unknown) => (error instanceof AppError ? error.code : String(error)),
        ),
      );
  })();
  await until('calls are answered', () => outcomes.length > 20);
  accept('next');
  process.kill(Number(readFileSync(path.join(folder, 'pid'), 'utf8')), 'SIGHUP');
  await until('the former password is refused', () =>
    start(urls('former')).then(
      () => false,
      () => true,
    ),
  );
  const before = outcomes.length;
  await until('calls are answered again', () => outcomes.length > before + 20);
  goesOn = false;
  await calls;
  expect(new Set(outcomes)).toEqual(new Set(['answered']));
});

it('a service ends at its start when none of its passwords is accepted', async () => {
  await expect(start(urls('wrong', 'former'))).rejects.toThrow(
    `NATS at 127.0.0.1:${port} refuses the user, password or token of NATS_URL`,
  );
});
