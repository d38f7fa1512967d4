import { spawn, type ChildProcess } from 'node:child_process';
import { chromium, request, type Browser, type BrowserContext } from 'playwright-core';
import { signIn, type Reader } from '../../../../tools/stack/readers.mjs';
import { CHROMIUM, FLAGS } from './browser.js';

/** A browser with its own profile folder that can be killed, as a failing machine would, and restarted. */
export class KillableBrowser {
  private constructor(
    private readonly process: ChildProcess,
    private readonly browser: Browser,
    readonly context: BrowserContext,
  ) {}

  /** Starts it, with a reader signed in. */
  static async start(profile: string, stackUrl: string, reader: Reader): Promise<KillableBrowser> {
    const started = spawn(
      CHROMIUM,
      [...FLAGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
      { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const browser = await chromium.connectOverCDP(await addressOf(started));
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no context.');
    const killable = new KillableBrowser(started, browser, context);
    await killable.signIn(stackUrl, reader);
    return killable;
  }

  /** Sends SIGKILL to it and all its child processes, which form one process group. */
  async kill(): Promise<void> {
    const { pid } = this.process;
    if (pid === undefined || this.process.exitCode !== null || this.process.signalCode !== null) return;
    const gone = new Promise((resolve) => this.process.once('exit', resolve));
    process.kill(-pid, 'SIGKILL');
    await gone;
    await this.browser.close().catch(() => undefined);
  }

  private async signIn(stackUrl: string, reader: Reader): Promise<void> {
    const api = await request.newContext();
    const { cookies, origins } = await signIn(api, stackUrl, reader);
    await api.dispose();
    await this.context.addCookies(cookies);
    const page = await this.context.newPage();
    await page.goto(`${stackUrl}/api/health`);
    for (const { name, value } of origins[0]?.localStorage ?? [])
      await page.evaluate(([key, token]) => localStorage.setItem(key!, token!), [name, value]);
    await page.close();
  }
}

/** Its debugging address, which it reports once it accepts connections. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stderr?.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    stderr?.on('end', () => reject(new Error(`The browser did not start: ${said}`)));
  });
}
