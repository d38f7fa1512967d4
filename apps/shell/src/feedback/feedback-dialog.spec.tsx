import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { data, refusal, type Reply } from '@word-unfolded/api-client/testing';
import { startTexts } from '@word-unfolded/i18n';
import { dismissToast, useToasts } from '@word-unfolded/ui';
import { forgetDevice, showApplication, type Replies } from '../../test/show-application.js';

const SEND = 'POST /api/feedback';
const RECEIVED = { status: 200, ...(data({ received: true }) as object) };

const BETA = { subscriptionTier: 'beta', occupation: 'Farmer', selahProfileNote: 'Short answers.' } as const;

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => screen.getByRole('button', { name: 'Submit Feedback' });

async function open(replies: Replies = {}) {
  const shown = await showApplication('/help', { reader: BETA, replies });
  await shown.hand.click(await screen.findByRole('button', { name: /^Account of/ }));
  await shown.hand.click(await screen.findByRole('menuitem', { name: 'Submit Feedback' }));
  await screen.findByRole('dialog', { name: 'Submit Feedback' });
  return shown;
}

async function write({ hand }: Awaited<ReturnType<typeof open>>) {
  await hand.type(field('Subject'), 'The map');
  await hand.type(field('Message'), 'It is good.');
  await hand.selectOptions(screen.getByLabelText('Category'), 'UI/UX');
}

const bodyOf = (sent: { init: RequestInit } | undefined) => JSON.parse(String(sent?.init.body)) as unknown;

const PICTURE = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'page.png', { type: 'image/png' });

const choose = (file: File) =>
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [file] },
  });

beforeAll(() => startTexts('en'));
beforeEach(() => {
  forgetDevice();
  jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const { id } of useToasts.getState().toasts) act(() => dismissToast(id));
});

describe('the feedback of a reader', () => {
  it.each([
    ['free', false],
    ['premium', false],
    ['beta', true],
    ['admin', true],
  ] as const)('of the tier %s: the account menu has it is %s', async (subscriptionTier, isThere) => {
    const { hand } = await showApplication('/help', { reader: { ...BETA, subscriptionTier } });
    await hand.click(await screen.findByRole('button', { name: /^Account of/ }));
    await screen.findByRole('menuitem', { name: 'Usage' });
    expect(screen.queryByRole('menuitem', { name: 'Submit Feedback' }) !== null).toBe(isThere);
  });

  it('is sent without a picture, closes the dialog and says so', async () => {
    const shown = await open({ [SEND]: RECEIVED });
    await write(shown);
    await shown.hand.click(submit());
    await waitFor(() =>
      expect(useToasts.getState().toasts.at(-1)?.text).toBe('Feedback submitted successfully!'),
    );
    expect(bodyOf(shown.sentTo(SEND)[0])).toEqual({
      subject: 'The map',
      message: 'It is good.',
      category: 'UI/UX',
      screenshot: '',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.sessionStorage.getItem('feedback_draft')).toBeNull();
  });

  it('is refused without subject or message, and the first empty field has the focus', async () => {
    const shown = await open();
    await shown.hand.type(field('Subject'), 'The map');
    await shown.hand.type(field('Message'), '   ');
    await shown.hand.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain('Subject and Message cannot be empty.');
    expect(document.activeElement).toBe(field('Message'));
    expect(shown.sentTo(SEND)).toHaveLength(0);
  });

  it('is kept when the server refuses it, and sent again under the same key', async () => {
    const shown = await open({ [SEND]: [refusal(500, 'FEEDBACK_FAILED'), RECEIVED] });
    await write(shown);
    await shown.hand.click(submit());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('text of FEEDBACK_FAILED'); // what the server says
    expect(alert.textContent).toContain('What you wrote is kept.');
    expect(field('Message').value).toBe('It is good.');
    await shown.hand.click(submit());
    await waitFor(() => expect(shown.sentTo(SEND)).toHaveLength(2));
    const [first, second] = shown.sentTo(SEND).map(({ headers }) => headers['Idempotency-Key']);
    expect(second).toBe(first);
  });

  it.each<[string, string, Reply]>([
    [
      'Failed to submit feedback. Please try again.',
      'without a text of the server',
      { status: 500, body: '<h1>Error</h1>' },
    ],
    ['An error occurred while submitting feedback.', 'without an answer', 'down'],
  ])('says "%s" when it fails %s', async (text, _, reply) => {
    const shown = await open({ [SEND]: reply });
    await write(shown);
    await shown.hand.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });

  it('is restored after a reload', async () => {
    const shown = await open();
    await write(shown);
    cleanup();
    await open();
    expect(field('Subject').value).toBe('The map');
    expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe('UI/UX');
  });

  it('has a picture that the reader chose, saw and can remove', async () => {
    const shown = await open({ [SEND]: RECEIVED });
    await write(shown);
    choose(PICTURE);
    const preview = await screen.findByRole('img', { name: 'The picture that goes with your message' });
    expect(preview.getAttribute('src')).toBe('data:image/png;base64,iVBORw==');
    await shown.hand.click(screen.getByRole('button', { name: 'Remove the picture' }));
    expect(screen.queryByRole('img', { name: 'The picture that goes with your message' })).toBeNull();
    choose(PICTURE);
    await screen.findByRole('img', { name: 'The picture that goes with your message' });
    await shown.hand.click(submit());
    await waitFor(() => expect(shown.sentTo(SEND)).toHaveLength(1));
    expect(bodyOf(shown.sentTo(SEND)[0])).toMatchObject({ screenshot: 'data:image/png;base64,iVBORw==' });
  });

  it.each([
    ['no picture', new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })],
    ['too large', new File([new Uint8Array(5_000_001)], 'a.png', { type: 'image/png' })],
  ])('takes no file that is %s, and says why', async (_, file) => {
    await open();
    choose(file);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove the picture' })).toBeNull();
  });

  it('offers to capture the page only where the browser can', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Capture this page' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeTruthy();
  });

  it('captures the page once where the browser can, and ends the recording', async () => {
    const stop = jest.fn();
    const stream = { getTracks: () => [{ stop }] };
    const getDisplayMedia = jest.fn(() => Promise.resolve(stream));
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getDisplayMedia } });
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    jest
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((give) => give(new Blob(['page'], { type: 'image/jpeg' })));
    try {
      const { hand } = await open();
      await hand.click(screen.getByRole('button', { name: 'Capture this page' }));
      await screen.findByRole('img', { name: 'The picture that goes with your message' });
      expect(getDisplayMedia).toHaveBeenCalledTimes(1);
      expect(stop).toHaveBeenCalledTimes(1);
    } finally {
      Reflect.deleteProperty(navigator, 'mediaDevices');
    }
  });

  it('stays as it is when the reader captures nothing', async () => {
    const refused = new DOMException('no', 'NotAllowedError');
    const getDisplayMedia = () => Promise.reject(refused);
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getDisplayMedia } });
    try {
      const { hand } = await open();
      await hand.type(field('Subject'), 'The map');
      await hand.click(screen.getByRole('button', { name: 'Capture this page' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Capture this page' })).toBeTruthy());
      expect(field('Subject').value).toBe('The map');
      expect(screen.queryByRole('alert')).toBeNull();
    } finally {
      Reflect.deleteProperty(navigator, 'mediaDevices');
    }
  });
});
