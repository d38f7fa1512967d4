import { Queue } from 'bullmq';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { emailTo, newReader, registerReader, type Reader } from '../../../../tools/stack/readers.mjs';
import { readState } from '../../../../tools/stack/stack-state.mjs';
import { accessibilityProblems } from '../support/accessibility.js';
import { openBrowser, PHONE, STACK_URL, type VisitOptions } from '../support/browser.js';
import { registerAdmin } from '../support/register-admin.js';

const visit = openBrowser();

let admin: Reader;
let reader: Reader;
beforeAll(async () => {
  const { page } = await visit();
  admin = await registerAdmin(page.request);
  reader = await registerReader(page.request, STACK_URL);
});

async function open(address: string, options: VisitOptions = {}) {
  const visited = await visit({ as: admin, ...options });
  await visited.page.goto(address);
  return visited;
}

const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

/** Opens the page of the reader as an administrator finds it: by the beginning of the username. */
async function openReader(options: VisitOptions = {}) {
  const visited = await open('/admin/users', options);
  const { page } = visited;
  await page.getByLabel('Search', { exact: true }).fill(reader.username);
  await page.waitForURL(/search=/);
  await page.getByText(/^1 of /).waitFor();
  await page.getByRole('link', { name: 'Phoebe of Cenchreae' }).click();
  await page.getByRole('heading', { name: 'Phoebe of Cenchreae', level: 1 }).waitFor();
  return visited;
}

