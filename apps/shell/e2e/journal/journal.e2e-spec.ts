import { accessibilityProblems } from '../support/accessibility.js';
import { PHONE } from '../support/browser.js';
import {
  entryLink,
  storedHere,
  openBrowserAsWriter,
  synced,
  text,
  title,
  untilStored,
  write,
} from './journal-writing.js';

const visit = openBrowserAsWriter();

describe('the journal', () => {
  it('is written without a network, is restored after a reload, and is sent when there is a network', async () => {
    const { page: first } = await visit();
    await first.goto('/journal');
    await first.getByRole('heading', { name: 'Journal' }).waitFor();
    await untilStored(first);
    const context = first.context();
    await first.close();
    await context.setOffline(true);
    const page = await context.newPage();
    const address = await write(page, 'Written on the road', ['Thy word is a lamp, Psalm 119:105.']);
    await storedHere(page);
    await page.locator('[data-osis="Ps.119.105"]').waitFor();
    await page.getByText('34 of 50,000 characters').waitFor(); // counted when it is stored
    await page.goto(address);
    await page.waitForFunction(
      () => document.querySelector('[contenteditable]')?.textContent === 'Thy word is a lamp, Psalm 119:105.',
    );
    expect(await title(page).inputValue()).toBe('Written on the road');
    await page.goto('/journal?place=waiting');
    await entryLink(page, /Written on the road/).waitFor();
    await context.setOffline(false);
    await page.goto(address);
    await synced(page);
    const { page: elsewhere } = await visit();
    await elsewhere.goto('/journal?q=LÁMP');
    await entryLink(elsewhere, /Written on the road/).click();
    await elsewhere.getByRole('link', { name: 'Psalm 119:105' }).waitFor();
  });

  it('lists the newest entries before the application has loaded', async () => {
    const { page: writer } = await visit();
    await write(writer, 'Before anything else', ['Early will I seek thee.']);
    await synced(writer);
    const { page } = await visit({ viewport: PHONE, actsAtOnce: false });
    await page.route(/\/assets\/main\.[\w.]*js$/, (route) => route.abort());
    await page.goto('/journal');
    const entry = entryLink(page, /Before anything else/);
    await entry.waitFor();
    expect(await entry.getAttribute('href')).toMatch(/^\/journal\/[0-9a-f]{24}$/);
    expect(await page.locator('#first-page').getByText('Early will I seek thee.').count()).toBe(1);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('merges changes that two devices made to different parts of one entry', async () => {
    const { page: one } = await visit();
    await write(one, 'Shared', ['First paragraph.', 'Second paragraph.', 'Third paragraph.']);
    await synced(one);
    const { page: other } = await visit();
    await other.goto('/journal?q=Shared');
    await entryLink(other, /Shared/).click();
    await other.getByRole('button', { name: 'Edit' }).click();
    await text(other).getByText('Third paragraph.').waitFor();
    await other.context().setOffline(true);
    await text(other).click();
    await other.keyboard.press('Control+End');
    await other.keyboard.type(' From the other.');
    await storedHere(other);
    await text(one).click();
    await one.keyboard.press('Control+Home');
    await one.keyboard.type('From the one. ');
    await synced(one);
    await other.context().setOffline(false);
    for (const page of [other, one]) {
      await page.reload();
      await text(page).getByText('From the one. First paragraph.').waitFor();
      await text(page).getByText('Third paragraph. From the other.').waitFor();
    }
  });

  it('has no accessibility violations, on a phone and in dark mode', async () => {
    for (const options of [{}, { viewport: PHONE }] as const) {
      const { page } = await visit(options);
      if ('viewport' in options) await page.addInitScript(() => localStorage.setItem('themeMode', 'dark'));
      const address = await write(page, 'Heard', ['See Psalm 121:1.']);
      await synced(page);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.goto(address.replace('/edit', ''));
      await page.getByRole('heading', { name: 'Heard' }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.goto('/journal');
      await entryLink(page, /Heard/).first().waitFor();
      await page.getByRole('button', { name: 'Choose several entries' }).click();
      if ('viewport' in options) await page.getByRole('button', { name: 'Calendar' }).click();
      await page.getByRole('region', { name: 'Calendar' }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
    }
  });
});
