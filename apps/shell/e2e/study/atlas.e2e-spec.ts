import { accessibilityProblems } from '../support/accessibility.js';
import { openBrowser, PHONE, STACK_URL } from '../support/browser.js';
import { registerReader } from '../../../../tools/stack/readers.mjs';

const visit = openBrowser();

describe('the atlas', () => {
  it('finds a place in the language of the reader, and shows its verses and credit, without sign-in', async () => {
    const { page, complaints } = await visit({ locale: 'es-MX', viewport: PHONE });
    await page.goto('/atlas');
    await page.getByRole('searchbox', { name: 'Buscar un lugar' }).fill('filipos');
    const place = page.getByRole('button', { name: /^Filipos/ });
    await place.click();
    await page.getByRole('link', { name: 'Hch 16:12' }).waitFor();
    await page.getByRole('link', { name: 'CC BY 4.0' }).waitFor();
    expect(new URL(page.url()).searchParams.get('place')).toBe('a49e1d0');
    await page.evaluate(() => window.scrollTo(0, 0)); // the head of the page covered a button of the map in part
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Línea del tiempo' }).click();
    await page.getByRole('link', { name: /^Ezequías, 715-686 a\. C\.$/ }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('moves by keyboard, and draws a journey with its stops in order', async () => {
    const { page } = await visit();
    await page.goto('/atlas?journey=paul-2');
    const map = page.getByRole('application', { name: /Paul’s second journey/ });
    const land = map.locator('svg > g').first();
    const before = await land.getAttribute('transform');
    await map.focus();
    await page.keyboard.press('+');
    await page.waitForFunction(
      (was) => document.querySelector('[role=application] svg > g')?.getAttribute('transform') !== was,
      before,
    );
    const rows = page.getByRole('list', { name: 'Places' }).getByRole('button');
    await rows.first().waitFor();
    expect(await rows.first().textContent()).toContain('1, 20Antioch');
    expect(await rows.nth(1).textContent()).toContain('2Cilicia');
  });

  it('shows the places and the years of the open passage in the study panel', async () => {
    const reader = await registerReader((await visit()).page.request, STACK_URL);
    const { page, complaints } = await visit({ as: reader });
    await page.goto('/word-unfolded?ref=1+Kings+19:1-8');
    await page.getByRole('button', { name: 'Places', exact: true }).click();
    await page.getByRole('button', { name: /^Beersheba/ }).click();
    await page.getByRole('link', { name: '1 Kgs 19:3' }).waitFor();
    await page.getByText('1 Kings 19:1–8: 874–852 BC').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
