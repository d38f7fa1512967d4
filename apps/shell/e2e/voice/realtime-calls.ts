import path from 'node:path';
import { DAILY_LIMITS, NO_AMOUNTS, usageDay } from '@word-unfolded/domain';
import { UsageCounters } from '@word-unfolded/metering';
import { SystemClock } from '@word-unfolded/primitives';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Reader } from '../../../../tools/stack/readers.mjs';
import { readState } from '../../../../tools/stack/stack-state.mjs';
import type { Stack } from '../../../../tools/stack/stack.mjs';
import { accessibilityProblems } from '../support/accessibility.js';
import { openBrowser } from '../support/browser.js';
import { registerAdmin } from '../support/register-admin.js';
import { writeSpokenWave } from './spoken-wave.js';

const QUESTION = 'Please read Psalm 119:1-8.';

declare global {
  var peers: RTCPeerConnection[];
}

/** Notes every connection of a page, so that a test knows what it has received. */
function notePeers(): void {
  globalThis.peers = [];
  const Native = RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Native {
    constructor(...parameters: ConstructorParameters<typeof Native>) {
      super(...parameters);
      globalThis.peers.push(this);
    }
  };
}

/** Whether the page has received a voice: sound with energy, not silence. */
async function hasHeard(): Promise<boolean> {
  const stats = await globalThis.peers.at(-1)?.getStats();
  return [...(stats?.values() ?? [])].some(
    ({ type, totalAudioEnergy }) => type === 'inbound-rtp' && totalAudioEnergy > 0.01,
  );
}

const status = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Selah' }).getByRole('status').getByText(text, { exact: true });

const transcript = (page: Page) => page.getByRole('log');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

type Installation = { readonly stack: Stack; readonly data: string };

/** Calls with the realtime model of the sandbox, over WebRTC, in a browser whose microphone plays a file. */
export function realtimeCalls(installation: () => Installation): void {
  const wave = () => path.join(installation().data, 'question.wav');
  const visit = openBrowser('block', () => [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${wave()}`,
    '--autoplay-policy=no-user-gesture-required',
  ]);
  let reader: Reader | undefined;

  /** Tells the latest call what to do (docs/voice.md, "The sandbox"). */
  async function drive(what: { readonly do: string; readonly text?: string }): Promise<void> {
    const { openaiPort } = installation().stack.process('model sandbox').announcement as {
      openaiPort: number;
    };
    const { status: answered } = await fetch(`http://127.0.0.1:${openaiPort}/sandbox/realtime`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(what),
    });
    expect(answered).toBe(204);
  }

  async function openSelah(locale: string) {
    const { stack, data } = installation();
    reader ??= await registerAdmin((await visit({ baseURL: stack.url })).page.request, {
      url: stack.url,
      data,
    });
    const opened = await visit({ as: reader, baseURL: stack.url, locale });
    await opened.page.addInitScript(notePeers);
    await opened.page.goto('/selah-voice-chat');
    return opened;
  }

  /** Uses up the minutes of the reader's day, but for so many seconds. */
  async function leaveSeconds(page: Page, seconds: number): Promise<void> {
    const token = (await page.evaluate(() => localStorage.getItem('auth_token'))) ?? '';
    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    const { sub: id } = JSON.parse(claims) as { sub: string };
    const redis = new Redis(readState(installation().data)?.redisUrl ?? '', { keyPrefix: 'wu:' });
    const day = usageDay(new Date());
    const amounts = { ...NO_AMOUNTS, voiceMinutes: DAILY_LIMITS.premium.voiceMinutes };
    await new UsageCounters(redis, new SystemClock()).count(id, day, [
      { id: randomUUID(), feature: 'voice', tier: 'premium', amounts },
    ]);
    await redis.set(`voice:paid:${id}:${day}`, seconds);
    await redis.quit();
  }

  beforeAll(() => writeSpokenWave(wave(), 'Please read the psalm', 6));

  describe('a call with a realtime model', () => {
    it('hears a microphone, is heard, is interrupted, outlives the loss of its connection, and is kept', async () => {
      const { page, complaints } = await openSelah('en-US');
      await press(page, 'Begin');
      await status(page, 'Selah is speaking').waitFor();
      await drive({ do: 'expect-speech', text: QUESTION });
      await transcript(page).getByText(QUESTION).waitFor();
      await transcript(page).getByText('Blessed are those whose ways').waitFor();
      await status(page, 'Selah is speaking').waitFor();
      await page.waitForFunction(hasHeard);
      // The file begins again and again.
      await press(page, 'Mute');

      await drive({ do: 'hear', text: 'Open Psalm 23:1-3.' });
      await transcript(page).getByText('Interrupted').waitFor();
      await page.getByRole('complementary', { name: /Psalm 23:1–3/ }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      const restarted = page.waitForResponse((response) => /\/restart$/.test(response.url()));
      await drive({ do: 'end' });
      expect((await restarted).status()).toBe(200);
      await status(page, 'Muted').waitFor();
      await drive({ do: 'hear', text: 'Read John 11:35.' });
      await transcript(page).getByText('Jesus wept').waitFor();
      await drive({ do: 'hear', text: 'Read Psalm 119:9-40.' });
      await transcript(page).getByText('Psalm 119:9–40').first().waitFor();
      await status(page, 'Selah is speaking').waitFor();
      await press(page, 'Interrupt');
      await transcript(page).getByText('Interrupted').nth(1).waitFor();
      await press(page, 'Unmute');
      await press(page, 'End');
      await status(page, 'Ready').waitFor();
      await page.getByRole('link', { name: 'Go on by text' }).click();
      await page.getByRole('log').getByText(QUESTION).waitFor();
      await page.getByRole('log').getByText('Jesus wept').waitFor();
      expect(complaints).toEqual([]);
    });

    it('is held in Spanish, with the stored Spanish text', async () => {
      const { page } = await openSelah('es-CO');
      await press(page, 'Empezar');
      await status(page, 'Selah está hablando').waitFor();
      await drive({ do: 'hear', text: 'Lee Juan 11:35.' });
      await transcript(page).getByText('Y lloró Jesús').waitFor();
      await transcript(page).getByRole('link', { name: 'Juan 11:35' }).waitFor();
      await press(page, 'Terminar');
      await status(page, 'Lista').waitFor();
    });

    it('says goodbye when the minutes of the day are used, and goes on by text', async () => {
      const { page } = await openSelah('en-US');
      await leaveSeconds(page, 14);
      await page.reload();
      await press(page, 'Begin');
      await press(page, 'Mute'); // the file of the microphone would speak all the time
      await page.getByText('Your voice minutes of today end in a minute.').waitFor();
      await transcript(page).getByText('Our time for today is over').waitFor();
      await page.getByText('Your voice minutes of today are used.').waitFor();
      await status(page, 'Ready').waitFor();
      await page
        .getByRole('button', { name: 'Begin' })
        .or(page.getByRole('button', { name: 'Go on' }))
        .click();
      await page.getByText('voice minutes', { exact: false }).first().waitFor();
      await status(page, 'Connected').waitFor({ state: 'detached' });
    });
  });
}
