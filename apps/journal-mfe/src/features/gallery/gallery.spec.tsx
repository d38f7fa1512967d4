import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data, refusal, type Reply } from '@word-unfolded/api-client/testing';
import type { GalleryImage } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { showToReader } from '../../../test/as-reader.js';
import { Gallery } from './gallery.js';

const LIST = 'GET /api/gallery?page=1&limit=20';

const imageOf = (number: number, quote: string, more: Partial<GalleryImage> = {}): GalleryImage => ({
  id: number.toString(16).padStart(24, '0'),
  ...{ prompt: '', quote, style: 'GENERAL', typography: null, aesthetic: null, mood: null, entryId: null },
  ...{ source: '', edition: '' },
  ...{ mediaType: 'image/png', width: 1024, height: 1024, bytes: 9, createdAt: '2026-03-01T12:00:00.000Z' },
  ...{ url: `/api/files/${number}.png`, thumbnailUrl: `/api/files/${number}.webp`, expiresIn: 3_600 },
  ...more,
});

const still = imageOf(1, 'Be still', { entryId: 'e'.repeat(24), mood: 'calm' });
const wings = imageOf(2, 'Under his wings');

const show = (replies: Readonly<Record<string, Reply | readonly Reply[]>>) =>
  showToReader(<Gallery />, { at: '/gallery', replies });

