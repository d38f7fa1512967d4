import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '@word-unfolded/i18n';
import { changeReaderSettings, readSettings } from '@word-unfolded/ui';
import { fakeApi } from '../../../../test/fake-api.js';
import { answerOf, lineOf, verseOf } from '../../../../test/fake-passages.js';
import { addressOf, openReader, passageTitle } from '../../../../test/open-reader.js';

const VERSES = [verseOf(1, [lineOf('Famine. ')]), verseOf(2, [lineOf('A family. ')])];
const RUTH = answerOf('Ruth 1:1–2', VERSES, {
  passages: [{ reference: 'Ruth 1:1–2', osis: 'Ruth.1.1-Ruth.1.2', verses: VERSES }],
});

beforeAll(() => startTexts('en'));
beforeEach(() => window.localStorage.clear());
afterEach(() => act(() => changeReaderSettings({ shortcuts: true, jesusInColour: false })));

describe('the chapters before and after', () => {
  it('are links, and have keyboard shortcuts', async () => {
    fakeApi((reference) =>
      answerOf(
        reference,
        [1, 22].map((number) => verseOf(number, [lineOf('Words. ')])),
      ),
    );
    const router = await openReader('/word-unfolded?ref=Ruth+1&translation=INV');
    expect((await screen.findByRole('link', { name: 'Judges 2' })).getAttribute('rel')).toBe('prev');
    expect(screen.getByRole('link', { name: 'Ruth 2' }).getAttribute('rel')).toBe('next');
    await userEvent.keyboard(']');
    expect(addressOf(router)).toBe('/word-unfolded?ref=Ruth+2&translation=INV');
  });

  it('are the rest of the chapter beside a part of it', async () => {
    fakeApi(() => RUTH);
    const router = await openReader('/word-unfolded?ref=Ruth+1:1-2&translation=INV');
    await screen.findByRole('link', { name: 'Ruth 1:3–22' });
    await userEvent.keyboard(']');
    expect(new URLSearchParams(router.state.location.search).get('ref')).toBe('Ruth 1:3-22');
  });
});

describe('the keyboard shortcuts', () => {
  it('focus the reference field, and open the list of shortcuts', async () => {
    fakeApi(() => RUTH);
    await openReader('/word-unfolded?ref=Ruth+1');
    await passageTitle('Ruth 1:1–2');
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Reference or words' }));
  });

  it('can be turned off, and the list remains available', async () => {
    fakeApi(() => RUTH);
    await openReader('/word-unfolded?ref=Ruth+1');
    await passageTitle('Ruth 1:1–2');
    await userEvent.click(screen.getByRole('button', { name: 'All tools of this passage' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Use these shortcuts' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('/');
    expect(document.activeElement).not.toBe(screen.getByRole('combobox', { name: 'Reference or words' }));
  });
});

describe('the tools', () => {
  it('are all in one menu, including listening, because a phone has no room beside the field', async () => {
    fakeApi(() => RUTH);
    await openReader('/word-unfolded?ref=Ruth+1');
    await passageTitle('Ruth 1:1–2');
    await userEvent.click(screen.getByRole('button', { name: 'All tools of this passage' }));
    const lines = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Listen',
      'Copy with reference',
      'Share the link',
      'Make an image',
      'Read beside',
      'Reading settings',
      'Keyboard shortcuts',
    ]);
  });

  it('copy the text with its reference, translation and copyright notice, and confirm it', async () => {
    const user = userEvent.setup();
    fakeApi(() => RUTH);
    await openReader('/word-unfolded?ref=Ruth+1');
    await passageTitle('Ruth 1:1–2');
    await user.click(screen.getByRole('button', { name: 'Copy with reference' }));
    expect(await window.navigator.clipboard.readText()).toBe(
      '1 Famine.  2 A family.\n\nRuth 1:1–2 (INV, Invented Bible)\nInvented Bible. Public domain.',
    );
    expect(screen.getByText('Copied, with its reference and notice')).toBeTruthy();
  });

  it('colour the words of Jesus if the reader wishes, and remember the setting', async () => {
    fakeApi(() => RUTH);
    await openReader('/word-unfolded?ref=Ruth+1');
    await passageTitle('Ruth 1:1–2');
    const reader = screen.getByRole('region', { name: 'Scripture' });
    expect(reader.dataset['jesus']).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Reading settings' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Words of Jesus in color' }));
    expect(reader.dataset['jesus']).toBe('colour');
    expect(JSON.parse(window.localStorage.getItem('readerSettings') ?? '')).toMatchObject({
      jesusInColour: true,
    });
  });

  it('enlarge the text and hide the headings, and remember the settings', async () => {
    fakeApi(() => RUTH);
    await openReader('/word-unfolded?ref=Ruth+1');
    await passageTitle('Ruth 1:1–2');
    const reader = screen.getByRole('region', { name: 'Scripture' });
    await userEvent.click(screen.getByRole('button', { name: 'Reading settings' }));
    const sizes = await screen.findByRole('group', { name: 'Type size' });
    await userEvent.click(within(sizes).getByRole('radio', { name: 'Large' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Headings' }));
    expect(reader.dataset).toMatchObject({ typeSize: 'large', headings: 'off' });
    expect(readSettings()).toMatchObject({ typeSize: 'large', headings: false });
    act(() => changeReaderSettings({ typeSize: 'usual', headings: true }));
  });

  it('share the address that everyone can open through the share sheet of the device where it has one', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.defineProperty(window.navigator, 'share', { value: share, configurable: true });
    fakeApi(() => RUTH);
    await openReader('/word-unfolded?ref=Ruth+1:1-2&translation=INV');
    await passageTitle('Ruth 1:1–2');
    await userEvent.click(screen.getByRole('button', { name: 'All tools of this passage' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Share the link' }));
    const url = `${window.location.origin}/read/en/inv/ruth/1/1-2`;
    expect(share).toHaveBeenCalledWith({ title: 'Ruth 1:1–2', url });
    Reflect.deleteProperty(window.navigator, 'share');
  });

  it('otherwise copy the address, and confirm it', async () => {
    const user = userEvent.setup();
    fakeApi(() => RUTH);
    await openReader('/word-unfolded?ref=Ruth+1:1-2&translation=INV');
    await passageTitle('Ruth 1:1–2');
    await user.click(screen.getByRole('button', { name: 'All tools of this passage' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Share the link' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(await window.navigator.clipboard.readText()).toContain('/read/en/inv/ruth/1/1-2');
  });
});
