import { registerReader } from '../../../../tools/stack/readers.mjs';
import { until } from '../../../../tools/stack/until.mjs';
import { Caller } from '../ai/ai-api.js';
import { accessibilityProblems } from '../support/accessibility.js';
import { openBrowser, PHONE, STACK_URL } from '../support/browser.js';
import { registerAdmin } from '../support/register-admin.js';

const visit = openBrowser();

/** Any address of the operators: the sandbox receives every mail. */
type Mail = { subject: string; attachments: { name: string; type: string; bytes: number }[] };

const mails = async () => (await (await fetch(`${STACK_URL}/sandbox/outbox.json`)).json()) as Mail[];

/** A picture of one black pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

describe('the usage page', () => {
  it('shows what a reader used, by metric, feature and day, and leads to the plans', async () => {
    const reader = await registerReader((await visit()).page.request, STACK_URL);
    const caller = await Caller.as(STACK_URL, reader);
    expect(await caller.call('POST', '/api/ai/chat', { question: 'Who was Boaz?' })).toMatchObject({
      status: 200,
    });
    await caller.leave();
    const { page, complaints } = await visit({ as: reader });

    await page.goto('/wumenu');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Usage' }).click();
    await page.waitForURL('/usage/history');
    const requests = page.getByRole('region', { name: 'Questions' });
    await requests.getByText('1 / 20').waitFor();
    await requests.getByText('95% left').waitFor();
    await page.getByRole('region', { name: 'Voice Minutes' }).getByText('Not Available').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole('tab', { name: 'Overview' }).focus();
    await page.keyboard.press('ArrowRight');
    const theo = page.getByRole('region', { name: 'Theo Assist' });
    await until('the use of the feature is recorded', async () => {
      await page.reload();
      await page.getByRole('tab', { name: 'Features', selected: true }).waitFor();
      return theo.isVisible();
    });
    await theo.getByText('AI Features').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole('tab', { name: 'History' }).click();
    const plot = page.getByRole('application', { name: /^The last seven days/ });
    await plot.focus();
    await page.keyboard.press('End');
    await page
      .getByRole('status')
      .getByText(/Questions 1, Images 0/)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Show as table').click();
    expect(await page.getByRole('table').getByRole('row').count()).toBe(8);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole('tab', { name: 'Plans' }).click();
    await page.getByRole('region', { name: 'Free' }).getByText('Current Plan').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start Free Trial: Plus' }).click();
    await page.getByRole('link', { name: 'Cancel and go back' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('fits a phone, dark and in Spanish', async () => {
    const reader = await registerReader((await visit()).page.request, STACK_URL);
    const { page, complaints } = await visit({
      as: reader,
      viewport: PHONE,
      locale: 'es-MX',
      colorScheme: 'dark',
    });
    for (const tab of ['overview', 'features', 'history', 'plans']) {
      await page.goto(`/usage/history?tab=${tab}`);
      await page.getByRole('tabpanel').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      expect(await accessibilityProblems(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
});

describe('feedback', () => {
  it('goes to the operators with the picture that the reader added', async () => {
    const admin = await registerAdmin((await visit()).page.request);
    const { page, complaints } = await visit({ as: admin });
    await page.goto('/wumenu');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Submit Feedback' }).click();
    const dialog = page.getByRole('dialog', { name: 'Submit Feedback' });
    await dialog.getByRole('button', { name: 'Submit Feedback' }).click();
    await dialog.getByText('Subject and Message cannot be empty.').waitFor();
    const subject = `The map ${admin.username}`;
    await dialog.getByLabel('Subject').fill(subject);
    await dialog.getByLabel('Message').fill('It is good.');
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'page.png',
      mimeType: 'image/png',
      buffer: PNG,
    });
    await dialog.getByRole('img', { name: 'The picture that goes with your message' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Submit Feedback' }).click();
    await page.getByText('Feedback submitted successfully!').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await until('the mail has come', async () =>
      (await mails()).some(
        (mail) => mail.subject.includes(subject) && mail.attachments[0]?.bytes === PNG.byteLength,
      ),
    );
    expect(complaints).toEqual([]);
  });
});