describe('the dashboard, as an administrator uses it', () => {
  it('suspends a reader with a reason, which ends their session, and undoes it', async () => {
    const { page: theirs } = await visit({ as: reader });
    await theirs.goto('/wumenu');
    const { page, complaints } = await openReader();
    await page.getByRole('button', { name: 'Suspend' }).click();
    await dialog(page).getByLabel('Reason').fill('=cmd|calc');
    expect(await accessibilityProblems(page)).toEqual([]);
    await confirm(page, 'Suspend');
    await page.getByText('Phoebe of Cenchreae is suspended.').waitFor();
    await page.getByRole('definition').filter({ hasText: 'Suspended' }).waitFor();
    await theirs.goto('/profile');
    await theirs.waitForURL(/\/login/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone.').waitFor();
    const audit = page.getByRole('table', { name: 'Audit log' });
    await audit.getByRole('row', { name: /Suspension ended/ }).waitFor();
    expect(await audit.getByRole('row', { name: /Suspended/ }).innerText()).toContain('=cmd|calc');
    expect(complaints).toEqual([]);
  });

  it('gives a tier until a date, and takes it back', async () => {
    const { page, complaints } = await openReader();
    await page.getByRole('button', { name: 'Give a tier' }).click();
    await dialog(page).getByRole('combobox', { name: 'Tier' }).selectOption('premium');
    await dialog(page).getByLabel('Until', { exact: true }).fill('2020-01-01');
    await confirm(page, 'Give Premium');
    await dialog(page).getByText('That day has already passed.').waitFor();
    await dialog(page).getByLabel('Until', { exact: true }).fill('2099-12-31');
    await confirm(page, 'Give Premium');
    await page.getByText('Phoebe of Cenchreae has Premium now.').waitFor();
    await page.getByText(/^Premium, until (Dec 31, 2099|Jan 1, 2100)/).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('No subscription yet.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('exempts administrators from the limits, and limits them again', async () => {
    const { page, complaints } = await open('/admin/rate-limits');
    await page.getByRole('button', { name: 'Exempt administrators' }).click();
    await confirm(page, 'Exempt administrators');
    await page.getByText('The limits do not apply to administrators.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The limits apply to administrators too.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('answers a message by mail, and notes what came of it', async () => {
    const { page, complaints } = await open('/about');
    const { email, username } = newReader();
    const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as { csrfToken: string };
    const message = { name: 'Lydia', email, message: `Where is the purple of ${username}?` };
    await page.request.post('/api/contact', { data: message, headers: { 'x-csrf-token': csrfToken } });
    await page.goto('/admin/messages?kind=contact');
    await page.getByRole('button', { name: `Where is the purple of ${username}?` }).click();
    await page.waitForURL(/message=/);
    await page.getByLabel('Answer by email').fill('At the river.\nEvery sabbath.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await confirm(page, 'Send answer');
    expect((await emailTo(STACK_URL, email, ({ text }) => text.includes('At the river.'))).text).toContain(
      'Every',
    );
    await page
      .getByText(/^Answered /)
      .first()
      .waitFor();
    await page.getByLabel('Note', { exact: true }).fill('Sent to the river.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await page.getByText('The note has been saved.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('retries a dead letter, and removes it', async () => {
    const { redisUrl = '' } = readState(process.env.STACK_DATA ?? '') ?? {};
    const queue = new Queue('mail', { connection: { url: redisUrl }, prefix: 'wu:jobs' });
    try {
      // The auth service logs an error about it each time, which the stack shows: "job broken-letter does not match ...".
      await queue.add('mail', { nothing: 'that the service sends' }, { jobId: 'id-broken-letter' });
      const { page, complaints } = await open('/admin/jobs?queue=mail');
      await page.getByRole('row', { name: /broken-letter/ }).waitFor();
      await page.getByRole('button', { name: 'Try broken-letter again' }).click();
      await confirm(page, 'Try again');
      await page.getByText('The job broken-letter is running again.').waitFor();
      await page.getByRole('button', { name: 'Remove broken-letter' }).click();
      await confirm(page, 'Remove');
      await page.getByRole('row', { name: /broken-letter/ }).waitFor({ state: 'detached' });
      expect(complaints).toEqual([]);
    } finally {
      await queue.close();
    }
  });

  it('shows events as they come, and holds them while it is paused', async () => {
    // Of one reader: those of other suites sign in to this stack at the same time.
    const { page, complaints } = await openReader();
    const userId = new URL(page.url()).pathname.split('/').at(-1);
    await page.goto(`/admin/events?name=account.signed-in&userId=${userId}`);
    await page.getByText('New events appear as they arrive.').waitFor();
    const rows = page.getByRole('table', { name: 'Events' }).getByRole('row');
    const before = await rows.count();
    await visit({ as: reader });
    await rows.nth(before).waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await visit({ as: reader });
    await page.getByText('Paused: 1 new event').waitFor();
    expect(await rows.count()).toBe(before + 1);
    await page.getByRole('button', { name: 'Resume' }).click();
    await rows.nth(before + 1).waitFor();
    expect(complaints).toEqual([]);
  });

  it('downloads charts, accounts and costs as CSV', async () => {
    const { page, complaints } = await open('/admin/analytics?period=week');
    const saved = async (name: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name, exact: true }).click();
      const file = await download;
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
    };
    const growth = await saved('CSV of Growth');
    expect(growth.name).toMatch(/^growth \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d\.csv$/);
    expect(growth.text.split('\r\n')[0]).toBe('"date","registered","verified","active","deleted","present"');
    await page.goto('/admin/users');
    const users = await saved('CSV of Users');
    expect(users.text).toContain(`"Phoebe of Cenchreae","${reader.username}","${reader.email}"`);
    await page.goto('/admin/usage');
    expect((await saved('CSV of Usage by day')).text).toMatch(/^"date",.*"costDollars"\r\n/);
    expect(complaints).toEqual([]);
  });

  it('works on a phone in Spanish, and nothing in it is out of reach', async () => {
    const { page, complaints } = await open('/admin', { viewport: PHONE, locale: 'es-MX' });
    for (const [name, title] of [
      ['Resumen', 'Resumen'],
      ['Análisis', 'Análisis'],
      ['Usuarios', 'Usuarios'],
      ['Uso', 'Uso'],
      ['Eventos', 'Eventos'],
      ['Límites', 'Límites'],
      ['Mensajes', 'Mensajes'],
      ['Tareas', 'Tareas'],
    ] as const) {
      await page
        .getByRole('navigation', { name: 'Panel de administración' })
        .getByRole('link', { name, exact: true })
        .click();
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await page.locator('main :is(table, ul[aria-label], h2)').first().waitFor();
      expect([title, await accessibilityProblems(page)]).toEqual([title, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    }
    expect(complaints).toEqual([]);
  });
});
