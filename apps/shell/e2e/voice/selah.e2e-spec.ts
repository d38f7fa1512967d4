import type { Page } from 'playwright-core';
import { registerReader, type Reader } from '../../../../tools/stack/readers.mjs';
import { openClient } from '../../../../tools/test/stack-client.mjs';
import { accessibilityProblems } from '../support/accessibility.js';
import { openBrowser, PHONE, STACK_URL, type VisitOptions } from '../support/browser.js';
import { registerAdmin } from '../support/register-admin.js';
import { fakeSpeech } from './fake-speech.js';

declare global {
  var headset: Record<string, () => void>;
  var screenLocks: WakeLockSentinel[];
}

const visit = openBrowser('block', { whole: true });

const SHORT_PHONE = { width: 390, height: 664 };

const QUESTION = 'What does the Bible say about anxiety?';

let reader: Reader | undefined;

/** Opens the page for somebody who passes its gate, in a browser that hears what the test says. */
async function openSelah({
  hears = true,
  hasClock = false,
  ...options
}: VisitOptions & { readonly hears?: boolean; readonly hasClock?: boolean } = {}) {
  reader ??= await registerAdmin((await visit()).page.request);
  const opened = await visit({ as: reader, permissions: ['microphone', 'screen-wake-lock'], ...options });
  if (hasClock) await opened.page.clock.install();
  await fakeSpeech(opened.page, hears);
  await opened.page.goto('/selah-voice-chat');
  return opened;
}

const status = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Selah' }).getByRole('status').getByText(text, { exact: true });

const transcript = (page: Page) => page.getByRole('log');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function begin(page: Page): Promise<void> {
  await press(page, 'Begin');
  await status(page, 'Connected').waitFor();
  await page.waitForFunction(() => globalThis.speech.isListening());
}

/** Lets Selah answer without an end, and waits until it is heard. */
async function makeSpeak(page: Page): Promise<void> {
  await page.evaluate((question) => {
    globalThis.speech.endless = true;
    globalThis.speech.say(question);
  }, QUESTION);
  await status(page, 'Selah is speaking').waitFor();
}

