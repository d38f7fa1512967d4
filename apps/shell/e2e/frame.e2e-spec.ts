import { THEMES } from '@word-unfolded/domain';
import { accessibilityProblems } from './support/accessibility.js';
import { PHONE, openBrowserAsReader } from './support/browser.js';
import { watchLayoutShifts } from './support/layout-shifts.js';
import { registerAdmin } from './support/register-admin.js';

const visit = openBrowserAsReader();

const PASSAGE = '/word-unfolded?ref=Psalm%20121&translation=WEB';

describe('the frame of every page', () => {
  it('has a theme picker whose choice is stored, and shows no other theme first', async () => {
    const { page } = await visit();
    await page.goto(PASSAGE);
    await page.getByRole('article').waitFor();
    await page.getByRole('button', { name: /theme/i }).click();
    await page.getByText('Galilee Calm').click();
    await page.getByText('Dark', { exact: true }).click();
    await page.keyboard.press('Escape');
    expect(
      await page.evaluate(() => [localStorage.getItem('selectedTheme'), localStorage.getItem('themeMode')]),
    ).toEqual(['galilee-calm', 'dark']);
    await page.reload({ waitUntil: 'commit' });
    await page.waitForSelector('html[data-theme]');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('galilee-calm');
    expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
  });

  it('is dark where the device is, until the reader chooses', async () => {
    const { page } = await visit({ colorScheme: 'dark' });
    await page.goto('/help');
    expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForSelector('html[data-mode="light"]');
  });

  it.each([
    ['the study page', PASSAGE],
    ['the menu', '/wumenu'],
    ['the plans', '/subscription'],
    ['the explorer, which leads to the plans', '/app'],
    ['the profile', '/profile'],
  ])('moves nothing while a reader opens %s', async (_, address) => {
    for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
      const { page } = await visit({ viewport });
      const shifts = await watchLayoutShifts(page);
      await page.goto(address);
      await page.locator('#first-page').waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      expect(await shifts()).toBeLessThan(0.005);
    }
  });

  it('changes its language in place, and stores it', async () => {
    const { page } = await visit();
    await page.goto(PASSAGE);
    await page.getByRole('button', { name: /Language: English/ }).click();
    await page
      .getByRole('menuitemradio', { name: /Español/ })
      .or(page.getByRole('menuitem', { name: /Español/ }))
      .click();
    await page.getByRole('link', { name: 'Estudio', exact: true }).first().waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Estudio', exact: true }).first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
  });

  it('offers a skip link to the content, and moves the focus there on navigation', async () => {
    const { page } = await visit();
    await page.goto(PASSAGE);
    await page.getByRole('article').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Skip to/);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.goto('/nowhere');
    await page.getByRole('link', { name: 'Study' }).first().click();
    await page.getByRole('article').waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
  });

  it('reports a page that does not exist with status 404, and offers a link', async () => {
    const { page } = await visit();
    const response = await page.goto('/nowhere/at-all');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).toContain('Word Unfolded');
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);
  });

  it('returns to the top of a long passage', async () => {
    const { page } = await visit();
    await page.goto('/word-unfolded?ref=Psalm%20119&translation=WEB');
    await page.getByRole('article').first().waitFor();
    const top = page.getByRole('button', { name: 'Back to top' });
    await expect(top.count()).resolves.toBe(0);
    await page.mouse.wheel(0, 4_000);
    await top.click();
    await page.waitForFunction(() => window.scrollY === 0);
  });

  it('opens the journal and the admin dashboard, for an admin, from their own micro-frontends', async () => {
    const admin = await registerAdmin((await visit()).page.request);
    const { page, complaints } = await visit({ as: admin });
    for (const path of ['/journal', '/admin']) {
      await page.goto(path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    }
    expect(complaints).toEqual([]);
  });
});

describe('accessibility', () => {
  it.each(THEMES.flatMap(({ key }) => (['light', 'dark'] as const).map((mode) => [key, mode] as const)))(
    'has no violations in %s, %s',
    async (theme, mode) => {
      const { page } = await visit();
      await page.addInitScript(
        ([key, shade]) => {
          localStorage.setItem('selectedTheme', key);
          localStorage.setItem('themeMode', shade);
        },
        [theme, mode] as const,
      );
      await page.goto('/word-unfolded?ref=Romans%208:28-30;%20Matthew%205:1-12&translation=WEB');
      await page.getByRole('article').first().waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
    },
  );

  it('has no violations on a phone, in Spanish, on every page', async () => {
    const { page } = await visit({ viewport: PHONE, locale: 'es-MX' });
    for (const path of [
      '/word-unfolded?ref=Salmo%20121',
      '/word-unfolded?ref=Romanos%2017',
      '/journal',
      '/nowhere',
    ]) {
      await page.goto(path);
      await page.getByRole('main').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await accessibilityProblems(page)).toEqual([]);
    }
  });
});
