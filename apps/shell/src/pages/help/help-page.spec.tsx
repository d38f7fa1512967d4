import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { PAGES } from '@word-unfolded/domain';
import { changeLanguage, startTexts } from '@word-unfolded/i18n';
import { forgetDevice, showApplication } from '../../../test/show-application.js';

async function openHelp(at: string = PAGES.help) {
  const shown = await showApplication(at);
  await screen.findByRole('heading', { level: 1, name: /Help|Ayuda/ });
  return shown;
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const questions = () => [...document.querySelectorAll<HTMLDetailsElement>('details')];
const questionTexts = () => questions().map((each) => each.querySelector('summary')?.textContent);

beforeAll(() => startTexts('en'));
beforeEach(() => {
  forgetDevice();
  jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await act(() => changeLanguage('en'));
});

describe('the help page', () => {
  it('searches while the reader types, announces the number of results, and expands a single one', async () => {
    const { hand } = await openHelp();
    const all = questions().length;
    await hand.type(box(), 'forgot');
    await waitFor(() => expect(questionTexts()).toContain('I forgot my password'));
    expect(questions().length).toBeLessThan(all);
    expect(
      screen.getByText(`${questions().length} answer${questions().length === 1 ? '' : 's'}`),
    ).toBeTruthy();
    await hand.clear(box());
    await hand.type(box(), 'own devices nobody keeps');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
  });

  it('highlights the matches', async () => {
    const { hand } = await openHelp();
    await hand.type(box(), 'forgot');
    await waitFor(() => expect(document.querySelector('mark')?.textContent?.toLowerCase()).toBe('forgot'));
  });

  it('ignores accents', async () => {
    await act(() => changeLanguage('es'));
    const { hand } = await openHelp();
    await hand.type(box(), 'contrasena');
    await waitFor(() =>
      expect(document.querySelector('mark')?.textContent?.toLowerCase()).toBe('contraseña'),
    );
  });

  it('shows everything again after a search without a result, and keeps the focus in the field', async () => {
    const { hand } = await openHelp();
    const all = questions().length;
    await hand.type(box(), 'xyzzy');
    await hand.click(await screen.findByRole('button', { name: 'Show all questions' }));
    expect(questions()).toHaveLength(all);
    expect(document.activeElement).toBe(box());
  });

  it('is navigated by keyboard', async () => {
    const { hand } = await openHelp();
    await hand.keyboard('/');
    expect(document.activeElement).toBe(box());
    expect(box().value).toBe('');
    await hand.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(questions()[1]?.querySelector('summary'));
    await hand.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(box());
    await hand.keyboard('forgot{Enter}');
    expect(document.activeElement).toBe(questions()[0]?.querySelector('summary'));
    await hand.keyboard('{Escape}');
    expect(box().value).toBe('');
  });

  it('expands the question that the address names', async () => {
    await openHelp(`${PAGES.help}#delete`);
    await waitFor(() => expect(questions().find(({ id }) => id === 'delete')?.open).toBe(true));
    expect(questions().filter(({ open }) => open)).toHaveLength(1);
  });
});