const images = async () => within(await screen.findByRole('grid', { name: 'Images' })).getAllByRole('img');
const names = async () => (await images()).map((image) => image.getAttribute('alt'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => startTexts('en'));

describe('the gallery', () => {
  it('explains its purpose while it is empty', async () => {
    await show({ [LIST]: data([]) });
    await screen.findByText('No images yet');
    expect(screen.getByRole('link', { name: 'Open the journal' }).getAttribute('href')).toBe('/journal');
  });

  it('shows the error, and retries', async () => {
    await show({ [LIST]: [refusal(400, 'VALIDATION_FAILED'), data([still])] });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The images could not be loaded');
    await press('Try again');
    expect(await names()).toEqual(['Be still']);
  });

  it('loads more pages until there are no more', async () => {
    const first = Array.from({ length: 20 }, (_, number) => imageOf(100 + number, `Number ${number}`));
    await show({ [LIST]: data(first), 'GET /api/gallery?page=2&limit=20': data([first[19], wings]) });
    expect(await images()).toHaveLength(20);
    await press('More images');
    await waitFor(async () => expect(await images()).toHaveLength(21));
    expect(screen.queryByRole('button', { name: 'More images' })).toBeNull();
  });

  it('opens an image by keyboard, moves to the next, and returns the focus', async () => {
    await show({ [LIST]: data([still, wings]) });
    await images();
    await userEvent.tab();
    while (!document.activeElement?.matches('[role="row"]')) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const viewer = await screen.findByRole('dialog', { name: 'Be still' });
    expect(within(viewer).getByText('Calm')).toBeTruthy();
    expect(within(viewer).getByRole('link', { name: 'Open its entry' }).getAttribute('href')).toBe(
      `/journal/${'e'.repeat(24)}`,
    );
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('dialog', { name: 'Under his wings' });
    expect(screen.queryByRole('link', { name: 'Open its entry' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('row'));
  });

  it('deletes an image once the deletion is confirmed, and undoes it', async () => {
    const { sentTo } = await show({
      [LIST]: [data([still, wings]), data([wings]), data([still, wings])],
      [`DELETE /api/gallery/${still.id}`]: data({ id: still.id, restorableUntil: still.createdAt }),
      [`POST /api/gallery/${still.id}/restore`]: data(still),
    });
    await userEvent.click((await images())[0]!);
    await screen.findByRole('dialog', { name: 'Be still' });
    await press('Delete');
    const question = screen.getByRole('group', { name: 'Delete the image “Be still”?' });
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Be still' })).toBeTruthy();
    expect(question.isConnected).toBe(false);
    await press('Delete');
    await press('Delete');
    await waitFor(async () => expect(await names()).toEqual(['Under his wings']));
    await screen.findByText('Deleted: Be still');
    await press('Undo');
    await waitFor(async () => expect(await names()).toEqual(['Be still', 'Under his wings']));
    expect(sentTo(`DELETE /api/gallery/${still.id}`)).toHaveLength(1);
  });

  it('reports that an image could not be downloaded', async () => {
    await show({ [LIST]: data([still]) });
    await userEvent.click((await images())[0]!);
    await screen.findByRole('dialog', { name: 'Be still' });
    await press('Download');
    await screen.findByText('Failed to download image');
  });
});

describe('finding and choosing images', () => {
  const FOUND = 'GET /api/gallery?page=1&limit=20&mood=calm&search=still';

  it('filters by mood and searches in quotes, says when nothing matches, and shows all again', async () => {
    await show({
      [LIST]: data([still, wings]),
      'GET /api/gallery?page=1&limit=20&mood=calm': data([still]),
      [FOUND]: data([]),
    });
    await images();
    await userEvent.selectOptions(screen.getByLabelText('Mood'), 'Calm');
    await waitFor(async () => expect(await names()).toEqual(['Be still']));
    await userEvent.type(screen.getByLabelText('Search in the quotes'), 'still');
    await screen.findByText('No image matches');
    await press('Show all images');
    await waitFor(async () => expect(await names()).toEqual(['Be still', 'Under his wings']));
  });

  it('downloads the chosen ones as one file', async () => {
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const { sentTo } = await show({
      [LIST]: data([still, wings]),
      'GET /api/files/1.png': data('one'),
      'GET /api/files/2.png': data('two'),
    });
    await images();
    await press('Select images');
    expect(screen.getByRole('button', { name: 'Download as ZIP' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await userEvent.click(screen.getByRole('row', { name: 'Be still' }));
    await screen.findByText('1 image selected');
    await press('Select all that are shown');
    await screen.findByText('2 images selected');
    await press('Download as ZIP');
    await waitFor(() => expect(saved).toEqual(['word-unfolded-images.zip']));
    expect(sentTo('GET /api/files/1.png')).toHaveLength(1);
    await press('Done');
    await userEvent.click((await images())[0]!);
    await screen.findByRole('dialog', { name: 'Be still' });
  });
});

describe('making an image', () => {
  // There are no fonts here, so that no sketch can be drawn.
  beforeEach(() => window.sessionStorage.clear());
  beforeEach(() => void jest.spyOn(globalThis.console, 'warn').mockImplementation(() => {}));
  afterEach(() => void jest.restoreAllMocks());

  const LIMITS = { tokens: 9, requests: 9, images: 2, ttsCharacters: 9, voiceMinutes: 0 };
  const allowance = {
    tier: 'free',
    limits: LIMITS,
    used: { ...LIMITS, images: 1 },
    resetsAt: '2026-11-22T00:00:00.000Z',
    limited: true,
  };
  const open = async (replies: Readonly<Record<string, Reply>> = {}) => {
    const shown = await show({ [LIST]: data([]), 'GET /api/usage/limits': data(allowance), ...replies });
    await press('Make an image');
    await screen.findByRole('dialog', { name: 'Make an image' });
    return shown;
  };

  it('has no preview before there is an image, and says what is left of the day', async () => {
    await open();
    expect(screen.getByRole('tab', { name: 'Preview' }).getAttribute('aria-disabled')).toBe('true');
    expect(await screen.findByText('1 image left today')).toBeTruthy();
  });

  it('begins again with the choices of an image of the library', async () => {
    const psalm = imageOf(3, 'I lack nothing', { source: 'Psalm 23:1', edition: 'WEB', mood: 'calm' });
    await show({ [LIST]: data([psalm]), 'GET /api/usage/limits': data(allowance) });
    await userEvent.click((await images())[0]!);
    await screen.findByRole('dialog', { name: 'I lack nothing' });
    await press('Make it again with other choices');
    await screen.findByRole('dialog', { name: 'Make an image' });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Quote').value).toBe('I lack nothing');
    expect(screen.getByLabelText<HTMLInputElement>('Reference').value).toBe('Psalm 23:1');
    const dialog = within(screen.getByRole('dialog', { name: 'Make an image' }));
    expect(dialog.getByLabelText<HTMLSelectElement>('Mood').value).toBe('calm');
  });

  it('makes a cut-out image a PNG, and says why', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'JPEG' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Cut out' }));
    expect(screen.getByText('Only a PNG can be cut out, so the file will be a PNG.')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Filled' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'PNG' }).checked).toBe(true);
  });

  it('asks for nothing without a quote, and keeps what was written when the server refuses', async () => {
    const { sentTo } = await open({ 'POST /api/image/jobs': refusal(429, 'LIMIT_REACHED') });
    await press('Make the image');
    await screen.findByText('Cannot generate image: Quote text is empty.');
    expect(sentTo('POST /api/image/jobs')).toHaveLength(0);
    await userEvent.type(screen.getByLabelText('Quote'), 'Be still');
    await userEvent.selectOptions(screen.getByLabelText('Mood'), 'Calm');
    await press('Make the image');
    await waitFor(() => expect(sentTo('POST /api/image/jobs')).toHaveLength(1));
    await screen.findByRole('alert');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Quote').value).toBe('Be still');
    expect(screen.getByLabelText<HTMLSelectElement>('Mood').value).toBe('calm');
  });
});
