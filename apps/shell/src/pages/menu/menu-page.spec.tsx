import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { startTexts } from '@word-unfolded/i18n';
import { address, forgetDevice, showApplication } from '../../../test/show-application.js';

const NAMES = [
  'Study Page',
  'Explorer',
  'Journal',
  'Rhema Trail',
  'Selah Voice Chat',
  'Logos Learning Magazine',
  'Image Library',
  'Admin Dashboard',
  'Theo Assist Guide',
];

const rows = async () =>
  within(await screen.findByRole('navigation', { name: 'Contents' })).getAllByRole('listitem');
const namesOf = (items: HTMLElement[]) =>
  items.map((item) => NAMES.find((name) => item.textContent?.includes(name)));

beforeAll(() => startTexts('en'));
beforeEach(forgetDevice);
afterEach(() => jest.restoreAllMocks());

describe('the menu', () => {
  it('has nine items for an administrator', async () => {
    await showApplication('/wumenu', { reader: { role: 'admin' } });
    expect(namesOf(await rows())).toEqual(NAMES);
  });

  it('has eight for everyone else, numbered without a gap', async () => {
    await showApplication('/wumenu', { reader: {} });
    const items = await rows();
    expect(namesOf(items)).toEqual(NAMES.filter((name) => name !== 'Admin Dashboard'));
    expect(items.map(({ textContent }) => textContent?.[0]).join('')).toBe('12345678');
  });

  it('leads administrators to their dashboard, and everyone to the help about Theo Assist', async () => {
    const { hand } = await showApplication('/wumenu', { reader: { role: 'admin' } });
    await rows();
    const link = (name: RegExp) => screen.getByRole('link', { name });
    expect(link(/Admin Dashboard/).getAttribute('href')).toBe('/admin');
    await hand.click(link(/Theo Assist Guide/));
    await screen.findByRole('heading', { name: 'Help' });
    const question = screen.getByText('What can Theo Assist do?').closest('details');
    await waitFor(() => expect(question?.open).toBe(true));
  });

  it('leads to a page from every row', async () => {
    await showApplication('/wumenu', { reader: {} });
    for (const item of await rows()) expect(within(item).getAllByRole('link')).toHaveLength(1);
  });

  it('opens an item by its number', async () => {
    jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined); // the remote is not available in this test
    const { hand } = await showApplication('/wumenu', { reader: {} });
    await rows();
    await hand.keyboard('6');
    await waitFor(() => expect(address()).toBe('/llm'));
  });

  it('ignores number keys when the reader has turned off single-key shortcuts', async () => {
    window.localStorage.setItem('readerSettings', '{"shortcuts":false}');
    const { hand } = await showApplication('/wumenu', { reader: {} });
    await rows();
    await hand.keyboard('1');
    expect(address()).toBe('/wumenu');
  });

  it('offers to resume reading, or a passage to start with', async () => {
    await showApplication('/wumenu', { reader: {} });
    const begin = await screen.findByRole('link', { name: 'Read it' });
    expect(begin.getAttribute('href')).toBe('/word-unfolded?ref=Psalm+121');
  });

  it('shows a verse for today as a picture in the edition of the language, and leads to it', async () => {
    await showApplication('/wumenu', { reader: {} });
    const part = (await screen.findByRole('heading', { name: 'A verse for today' })).parentElement!;
    const link = within(part).getByRole('link', { name: /\d+:\d+/ });
    const asked = new URLSearchParams({ ref: link.textContent, translation: 'WEB' });
    expect(link.getAttribute('href')).toBe(`/word-unfolded?${asked}`);
    const picture = part.querySelector('img')!;
    expect(picture.getAttribute('src')).toBe(`/api/image/cards/passage?${asked}`);
    expect([picture.width, picture.height]).toEqual([1200, 630]);
  });

  it('names the plan that opens what this reader cannot open', async () => {
    await showApplication('/wumenu', { reader: { subscriptionTier: 'plus' } });
    const texts = (await rows()).map(({ textContent }) => textContent ?? '');
    expect(texts.filter((text) => /Plus$|Premium$/.test(text))).toEqual([
      expect.stringMatching(/^5Selah.*Premium$/),
    ]);
  });

  it('resumes the passage that was read last on this device', async () => {
    window.localStorage.setItem('lastReference', 'Romans 8:28-30');
    await showApplication('/wumenu', { reader: {} });
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeTruthy();
    expect((await rows())[0]?.textContent).toContain('Romans 8:28-30');
  });
});
