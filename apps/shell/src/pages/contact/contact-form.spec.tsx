import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { data, refusal } from '@word-unfolded/api-client/testing';
import { PAGES } from '@word-unfolded/domain';
import { startTexts } from '@word-unfolded/i18n';
import { dismissToast, useToasts } from '@word-unfolded/ui';
import { forgetDevice, showApplication, type Replies } from '../../../test/show-application.js';

const SEND = 'POST /api/contact';
const ARRIVED = { status: 201, ...(data({ received: true }) as object) };

async function openForm(replies: Replies = {}, reader?: object) {
  const shown = await showApplication(PAGES.about, { replies, ...(reader && { reader }) });
  await screen.findByRole('form', { name: 'Write to us' });
  return shown;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function write({ hand }: Awaited<ReturnType<typeof openForm>>, message = 'Peace to this house.') {
  await hand.type(field('Name'), 'Boaz');
  await hand.type(field('Email'), 'boaz@example.org');
  await hand.type(field('Message'), message);
  await hand.click(screen.getByRole('button', { name: 'Send message' }));
}

beforeAll(() => startTexts('en'));
beforeEach(() => {
  forgetDevice();
  jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const { id } of useToasts.getState().toasts) act(() => dismissToast(id));
});

describe('a message to the operators', () => {
  it('is sent, and the form is cleared', async () => {
    const shown = await openForm({ [SEND]: ARRIVED });
    await write(shown);
    await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toBe('Message sent successfully!'));
    expect(JSON.parse(String(shown.sentTo(SEND)[0]?.init.body))).toEqual({
      name: 'Boaz',
      email: 'boaz@example.org',
      message: 'Peace to this house.',
    });
    expect(field('Message').value).toBe('');
  });

  it('is kept when it could not be sent, and sent again under the same key', async () => {
    const shown = await openForm({ [SEND]: [refusal(503, 'SERVICE_UNAVAILABLE'), ARRIVED] });
    await write(shown);
    expect(await screen.findByText('Failed to send message. Please try again later.')).toBeTruthy();
    expect(field('Message').value).toBe('Peace to this house.');
    await shown.hand.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(shown.sentTo(SEND)).toHaveLength(2));
    const [first, second] = shown.sentTo(SEND).map(({ headers }) => headers['Idempotency-Key']);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  it('gets another key once its text is changed', async () => {
    const shown = await openForm({ [SEND]: refusal(503, 'SERVICE_UNAVAILABLE') });
    await write(shown);
    await screen.findByRole('alert');
    await shown.hand.type(field('Message'), ' Again.');
    await shown.hand.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(shown.sentTo(SEND)).toHaveLength(2));
    const [first, second] = shown.sentTo(SEND).map(({ headers }) => headers['Idempotency-Key']);
    expect(second).not.toBe(first);
  });

  it('is restored after a reload, and deleted from the device once it is sent', async () => {
    const shown = await openForm();
    await shown.hand.type(field('Message'), 'Half a sentence');
    cleanup();
    const again = await openForm({ [SEND]: ARRIVED });
    expect(field('Message').value).toBe('Half a sentence');
    await write(again, '.');
    await waitFor(() => expect(field('Message').value).toBe(''));
    expect(window.sessionStorage.getItem('contact_draft')).toBeNull();
  });

  it('shows the error at each field, and focuses the first', async () => {
    const shown = await openForm();
    await shown.hand.type(field('Name'), 'Boaz');
    await shown.hand.type(field('Email'), 'boaz at home');
    await shown.hand.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(screen.getByText('This field is required')).toBeTruthy();
    expect(document.activeElement).toBe(field('Email'));
    expect(shown.sentTo(SEND)).toHaveLength(0);
  });

  it('prefills the sender of a signed-in reader', async () => {
    await openForm({}, {});
    await waitFor(() => expect(field('Email').value).toBe('ruth@example.org'));
    expect(field('Name').value).toBe('Ruth Amador');
  });
});
