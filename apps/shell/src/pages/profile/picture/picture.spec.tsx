import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { data, READER, refusal } from '@word-unfolded/api-client/testing';
import { PAGES } from '@word-unfolded/domain';
import { startTexts } from '@word-unfolded/i18n';
import { dismissToast, useToasts } from '@word-unfolded/ui';
import { forgetDevice, showApplication, type Replies } from '../../../../test/show-application.js';

const REMOVE = 'DELETE /api/auth/profile/avatar';
const CROP = 'Choose the part that is shown';

async function openPicture(replies: Replies = {}, avatarUrl: string | null = null) {
  const shown = await showApplication(PAGES.profile, {
    reader: { avatarUrl, avatarExpiresIn: avatarUrl === null ? null : 3600 },
    replies: { 'GET /api/auth/sessions': data([]), ...replies },
  });
  await screen.findByRole('heading', { name: 'Picture' });
  return shown;
}

const choose = (file: File) =>
  act(() =>
    fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
      target: { files: [file] },
    }),
  );
const fileOf = (type: string, bytes = 10) => {
  const file = new File(['x'], 'picture', { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};

beforeAll(() => startTexts('en'));
beforeEach(() => {
  forgetDevice();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  for (const { id } of useToasts.getState().toasts) act(() => dismissToast(id));
});

describe('a picture from a file', () => {
  it.each(['application/pdf', 'image/svg+xml', ''])('rejects a file of the type "%s"', async (type) => {
    await openPicture();
    await choose(fileOf(type));
    expect(screen.getByText('Please select an image file').getAttribute('role')).toBe('alert');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('rejects more than 5 MB, and accepts 5 MB', async () => {
    await openPicture();
    await choose(fileOf('image/jpeg', 5 * 1024 * 1024 + 1));
    expect(screen.getByText('Image must be smaller than 5MB')).toBeTruthy();
    await choose(fileOf('image/jpeg', 5 * 1024 * 1024));
    expect(await screen.findByRole('dialog', { name: CROP })).toBeTruthy();
    expect(screen.queryByText('Image must be smaller than 5MB')).toBeNull();
  });

  it('rejects a file whose content is not an image', async () => {
    await openPicture();
    await choose(fileOf('image/png'));
    const dialog = await screen.findByRole('dialog', { name: CROP });
    const picture = dialog.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(await screen.findByText('Please select an image file')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:picture');
  });

  it('is zoomed by keys, within bounds', async () => {
    const { hand } = await openPicture();
    await choose(fileOf('image/png'));
    const size = await screen.findByLabelText<HTMLInputElement>('Size');
    const dialog = screen.getByRole('dialog', { name: CROP });
    const stage = dialog.querySelector('img')?.parentElement;
    stage?.setAttribute('tabindex', '0');
    stage?.focus();
    await hand.keyboard('+++-');
    expect(Number(size.value)).toBeCloseTo(1.2);
    await hand.keyboard('-----');
    expect(Number(size.value)).toBe(1);
  });
});

describe('a picture from the camera', () => {
  it.each([
    ['NotAllowedError', /may not use the camera/],
    ['NotFoundError', /No camera was found/],
    ['NotReadableError', /could not be started/],
  ])('explains what to do after %s', async (name, text) => {
    const getUserMedia = () => Promise.reject(new DOMException('', name));
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
    const { hand } = await openPicture();
    await hand.click(screen.getByRole('button', { name: 'Take a photo' }));
    expect((await screen.findByText(text)).closest('[role="alert"]')).toBeTruthy();
  });

  it('turns the camera off when the dialog is closed', async () => {
    const stop = jest.fn();
    const getUserMedia = () => Promise.resolve({ getTracks: () => [{ stop }] });
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { hand } = await openPicture();
    await hand.click(screen.getByRole('button', { name: 'Take a photo' }));
    await screen.findByLabelText('What the camera sees');
    await waitFor(() => expect(screen.queryByText('Starting the camera')).toBeNull());
    expect(stop).not.toHaveBeenCalled();
    await hand.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(stop).toHaveBeenCalled());
  });

  it('is not offered when the browser has no camera access', async () => {
    await openPicture();
    expect(screen.queryByRole('button', { name: 'Take a photo' })).toBeNull();
  });
});

describe('the removal of a picture', () => {
  it('asks for confirmation, and then shows the initials', async () => {
    const { hand, sentTo } = await openPicture(
      { [REMOVE]: data({ avatarUrl: null, avatarExpiresIn: null }) },
      '/api/files/ruth',
    );
    await hand.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('dialog', { name: 'Remove your picture?' });
    expect(sentTo(REMOVE)).toHaveLength(0);
    await hand.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('img', { name: 'Your picture' }).querySelector('img')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Choose a file'));
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  it('reports a failure, and keeps the picture', async () => {
    const { hand } = await openPicture({ [REMOVE]: refusal(500, 'AVATAR_UPDATE_FAILED') }, '/api/files/ruth');
    await hand.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('dialog', { name: 'Remove your picture?' });
    await hand.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Failed to update avatar')).toBeTruthy();
  });

  it('is not offered without a picture', async () => {
    await openPicture({}, READER.avatarUrl);
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });
});
