import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../support/accessibility.js';
import { openBrowserAsReader, PHONE } from '../support/browser.js';

// Notifications need the service worker.
const visit = openBrowserAsReader(undefined, 'allow', { whole: true });

/** Chromium has no push service here, so a subscription is what one would return. */
function subscribeAtOnce(): void {
  const bytes = (length: number, first: number) =>
    btoa(String.fromCharCode(first, ...new Array<number>(length - 1).fill(7)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');
  const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: bytes(65, 4), auth: bytes(16, 7) } }),
    unsubscribe: () => {
      current = null;
      return Promise.resolve(true);
    },
  };
  let current: typeof made | null = null;
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(current),
    subscribe: () => {
      current = made;
      return Promise.resolve(made);
    },
  });
}

const reminderDialog = async (page: Page, name: string) => {
  await page.goto('/word-unfolded?trail=reminder');
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  return dialog;
};

describe('the reminder of a plan', () => {
  it('is set for an hour, by email and on this device, and ended there', async () => {
    const { page, complaints } = await visit();
    await page.context().grantPermissions(['notifications']);
    await page.addInitScript(subscribeAtOnce);
    await page.goto('/word-unfolded');
    await page.evaluate(async () => void (await window.navigator.serviceWorker.ready));
    const dialog = await reminderDialog(page, 'Reminder');
    await dialog.getByLabel('Time').selectOption('7');
    await dialog.getByText('Choose at least one way, or it will not reach you.').waitFor();
    await dialog.getByLabel('By email').click();
    await dialog.getByLabel('By email').and(page.locator(':checked')).waitFor();
    const device = dialog.getByLabel('As a notification on this device');
    await device.click();
    await device.and(page.locator(':checked')).waitFor();
    const stored = async () => {
      const answer = await page.request.get('/api/rhema/reminder', { headers: await tokenOf(page) });
      const { data } = (await answer.json()) as { data: { hour: number; mail: boolean; devices: unknown[] } };
      return { hour: data.hour, mail: data.mail, devices: data.devices.length };
    };
    expect(await stored()).toEqual({ hour: 7, mail: true, devices: 1 });
    expect(await accessibilityProblems(page)).toEqual([]);
    await device.click();
    await device.and(page.locator(':not(:checked)')).waitFor();
    await dialog.getByText('Saved').waitFor();
    expect(await stored()).toEqual({ hour: 7, mail: true, devices: 0 });
    expect(complaints).toEqual([]);
  });

  it('says on a phone, in Spanish, that this browser blocks notifications', async () => {
    const { page } = await visit({ viewport: PHONE, locale: 'es-419' });
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    });
    await page.goto('/word-unfolded');
    await page.evaluate(async () => void (await window.navigator.serviceWorker.ready));
    const dialog = await reminderDialog(page, 'Recordatorio');
    await dialog.getByLabel('Hora').selectOption('20');
    await dialog.getByText(/^Las notificaciones de este sitio están bloqueadas/).waitFor();
    expect(await dialog.getByLabel('Como notificación en este dispositivo').isDisabled()).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('is shown by the service worker, with the page of its day', async () => {
    const { page } = await visit();
    await page.context().grantPermissions(['notifications']);
    await page.goto('/word-unfolded');
    await page.evaluate(async () => void (await window.navigator.serviceWorker.ready));
    const chromium = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      chromium.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await chromium.send('ServiceWorker.enable');
    const registrationId = await registered;
    const path = '/app?planId=65f0c0ffee65f0c0ffee65f0&day=2';
    const data = JSON.stringify({ title: 'Today: Ruth 2', body: 'Day 2 of 4 · Ruth', tag: 'trail', path });
    const { origin } = new URL(page.url());
    await chromium.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    const shown = await page.evaluate(async () => {
      const registration = await window.navigator.serviceWorker.ready;
      for (;;) {
        const [first] = await registration.getNotifications();
        if (first) return { title: first.title, body: first.body, data: first.data as unknown };
        await new Promise(requestAnimationFrame);
      }
    });
    expect(shown).toEqual({
      ...{ title: 'Today: Ruth 2', body: 'Day 2 of 4 · Ruth' },
      data: { path },
    });
  });
});

/** The access token of the page, which private routes need beside the cookie. */
async function tokenOf(page: Page): Promise<Record<string, string>> {
  const token = await page.evaluate(() => window.localStorage.getItem('auth_token'));
  return { Authorization: `Bearer ${token ?? ''}` };
}