describe('a conversation by voice without a realtime model', () => {
  it('hears, answers aloud with checked Scripture, and is kept with the conversations', async () => {
    const { page, complaints } = await openSelah();
    await page.getByText('No audio is kept.').waitFor();
    await status(page, 'Ready').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await begin(page);
    await page.getByText('Your speech is recognized on this device.').waitFor();
    await page.getByText('The voice of your browser speaks: Test voice.').waitFor();
    await page.evaluate((question) => globalThis.speech.say(question), QUESTION);
    await transcript(page).getByText(QUESTION).waitFor();
    const passage = transcript(page)
      .getByRole('link', { name: /Philippians 4:6–7/ })
      .first();
    await passage.waitFor();
    await transcript(page).getByText('exact').first().waitFor();
    await status(page, 'Connected').waitFor();
    const spoken = await page.evaluate(() => globalThis.speech.spoken);
    expect(spoken.length).toBeGreaterThan(3);
    expect(spoken.join(' ')).toContain('In nothing be anxious');
    expect(spoken.join(' ')).not.toMatch(/scripture:|\]\(|\*\*/);

    await passage.click();
    await page
      .getByRole('complementary', { name: /Philippians 4:6–7/ })
      .getByText('In nothing be anxious')
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/selah-voice-chat');
    expect(await accessibilityProblems(page)).toEqual([]);

    await press(page, 'End');
    await status(page, 'Ready').waitFor();
    await page.getByRole('link', { name: 'Continue by text' }).click();
    await page.getByRole('log').getByText(QUESTION).waitFor();
    await page.getByRole('button', { name: 'This conversation' }).click();
    await page.getByRole('menuitem', { name: 'Continue by voice' }).click();
    await page.waitForURL('**/selah-voice-chat?conversationId=*');
    await transcript(page).getByText(QUESTION).waitFor();
    await press(page, 'Continue');
    await page.waitForFunction(() => globalThis.speech.isListening());
    await page.evaluate(() => globalThis.speech.say('Who was Boaz?'));
    await transcript(page).getByText('Who was Boaz?').waitFor();
    await status(page, 'Connected').waitFor();
    await page.goto('/theo-history');
    const kept = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
    await kept.first().waitFor();
    expect(await kept.count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('stops within 300 ms when the reader speaks, and not at its own voice', async () => {
    const { page } = await openSelah();
    await begin(page);
    await makeSpeak(page);
    const own = await page.evaluate(() => {
      const { speech } = window;
      speech.hear(speech.spoken.at(-1)!);
      return speech.cuts;
    });
    expect(own).toBe(0);
    await page.evaluate(() => globalThis.speech.hear('please tell me something else'));
    await status(page, 'You are speaking').waitFor();
    const cut = await page.evaluate(() => [globalThis.speech.cuts, globalThis.speech.cutAfter] as const);
    expect(cut[0]).toBe(1);
    expect(cut[1]).toBeLessThanOrEqual(300);
    await transcript(page).getByText('Interrupted').waitFor();

    await page.evaluate(() => {
      globalThis.speech.endless = true;
      globalThis.speech.say('please tell me something else about peace');
    });
    await status(page, 'Selah is speaking').waitFor();
    await page.keyboard.press('Escape');
    await status(page, 'Connected').waitFor();
    expect(await page.evaluate(() => globalThis.speech.cuts)).toBe(2);
  });

  it.each([PHONE, SHORT_PHONE, { width: 1024, height: 768 }, { width: 1440, height: 900 }])(
    'keeps its controls and the beginning of the newest exchange in sight beside a long answer (%j)',
    async (viewport) => {
      const { page } = await openSelah({ viewport });
      await begin(page);
      await makeSpeak(page);
      await transcript(page).getByText('exact').nth(1).waitFor();
      const box = await page.getByRole('button', { name: 'Interrupt', exact: true }).boundingBox();
      expect(box!.y + box!.height).toBeLessThanOrEqual(viewport.height);
      const view = await page.getByRole('region', { name: 'The conversation', exact: true }).boundingBox();
      const asked = await transcript(page).getByText(QUESTION).boundingBox();
      expect(asked!.y).toBeGreaterThanOrEqual(view!.y);
      expect(asked!.y + asked!.height).toBeLessThan(view!.y + view!.height / 2);
      expect(view!.height).toBeGreaterThanOrEqual(0.4 * viewport.height);
      expect(view!.y + view!.height).toBeLessThanOrEqual(viewport.height);
      await transcript(page)
        .getByRole('link', { name: /Philippians 4:6–7/ })
        .first()
        .click();
      await page
        .getByRole('complementary', { name: /Philippians/ })
        .getByText('anxious')
        .waitFor();
      const beside = await page.getByRole('region', { name: 'The conversation', exact: true }).boundingBox();
      const lowest = viewport.width < 900 ? box!.y : viewport.height;
      expect(beside!.y + beside!.height).toBeLessThanOrEqual(lowest);
    },
  );

  it('stops at a sound before there are words, and goes on when no words follow', async () => {
    const { page } = await openSelah({ hasClock: true });
    await begin(page);
    await makeSpeak(page);
    const before = await page.evaluate(() => globalThis.speech.spoken.length);
    // The loudness of Selah's own voice is learned when it begins to speak.
    await page.clock.fastForward(500);
    await page.evaluate(() => globalThis.speech.sound(true));
    await page.waitForFunction(() => globalThis.speech.cuts === 1);
    expect(await page.evaluate(() => globalThis.speech.cutAfter)).toBeLessThanOrEqual(300);
    await page.evaluate(() => globalThis.speech.sound(false));
    await page.waitForFunction((count) => globalThis.speech.spoken.length > count, before);
    await status(page, 'Selah is speaking').waitFor();
  });

  it('hears nothing while it is muted, and takes what is written', async () => {
    const { page, complaints } = await openSelah({ viewport: PHONE });
    await begin(page);
    await press(page, 'Mute');
    await status(page, 'Muted').waitFor();
    await page.waitForFunction(() => !globalThis.speech.isListening());
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Write to Selah' }).fill('Who was Boaz?');
    await page.keyboard.press('Enter');
    await transcript(page).getByText('Who was Boaz?').waitFor();
    await page.waitForFunction(() => globalThis.speech.spoken.length > 0);
    await status(page, 'Muted').waitFor();
    await press(page, 'Unmute');
    await page.waitForFunction(() => globalThis.speech.isListening());
    expect(complaints).toEqual([]);
  });

  it('listens while the space bar is held, if the reader wishes so', async () => {
    const { page } = await openSelah();
    await press(page, 'Voice settings');
    const settings = page.getByRole('dialog', { name: 'Voice settings' });
    await settings.getByRole('radio', { name: 'While I hold a button' }).check();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await press(page, 'Begin');
    await status(page, 'Connected').waitFor();
    expect(await page.evaluate(() => globalThis.speech.isListening())).toBe(false);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.down(' ');
    await page.waitForFunction(() => globalThis.speech.isListening());
    await page.evaluate(() => globalThis.speech.hear('Who was Boaz?'));
    await status(page, 'You are speaking').waitFor();
    await page.keyboard.up(' ');
    await transcript(page).getByText('Who was Boaz?').waitFor();
    await page.waitForFunction(() => globalThis.speech.spoken.length > 0);
  });

  it('keeps the screen on, shows how loud the reader is, and shows captions unless they are not wanted', async () => {
    const { page } = await openSelah();
    await page.addInitScript(() => {
      globalThis.screenLocks = [];
      const request = navigator.wakeLock.request.bind(navigator.wakeLock);
      navigator.wakeLock.request = async (type) => {
        const lock = await request(type);
        globalThis.screenLocks.push(lock);
        return lock;
      };
    });
    await page.reload();
    await begin(page);
    const held = (count: number) =>
      page.waitForFunction(
        (expected) => globalThis.screenLocks.filter(({ released }) => !released).length === expected,
        count,
      );
    await held(1);
    // A browser releases the lock when the page is hidden.
    await page.evaluate(async () => {
      await globalThis.screenLocks[0]?.release();
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await held(1);

    await page.evaluate(() => globalThis.speech.sound(true));
    await page.waitForFunction(() => {
      const form = document.querySelector<HTMLElement>('[data-status][aria-hidden]');
      return Number(form?.style.getPropertyValue('--level')) > 0.5;
    });
    await page.evaluate(() => globalThis.speech.sound(false));
    const caption = page.locator('[data-side]');
    await page.evaluate(() => globalThis.speech.hear('What does the Bible'));
    await caption.getByText('What does the Bible').waitFor();
    await makeSpeak(page);
    const [spoken] = await page.evaluate(() => globalThis.speech.spoken);
    await caption.getByText(spoken!.slice(0, 20)).waitFor();
    await press(page, 'End');
    await status(page, 'Ready').waitFor();
    await held(0);

    await press(page, 'Voice settings');
    await page.getByRole('dialog').getByText('Show captions').click();
    await page.keyboard.press('Escape');
    await press(page, 'Continue');
    await makeSpeak(page);
    expect(await caption.count()).toBe(0);
  });

  it('obeys the buttons of a headset', async () => {
    const { page } = await openSelah();
    await page.addInitScript(() => {
      globalThis.headset = {};
      navigator.mediaSession.setActionHandler = (action, handler) => {
        if (handler) globalThis.headset[action] = () => handler({ action });
        else delete globalThis.headset[action];
      };
    });
    await page.reload();
    const pushButton = (action: string) => page.evaluate((name) => globalThis.headset[name]?.(), action);
    await begin(page);
    await makeSpeak(page);
    await pushButton('pause');
    await status(page, 'Connected').waitFor();
    expect(await page.evaluate(() => globalThis.speech.cuts)).toBe(1);
    await pushButton('pause');
    await status(page, 'Muted').waitFor();
    await pushButton('play');
    await status(page, 'Connected').waitFor();
    await pushButton('togglemicrophone');
    await status(page, 'Muted').waitFor();
    await pushButton('stop');
    await status(page, 'Ready').waitFor();
    expect(await page.evaluate(() => Object.keys(globalThis.headset))).toEqual([]);
  });

  it('gives help first, aloud, to somebody in danger', async () => {
    const { page } = await openSelah();
    await begin(page);
    await page.evaluate(() => globalThis.speech.say('I want to kill myself tonight.'));
    await page.waitForFunction(() => globalThis.speech.spoken.length > 1);
    const [first] = await page.evaluate(() => globalThis.speech.spoken);
    await transcript(page).getByText(first!.slice(0, 30)).waitFor();
    await transcript(page)
      .getByText(/written beforehand by people/i)
      .first()
      .waitFor();
  });

  it.each([
    {
      viewport: PHONE,
      locale: 'en-US',
      title: 'Talk to somebody now',
      said: 'I want to kill myself tonight.',
    },
    {
      viewport: SHORT_PHONE,
      locale: 'es-CO',
      title: 'Habla con alguien ahora',
      said: 'Quiero matarme esta noche.',
    },
  ])(
    'shows somebody in danger whom to call on the first screen, while the conversation lasts ($locale)',
    async ({ viewport, locale, title, said }) => {
      const { page } = await openSelah({ viewport, locale, hears: false });
      await page.evaluate(() => void (globalThis.speech.endless = true));
      const write = page.getByRole('textbox');
      await write.fill(said);
      await write.press('Enter');
      const help = page.getByRole('region', { name: title });
      await help.getByRole('link', { name: 'findahelpline.com' }).waitFor();
      expect(await page.evaluate(() => globalThis.speech.spoken.length)).toBeLessThanOrEqual(1);
      for (const link of await help.getByRole('link').all()) {
        expect(await link.getAttribute('href')).toMatch(/^(tel:[*\d]+|https:\/\/findahelpline\.com)$/);
        const box = await link.boundingBox();
        expect(box!.y).toBeGreaterThanOrEqual(0);
        expect(box!.y + box!.height).toBeLessThanOrEqual(viewport.height);
      }
      expect(await help.locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await write.fill(locale === 'en-US' ? 'Who was Boaz?' : '¿Quién fue Booz?');
      await write.press('Enter');
      await transcript(page)
        .getByText(/Boaz\?|Booz\?/)
        .waitFor();
      await help.waitFor();
    },
  );

  it('speaks Spanish', async () => {
    const { page } = await openSelah({ locale: 'es-CO' });
    await press(page, 'Empezar');
    await status(page, 'Conectada').waitFor();
    await page.waitForFunction(() => globalThis.speech.isListening());
    await page.evaluate(() => globalThis.speech.say('¿Qué dice la Biblia sobre la ansiedad?'));
    await transcript(page).getByRole('link').first().waitFor();
    await page.waitForFunction(() => globalThis.speech.spoken.length > 0);
    const tags = await page.evaluate(() => globalThis.speech.tags);
    expect(new Set(tags)).toEqual(new Set(['es-CO', 'es-MX']));
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('answers aloud what is written, where the browser hears nothing', async () => {
    const { page } = await openSelah({ hears: false });
    await press(page, 'Begin');
    await page.getByText('This browser cannot recognize speech.').waitFor();
    await page.getByRole('textbox', { name: 'Write to Selah' }).fill('Who was Boaz?');
    await press(page, 'Send');
    await page.waitForFunction(() => globalThis.speech.spoken.length > 0);
    await status(page, 'Connected').waitFor();
  });

  it('waits while there is no network, and goes on afterwards', async () => {
    const { page } = await openSelah();
    await begin(page);
    await page.context().setOffline(true);
    await status(page, 'Offline').waitFor();
    await page.context().setOffline(false);
    await status(page, 'Connected').waitFor();
    await page.waitForFunction(() => globalThis.speech.isListening());
  });
});

describe('a reader of the free tier', () => {
  it('is led to the plans', async () => {
    const free = await registerReader((await visit()).page.request, STACK_URL);
    const { page } = await visit({ as: free });
    await page.goto('/selah-voice-chat');
    await page.waitForURL('**/subscription');
    const client = await openClient({ url: STACK_URL, natsUrl: '', callerSecret: '' }, free);
    const refused = { status: 403, body: { code: 'TIER_REQUIRED', requiredTier: 'premium' } };
    expect(await client.ask('GET', '/api/voice')).toMatchObject(refused);
    expect(await client.ask('POST', '/api/voice/session', { offer: 'v=0\r\n' })).toMatchObject(refused);
    await client.end();
  });
});
