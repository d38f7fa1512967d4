import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '@word-unfolded/i18n';
import { fakeApi } from '../../../../test/fake-api.js';
import { answerOf, lineOf, OTHER_TRANSLATION, verseOf } from '../../../../test/fake-passages.js';
import { addressOf, ask, openReader, passageTitle } from '../../../../test/open-reader.js';

const RUTH = answerOf('Ruth 1:1–2', [verseOf(1, [lineOf('Famine. ')]), verseOf(2, [lineOf('A family. ')])]);

beforeAll(() => startTexts('en'));
beforeEach(() => window.localStorage.clear());

describe('the first visit', () => {
  it('explains how to open a passage and shows the default one, without changing the address', async () => {
    const requests = fakeApi(() => RUTH);
    const router = await openReader();
    expect(await passageTitle('Ruth 1:1–2')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Open any passage' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Psalm 23' }).getAttribute('href')).toBe(
      '/word-unfolded?ref=Psalm+23',
    );
    expect(requests).toEqual(['/api/proxy/bible/passage?ref=Psalm 119:129–136']);
    expect(addressOf(router)).toBe('/word-unfolded');
    expect(window.localStorage.getItem('lastReference')).toBeNull();
  });
});

describe('the address', () => {
  it('opens the passage and the translation that it names', async () => {
    const requests = fakeApi(() => RUTH);
    await openReader('/word-unfolded?ref=Ruth+1:1-2&translation=INV');
    expect(await passageTitle('Ruth 1:1–2')).toBeTruthy();
    expect(requests).toEqual(['/api/proxy/bible/passage?ref=Ruth 1:1-2&translation=INV']);
    expect(document.title).toBe('Ruth 1:1–2 · Word Unfolded');
  });

  it('stores the request, and the back button returns to the previous passage', async () => {
    fakeApi((reference) => answerOf(reference, [verseOf(1, [lineOf('Words. ')])]));
    const router = await openReader('/word-unfolded?ref=Ruth+1&translation=INV');
    await passageTitle('Ruth 1');
    await ask('Ruth 2:3–4');
    expect(await passageTitle('Ruth 2:3-4')).toBeTruthy();
    expect(addressOf(router)).toBe('/word-unfolded?ref=Ruth+2:3-4&translation=INV');
    await act(() => router.navigate(-1));
    expect(await passageTitle('Ruth 1')).toBeTruthy();
  });

  it('gets the passage of the last visit when it names none', async () => {
    window.localStorage.setItem('lastReference', 'Ruth 3');
    window.localStorage.setItem('preferredTranslation', 'OTRA');
    fakeApi((reference) => answerOf(reference, [verseOf(1, [lineOf('Words. ')])]));
    const router = await openReader();
    expect(await passageTitle('Ruth 3')).toBeTruthy();
    expect(addressOf(router)).toBe('/word-unfolded?ref=Ruth+3&translation=OTRA');
    expect(screen.queryByRole('heading', { name: 'Open any passage' })).toBeNull();
  });

  it('keeps what else it says when it gets the passage of the last visit', async () => {
    window.localStorage.setItem('lastReference', 'Ruth 3:1');
    fakeApi((reference) => answerOf(reference, [verseOf(1, [lineOf('Words. ')])]));
    const router = await openReader('/word-unfolded?trail=plans');
    expect(await passageTitle('Ruth 3:1')).toBeTruthy();
    expect(addressOf(router)).toBe('/word-unfolded?ref=Ruth+3:1&trail=plans');
  });

  it('stores an answered request for the next visit, as it was written', async () => {
    fakeApi(() => RUTH);
    await openReader('/word-unfolded?ref=ruth+1.1-2');
    await passageTitle('Ruth 1:1–2');
    expect(window.localStorage.getItem('lastReference')).toBe('ruth 1.1-2');
  });
});

describe('the reference field', () => {
  it('shows the open reference as the response formats it', async () => {
    fakeApi(() => RUTH);
    await openReader('/word-unfolded?ref=ruth+1');
    await passageTitle('Ruth 1:1–2');
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Reference or words' });
    expect(box.value).toBe('Ruth 1:1–2');
  });

  it('asks for a reference when it is empty, without a request to the server', async () => {
    const requests = fakeApi(() => RUTH);
    await openReader('/word-unfolded?ref=Ruth+1');
    await passageTitle('Ruth 1:1–2');
    await ask(' ');
    expect(screen.getByRole('alert').textContent).toBe('Scripture reference is required');
    expect(screen.getByRole('combobox', { description: 'Scripture reference is required' })).toBeTruthy();
    expect(requests).toHaveLength(1);
  });

  it('lists every translation, and why one cannot be selected', async () => {
    fakeApi(() => RUTH);
    await openReader('/word-unfolded?ref=Ruth+1');
    expect(await screen.findByRole('option', { name: 'Invented Bible' })).toBeTruthy();
    const distant = screen.getByRole<HTMLOptionElement>('option', {
      name: 'Distant Bible (needs the online source)',
    });
    expect(distant.disabled).toBe(true);
  });

  it('opens the same passage in another translation, and prefers it from then on', async () => {
    const requests = fakeApi((_, translation) =>
      translation === 'OTRA' ? { ...RUTH, reference: 'Rut 1:1-2', translation: OTHER_TRANSLATION } : RUTH,
    );
    const router = await openReader('/word-unfolded?ref=Ruth+1:1-2&translation=INV');
    await screen.findByRole('option', { name: 'Biblia Inventada' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Translation' }), 'OTRA');
    expect(requests.at(-1)).toBe('/api/proxy/bible/passage?ref=Ruth 1:1-2&translation=OTRA');
    expect(addressOf(router)).toBe('/word-unfolded?ref=Ruth+1:1-2&translation=OTRA');
    expect(window.localStorage.getItem('preferredTranslation')).toBe('OTRA');
  });
});
