import { spawn, type ChildProcess } from 'node:child_process';
import { chromium, request, type Browser, type BrowserContext } from 'playwright-core';
import { signIn, type Reader } from '../../../tools/house/readers.mjs';
import { CHROMIUM, FLAGS } from './browser.js';

/** A browser with a folder of its own, which can be killed as a failing machine kills it, and be started again. */
export class KillableBrowser {
  private constructor(
    private readonly process: ChildProcess,
    private readonly browser: Browser,
    readonly context: BrowserContext,
  ) {}

  /** Starts it, with a reader signed in. */
  static async start(profile: string, houseUrl: string, reader: Reader): Promise<KillableBrowser> {
    const started = spawn(
      CHROMIUM,
      [...FLAGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
      { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const browser = await chromium.connectOverCDP(await addressOf(started));
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no context.');
    const killable = new KillableBrowser(started, browser, context);
    await killable.signIn(houseUrl, reader);
    return killable;
  }

  /** SIGKILL to it and to all of its own processes, which are one group. */
  async kill(): Promise<void> {
    const { pid } = this.process;
    if (pid === undefined || this.process.exitCode !== null || this.process.signalCode !== null) return;
    const gone = new Promise((resolve) => this.process.once('exit', resolve));
    process.kill(-pid, 'SIGKILL');
    await gone;
    await this.browser.close().catch(() => undefined);
  }

  private async signIn(houseUrl: string, reader: Reader): Promise<void> {
    const api = await request.newContext();
    const { cookies, origins } = await signIn(api, houseUrl, reader);
    await api.dispose();
    await this.context.addCookies(cookies);
    const page = await this.context.newPage();
    await page.goto(`${houseUrl}/api/health`);
    for (const { name, value } of origins[0]?.localStorage ?? [])
      await page.evaluate(([key, token]) => localStorage.setItem(key!, token!), [name, value]);
    await page.close();
  }
}

/** Where it is to be spoken to: it says so itself once it can be. */
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
