import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { freePort } from '../stack/processes/free-port.mjs';
import { processBegan } from '../stack/processes/process-identity.mjs';
import { until } from '../stack/until.mjs';
import { ROOT } from '../setup/workspace.mjs';

/** The tests start whole stacks, several at a time, beside other tests. */
jest.setTimeout(600_000);
const READY_WITHIN = { withinMs: 240_000 };

/** @typedef {{ pid: number, began: string }} Noted */

/**
 * `npm start` as an operator runs it: a process at a terminal, with a PORT and a DATA_DIR. Each uses the library that
 * the test run has imported, so that only the start is tested.
 */
class Started {
  output = '';

  /**
   * @param {number} port
   * @param {string} data
   * @param {string} script of the command, in tools
   */
  constructor(port, data, script) {
    this.port = port;
    this.data = data;
    const env = {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      NATS_URL: '',
      REDIS_URL: '',
      MONGODB_URI: '',
      SMTP_URL: '',
      CI: '1',
    };
    this.child = spawn(process.execPath, [path.join(ROOT, 'tools', script)], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.on('data', (part) => (this.output += part));
    this.ended = new Promise((resolve) => this.child.once('exit', (code) => resolve(code)));
  }

  says(/** @type {string | RegExp} */ words) {
    const said = () => {
      if (this.child.exitCode !== null)
        throw new Error(`it ended with ${this.child.exitCode}\n${this.output}`);
      return new RegExp(words).test(this.output);
    };
    return until(`it says ${words}`, said, READY_WITHIN);
  }

  get(/** @type {string} */ address) {
    return fetch(`http://localhost:${this.port}${address}`);
  }

  /** All processes that the stack has recorded, by name. @returns {Record<string, Noted>} */
  get processes() {
    return JSON.parse(readFileSync(path.join(this.data, 'run', 'stack.json'), 'utf8')).processes;
  }

  /** @param {string} name */
  process(name) {
    const noted = this.processes[name];
    if (!noted) throw new Error(`no process named ${name}`);
    return noted;
  }

  async stop(/** @type {NodeJS.Signals} */ signal = 'SIGTERM') {
    this.child.kill(signal);
    return this.ended;
  }
}

/** @type {string[]} */
const folders = [];
/** @type {Started[]} */
const started = [];

afterAll(async () => {
  await Promise.all(
    started.splice(0).map((each) => (each.child.exitCode === null ? each.stop() : undefined)),
  );
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function start(data = newDataFolder(), port = 0, script = 'start.mjs') {
  const each = new Started(port || (await freePort()), data, script);
  started.push(each);
  return each;
}

function newDataFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-start-'));
  folders.push(folder);
  mkdirSync(path.join(folder, 'scripture'));
  const library = process.env.SCRIPTURE_LIBRARY;
  if (!library || !existsSync(library)) throw new Error('There is no scripture library: run with npm test.');
  symlinkSync(library, path.join(folder, 'scripture', 'library.sqlite'));
  return folder;
}

const isAlive = (/** @type {Noted} */ { pid, began }) => processBegan(pid) === began;

describe('npm start', () => {
  // Two whole stacks serve all of these tests, in order: each start takes ten seconds of a processor.
  /** @type {Started} */
  let first;
  /** @type {Started} */
  let second;
  beforeAll(async () => {
    [first, second] = await Promise.all([start(), start()]);
    await Promise.all(started.map((stack) => stack.says(`Ready: http://localhost:${stack.port}`)));
  });

  it('serves a passage from each of two stacks side by side, and records its processes', async () => {
    for (const stack of [first, second]) {
      const passage = await stack.get('/api/proxy/bible/passage/spa_r09/Romanos%208%3A28');
      expect(passage.status).toBe(200);
    }
    expect(Object.keys(first.processes).sort()).toEqual([
      'ai',
      'auth',
      'billing',
      'gateway',
      'journal',
      'mail sandbox',
      'mongo',
      'nats',
      'payment sandbox',
      'redis',
      'scripture',
      'usage',
    ]);
  });

  it('refuses the data folder and the port of a running stack', async () => {
    const again = await start(first.data);
    expect(await again.ended).toBe(1);
    expect(again.output).toContain(`running here already, at http://localhost:${first.port}`);
    const taken = await start(newDataFolder(), second.port);
    expect(await taken.ended).toBe(1);
    expect(taken.output).toContain(`Port ${second.port} is in use`);
    for (const stack of [first, second]) expect((await stack.get('/api/health')).status).toBe(200);
  });

  it('restarts a service that died, and says so; the rest of the stack keeps running', async () => {
    const { pid } = first.process('scripture');
    process.kill(pid, 'SIGKILL');
    await first.says(/! scripture stopped \(ended by SIGKILL\); starting it again in 0.5 s/);
    expect((await first.get('/api/health')).status).toBe(200);
    await first.says('✓ scripture is back');
    expect((await first.get('/api/proxy/bible/passage/WEB/Jude%202')).status).toBe(200);
    expect(first.process('scripture').pid).not.toBe(pid);
  });

  it('leaves no process running when it is stopped', async () => {
    const running = second.processes;
    expect(await second.stop('SIGINT')).toBe(0);
    expect(Object.entries(running).filter(([, each]) => isAlive(each))).toEqual([]);
    await expect(second.get('/')).rejects.toThrow();
    expect(readdirSync(path.join(second.data, 'run'))).toEqual([]);
  });

  it('ends the processes that a killed stack left behind', async () => {
    const services = ['gateway', 'scripture', 'auth'].map((name) => first.process(name));
    const backing = ['redis', 'nats'].map((name) => first.process(name));
    await first.stop('SIGKILL');
    // Services exit when their supervisor is gone; Redis and NATS cannot detect that.
    await until('the services have ended', () => !services.some(isAlive));
    expect(backing.every(isAlive)).toBe(true);
    const next = await start(first.data);
    await next.says('Ready:');
    expect(backing.some(isAlive)).toBe(false);
  });

  it.each(['abc', '0', '70000', '-1'])('refuses PORT=%s with a helpful message', async (port) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'tools', 'start.mjs')], {
      env: { ...process.env, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (part) => (said += part));
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
    expect(said).toContain(`PORT is "${port}": it must be a number from 1 to 65535.`);
  });
});

describe('npm run dev', () => {
  it('serves changed pages, and restarts a service when its source changes', async () => {
    const stack = await start(newDataFolder(), 0, 'dev.mjs');
    await stack.says(`Ready: http://localhost:${stack.port}`);
    expect(await (await stack.get('/word-unfolded')).text()).toContain('<div id="root">');
    expect((await stack.get('/mfe/study/mf-manifest.json')).status).toBe(200);
    expect((await stack.get('/api/proxy/bible/passage/WEB/Jude%202')).status).toBe(200);
    const { pid } = stack.process('usage');
    const now = new Date();
    utimesSync(path.join(ROOT, 'services', 'usage', 'src', 'main.ts'), now, now);
    await stack.says('✓ usage restarted');
    expect(stack.process('usage').pid).not.toBe(pid);
    const running = stack.processes;
    expect(await stack.stop()).toBe(0);
    expect(Object.values(running).filter(isAlive)).toEqual([]);
  });
});
