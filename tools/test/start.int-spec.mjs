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
import { freePort } from '../house/free-port.mjs';
import { processBegan } from '../house/process-identity.mjs';
import { until } from '../house/until.mjs';
import { ROOT } from '../setup/workspace.mjs';

/** Whole houses are started here, several at a time, beside other tests. */
jest.setTimeout(600_000);
const READY_WITHIN = { withinMs: 240_000 };

/** @typedef {{ pid: number, began: string }} Noted */

/**
 * `npm start`, as a person runs it: a process at a terminal, with a PORT and a DATA_DIR. The library that the test run
 * has imported is lent to each, so that what is tested is the start.
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

  /** Every process that the house has noted, by name. @returns {Record<string, Noted>} */
  get processes() {
    return JSON.parse(readFileSync(path.join(this.data, 'run', 'house.json'), 'utf8')).processes;
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

afterEach(async () => {
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
  it('reaches the ready line, serves a passage, and leaves nothing running when it is stopped', async () => {
    const house = await start();
    await house.says(`Ready: http://localhost:${house.port}`);
    const passage = await house.get('/api/proxy/bible/passage/spa_r09/Romanos%208%3A28');
    expect(passage.status).toBe(200);
    const running = house.processes;
    expect(Object.keys(running).sort()).toEqual([
      'ai',
      'auth',
      'billing',
      'gateway',
      'journal',
      'mail sandbox',
      'mongo',
      'nats',
      'redis',
      'scripture',
      'usage',
    ]);
    expect(await house.stop('SIGINT')).toBe(0);
    expect(Object.entries(running).filter(([, each]) => isAlive(each))).toEqual([]);
    await expect(house.get('/')).rejects.toThrow();
    expect(readdirSync(path.join(house.data, 'run'))).toEqual([]);
  });

  it('runs twice side by side with different PORT and DATA_DIR, and refuses the same one twice', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    await Promise.all([first.says('Ready:'), second.says('Ready:')]);
    const again = await start(first.data);
    expect(await again.ended).toBe(1);
    expect(again.output).toContain(`running here already, at http://localhost:${first.port}`);
    const taken = await start(newDataFolder(), second.port);
    expect(await taken.ended).toBe(1);
    expect(taken.output).toContain(`Port ${second.port} is in use`);
    for (const house of [first, second]) expect((await house.get('/api/health')).status).toBe(200);
  });

  it('starts a service again that died, and says so; the rest of the house goes on', async () => {
    const house = await start();
    await house.says('Ready:');
    const { pid } = house.process('scripture');
    process.kill(pid, 'SIGKILL');
    await house.says(/! scripture stopped \(ended by SIGKILL\); starting it again in 0.5 s/);
    expect((await house.get('/api/health')).status).toBe(200);
    await house.says('✓ scripture is back');
    expect((await house.get('/api/proxy/bible/passage/WEB/Jude%202')).status).toBe(200);
    expect(house.process('scripture').pid).not.toBe(pid);
  });

  it('ends what a killed house left behind', async () => {
    const house = await start();
    await house.says('Ready:');
    const services = ['gateway', 'scripture', 'auth'].map((name) => house.process(name));
    const backing = ['redis', 'nats'].map((name) => house.process(name));
    await house.stop('SIGKILL');
    // Services end by themselves when their supervisor is gone; Redis and NATS cannot know.
    await until('the services have ended', () => !services.some(isAlive));
    expect(backing.every(isAlive)).toBe(true);
    const next = await start(house.data);
    await next.says('Ready:');
    expect(backing.some(isAlive)).toBe(false);
  });

  it.each(['abc', '0', '70000', '-1'])('refuses PORT=%s with a word that helps', async (port) => {
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
  it('serves the pages as they are written, and restarts a service when its source changes', async () => {
    const house = await start(newDataFolder(), 0, 'dev.mjs');
    await house.says(`Ready: http://localhost:${house.port}`);
    expect(await (await house.get('/word-unfolded')).text()).toContain('<div id="root">');
    expect((await house.get('/mfe/study/mf-manifest.json')).status).toBe(200);
    expect((await house.get('/api/proxy/bible/passage/WEB/Jude%202')).status).toBe(200);
    const { pid } = house.process('usage');
    const now = new Date();
    utimesSync(path.join(ROOT, 'services', 'usage', 'src', 'main.ts'), now, now);
    await house.says('✓ usage restarted');
    expect(house.process('usage').pid).not.toBe(pid);
    const running = house.processes;
    expect(await house.stop()).toBe(0);
    expect(Object.values(running).filter(isAlive)).toEqual([]);
  });
});
