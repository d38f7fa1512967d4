import { screen, waitFor } from '@testing-library/react';
import { data, refusal } from '@word-unfolded/api-client/testing';
import { startTexts } from '@word-unfolded/i18n';
import { forgetDevice, showApplication } from '../../../../test/show-application.js';

const FORGOT = 'POST /api/auth/forgot-password';
const CHECK = 'GET /api/auth/verify-reset-token/abc';
const RESET = 'POST /api/auth/reset-password';

const LINK = '/reset-password/abc';
const INVALID = refusal(400, 'RESET_TOKEN_INVALID');
const SAID_OF_INVALID = 'This password reset link is invalid or has expired';

beforeAll(() => startTexts('en'));
beforeEach(forgetDevice);

describe('the forgotten-password page', () => {
  it('shows the same message whether or not the address has an account', async () => {
    const { hand, sentTo } = await showApplication('/forgot-password', {
      replies: { [FORGOT]: data({ sent: true }) },
    });
    await hand.type(await screen.findByLabelText('Email'), 'ruth@example.org');
    await hand.click(screen.getByRole('button', { name: 'Send the link' }));
    const said = await screen.findByText(
      /If there is an account with ruth@example.org, a link is on its way/,
    );
    expect(said.getAttribute('role')).toBe('status');
    expect(sentTo(FORGOT)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Send it again' })).toBeTruthy();
  });
});

describe('the link to set a new password', () => {
  it('shows that it is being checked', async () => {
    await showApplication(LINK, { replies: { [CHECK]: 'down' } });
    expect((await screen.findByText('Checking your link...')).getAttribute('role')).toBe('status');
  });

  it('is reported as invalid or expired, with a link to request a new one', async () => {
    await showApplication(LINK, { replies: { [CHECK]: INVALID } });
    expect(await screen.findByText(SAID_OF_INVALID)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });

  it('says that it was used before', async () => {
    const used = refusal(400, 'RESET_TOKEN_INVALID', { reason: 'used' });
    await showApplication(LINK, { replies: { [CHECK]: used } });
    expect(await screen.findByText('This link has already been used')).toBeTruthy();
  });

  it('is not reported as invalid because of a server error', async () => {
    const { hand } = await showApplication(LINK, {
      replies: { [CHECK]: [refusal(500, 'RESET_TOKEN_CHECK_FAILED'), data({ valid: true })] },
    });
    expect(await screen.findByText('Failed to verify reset token')).toBeTruthy();
    expect(screen.queryByText(SAID_OF_INVALID)).toBeNull();
    await hand.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('New password')).toBeTruthy();
  });

  const setPassword = async (reply: ReturnType<typeof refusal>, second = 'rainy day') => {
    const shown = await showApplication(LINK, {
      replies: { [CHECK]: data({ valid: true }), [RESET]: reply },
    });
    await shown.hand.type(await screen.findByLabelText('New password'), 'rainy day');
    await shown.hand.type(screen.getByLabelText('Confirm password'), second);
    await shown.hand.click(screen.getByRole('button', { name: 'Set password' }));
    return shown;
  };

  it('sets it, and leads to sign-in', async () => {
    const { sentTo } = await setPassword(data({ changed: true }));
    expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toBeTruthy();
    expect(JSON.parse(String(sentTo(RESET)[0]?.init.body))).toMatchObject({
      token: 'abc',
      password: 'rainy day',
    });
  });

  it('asks for the same password twice', async () => {
    const { sentTo } = await setPassword(data({ changed: true }), 'sunny day');
    expect(await screen.findByText('Passwords do not match')).toBeTruthy();
    expect(sentTo(RESET)).toEqual([]);
  });

  it('reports a weak password at the field', async () => {
    await setPassword(refusal(400, 'PASSWORD_TOO_WEAK', { error: 'Password is too weak' }));
    expect(await screen.findByText('Password is too weak')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New password')));
  });

  it('reports that it was used in another tab meanwhile', async () => {
    await setPassword(INVALID);
    expect(await screen.findByText(SAID_OF_INVALID)).toBeTruthy();
  });

  it('requires a code', async () => {
    await showApplication('/reset-password');
    expect(await screen.findByText('No reset token provided')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });
});
