import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { data, refusal } from '@word-unfolded/api-client/testing';
import type { PassageAnswer, Verse } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { changeLanguage, startTexts } from '@word-unfolded/i18n';
import { address, forgetDevice, showApplication, type Replies } from '../../../test/show-application.js';

const verse = (number: number, text: string): Verse => ({
  book: 'Matt',
  chapter: 11,
  number,
  canonicalId: 40_011_000 + number,
  canonicalEndId: 40_011_000 + number,
  text,
  omitted: false,
  headings: [],
  title: null,
  lines: [{ opens: number === 28 ? 'paragraph' : 'none', poetry: 0, spans: [{ text }] }],
  notes: [],
});

const passage = (reference: string, ...verses: Verse[]): PassageAnswer => ({
  reference,
  content: verses.map(({ text }) => text).join(' '),
  translation: {
    id: 'engWEB',
    abbreviation: 'WEB',
    name: 'World English Bible',
    language: 'en',
    edition: '2024',
    licence: 'Public domain',
    notice: 'World English Bible',
  },
  passages: [{ reference, osis: 'Matt.11.28', verses }],
  next: null,
});

const asks = (reference: string) => `GET /api/proxy/bible/passage?${new URLSearchParams({ ref: reference })}`;
const OPENING = passage(
  'Matthew 11:28–30',
  verse(28, 'Come to me, all you who labor. '),
  verse(29, 'Take my yoke. '),
);
const REPLIES: Replies = {
  [asks('Matthew 11:28–30')]: data(OPENING),
  [asks('Psalm 121:2')]: data(passage('Psalm 121:2', verse(2, 'My help comes from Yahweh.'))),
  [asks('Psalm 121')]: data(passage('Psalm 121', verse(1, 'I will lift up my eyes to the hills.'))),
};

const open = (replies: Replies = {}, at: string = PAGES.home) =>
  showApplication(at, { replies: { ...REPLIES, ...replies } });
const BOX = { name: 'Read a passage now' };
const box = () => screen.getByRole<HTMLInputElement>('textbox', BOX);
const page = (name: string) => screen.findByRole('article', { name });

beforeAll(() => startTexts('en'));
beforeEach(() => {
  forgetDevice();
  jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await act(() => changeLanguage('en'));
});

describe('a visitor on the landing page', () => {
  it('reads a passage at once, with its translation', async () => {
    await open();
    const passagePage = await page('Matthew 11:28–30');
    expect(passagePage.textContent).toContain('Come to me, all you who labor.');
    expect(within(passagePage).getByText('WEB').title).toBe('World English Bible');
    expect(within(passagePage).getByText('Public domain')).toBeTruthy();
  });

  it('opens another by its reference, and the address contains it', async () => {
    const { hand } = await open();
    await page('Matthew 11:28–30');
    await hand.clear(box());
    await hand.type(box(), 'Psalm 121{Enter}');
    expect((await page('Psalm 121')).textContent).toContain('I will lift up my eyes');
    expect(address()).toBe('/?ref=Psalm+121');
  });

  it('opens an example with one press', async () => {
    const { hand } = await open();
    await hand.click(await screen.findByRole('link', { name: 'Psalm 121' }));
    expect(await page('Psalm 121')).toBeTruthy();
  });

  it('opens a shared address', async () => {
    await open({}, '/?ref=Psalm+121');
    expect(await page('Psalm 121')).toBeTruthy();
    expect(box().value).toBe('Psalm 121');
  });

  it('is told that a reference is required', async () => {
    const { hand } = await open();
    await hand.clear(await screen.findByRole('textbox', BOX));
    await hand.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByText('Scripture reference is required').getAttribute('role')).toBe('alert');
  });

  it.each([
    ['en', 'Failed to fetch passage', 'We could not connect to the Bible service.', 'Try again'],
    [
      'es',
      'No se pudo obtener el pasaje',
      'No pudimos conectar con el servicio bíblico.',
      'Intentar de nuevo',
    ],
  ] as const)('sees why the text is missing, and retries: %s', async (language, title, why, again) => {
    await act(() => changeLanguage(language));
    const reference = language === 'en' ? 'Matthew 11:28–30' : 'Mateo 11:28-30';
    const { hand } = await open({
      [asks(reference)]: [refusal(503, 'SERVICE_UNAVAILABLE'), data(passage(reference, verse(28, 'Come.')))],
    });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    await hand.click(screen.getByRole('button', { name: again }));
    expect(await page(reference)).toBeTruthy();
  });

  it('sees that a response could not be read', async () => {
    await open({ [asks('Matthew 11:28–30')]: { body: '<html>Please pay</html>' } });
    expect(await screen.findByText('Error loading passage')).toBeTruthy();
  });

  it('reads a passage that is bundled with the page while the service cannot be reached', async () => {
    await open({ [asks('Psalm 23:1')]: refusal(503, 'SERVICE_UNAVAILABLE') }, '/?ref=Psalm+23:1');
    expect(await screen.findByText('Failed to fetch passage')).toBeTruthy();
    expect((await page('Psalm 23:1')).textContent).toContain('my shepherd');
    expect(screen.getByText('This passage comes with the page.')).toBeTruthy();
  });

  it('sees the prices of the price book, and every call to action leads to registration', async () => {
    await open();
    const plans = (await screen.findByRole('heading', { name: 'Plans' })).closest('section');
    for (const price of ['$0', '$15.99', '$153.50', '$20.99', '$201.50'])
      expect(plans?.textContent).toContain(price);
    const ways = within(plans as HTMLElement).getAllByRole<HTMLAnchorElement>('link');
    expect(ways.map(({ pathname }) => pathname)).toEqual([
      PAGES.register,
      PAGES.register,
      PAGES.register,
      PAGES.login,
    ]);
  });

  it('sees a quotation only when its text was found', async () => {
    await open({ [asks('Psalm 121:2')]: refusal(503, 'SERVICE_UNAVAILABLE') });
    await page('Matthew 11:28–30');
    expect(document.querySelector('blockquote')).toBeNull();
    expect(screen.getByText(/Compared with the stored text/)).toBeTruthy();
  });

  it('reads in the other language when it is selected', async () => {
    const spanish = passage('Mateo 11:28-30', verse(28, 'Vengan a mí.'));
    await open({
      [asks('Mateo 11:28-30')]: data({ ...spanish, translation: { ...spanish.translation, language: 'es' } }),
    });
    await page('Matthew 11:28–30');
    await act(() => changeLanguage('es'));
    const passagePage = await page('Mateo 11:28-30');
    expect(passagePage.querySelector('[lang="es"]')?.textContent).toContain('Vengan a mí.');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Abre un pasaje'),
    );
  });
});
