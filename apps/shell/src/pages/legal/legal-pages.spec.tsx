import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { COOKIES } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { changeLanguage, startTexts } from '@word-unfolded/i18n';
import { forgetDevice, showApplication } from '../../../test/show-application.js';

beforeAll(() => startTexts('en'));
beforeEach(() => {
  forgetDevice();
  jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await act(() => changeLanguage('en'));
});

describe.each([
  [PAGES.terms, 'en'],
  [PAGES.terms, 'es'],
  [PAGES.privacy, 'en'],
  [PAGES.privacy, 'es'],
] as const)('%s in %s', (page, language) => {
  it('has a table of contents in which every link leads to its section', async () => {
    await act(() => changeLanguage(language));
    await showApplication(page);
    const contents = await screen.findByRole('navigation', { name: /On this page|En esta página/ });
    const links = within(contents).getAllByRole<HTMLAnchorElement>('link');
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const section = document.getElementById(link.hash.slice(1));
      expect(section?.querySelector('h2')?.textContent).toBe(link.textContent);
    }
    expect(document.body.textContent).not.toMatch(/\{\{|\bundefined\b/);
  });
});

describe('the privacy policy', () => {
  it('names every cookie that the gateway sets', async () => {
    await showApplication(PAGES.privacy);
    const table = await screen.findByRole('table');
    for (const name of Object.values(COOKIES)) expect(table.textContent).toContain(name);
  });
});
