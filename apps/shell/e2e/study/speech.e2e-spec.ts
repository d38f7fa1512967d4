import { streamedJobEvent } from '@word-unfolded/contracts';
import { accessibilityProblems } from '../support/accessibility.js';
import { openBrowser } from '../support/browser.js';
import { registerAdmin } from '../support/register-admin.js';

const visit = openBrowser();

describe('listening to a recording', () => {
  it('begins with the first verses while the server makes the rest', async () => {
    const admin = await registerAdmin((await visit()).page.request);
    const { page, complaints } = await visit({ as: admin });
    await page.addInitScript(() => localStorage.setItem('speechSource', 'file'));
    const begun = page.waitForResponse((response) => response.url().endsWith('/api/ai/tts/jobs'));
    await page.goto('/word-unfolded?ref=Psalm+119&translation=WEB');
    await page.getByRole('button', { name: 'Listen', exact: true }).first().click();
    const player = page.getByRole('region', { name: 'Reading aloud' });
    await player.getByRole('button', { name: 'Pause' }).waitFor();
    await player.getByText(/^0:0\d of \d+:\d\d$/).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const { text } = (await begun).request().postDataJSON() as { text: string };
    expect(text.length).toBeLessThan(500);
    // A place that is far away is made when it is sought.
    const later = page.waitForResponse((response) => response.url().endsWith('/api/ai/tts/jobs'));
    for (let press = 0; press < 6; press += 1)
      await player.getByRole('button', { name: '10 seconds forward' }).click();
    await later;
    await player.getByText(/^1:[0-3]\d of \d+:\d\d$/).waitFor();
    expect(complaints).toEqual([]);

    // Another device of the same reader finds the outcome.
    const { data } = (await (await begun).json()) as { data: { jobId: string } };
    const other = await visit({ as: admin });
    await other.page.goto('/help');
    const states = await other.page.evaluate(async (jobId) => {
      const token = Object.entries(localStorage).find(([, value]) => value.startsWith('ey'))?.[1] ?? '';
      const response = await fetch(`/api/jobs/${jobId}/events`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return response.text();
    }, data.jobId);
    const last = /^data: (.*)$/m.exec(states)?.[1] ?? 'null';
    expect(streamedJobEvent.parse(JSON.parse(last))).toMatchObject({ type: 'done' });
  });
});
