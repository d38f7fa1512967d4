import { screen } from '@testing-library/react';
import { data, refusal } from '@word-unfolded/api-client/testing';
import { startTexts } from '@word-unfolded/i18n';
import { address, forgetDevice, showApplication } from '../../../test/show-application.js';

const VERIFY = 'GET /api/auth/verify-email/abc';
const RESEND = 'POST /api/auth/send-verification-email';

beforeAll(() => startTexts('en'));
beforeEach(forgetDevice);

describe('the link that verifies an address', () => {
  it('verifies it once, and leads on to signing in', async () => {
    const { sentTo } = await showApplication('/verify-email/abc', {
      replies: { [VERIFY]: data({ verified: true }) },
    });
    expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeTruthy();
    expect(address()).toBe('/verification-success');
    expect(sentTo(VERIFY)).toHaveLength(1);
  });

  it('says why it does not work, and sends another one', async () => {
    const { hand, sentTo } = await showApplication('/verify-email/abc', {
      replies: { [VERIFY]: refusal(401, 'TOKEN_INVALID'), [RESEND]: data({ sent: true }) },
    });
    expect(await screen.findByText('Invalid or expired token')).toBeTruthy();
    expect(address()).toBe('/verification-error');
    await hand.type(screen.getByLabelText('Email'), 'ruth@example.org');
    await hand.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText('Verification email sent!')).toBeTruthy();
    expect(sentTo(RESEND)).toHaveLength(1);
  });

  it('offers no other link for an address that belongs to another account by now', async () => {
    await showApplication('/verify-email/abc', { replies: { [VERIFY]: refusal(409, 'EMAIL_TAKEN') } });
    expect(await screen.findByText('An account with this email already exists')).toBeTruthy();
    expect(screen.queryByLabelText('Email')).toBeNull();
  });

  it('can be tried again when the server did not work', async () => {
    const { hand } = await showApplication('/verify-email/abc', {
      replies: { [VERIFY]: [refusal(503, 'SERVICE_UNAVAILABLE'), data({ verified: true })] },
    });
    expect(await screen.findByText('Verification failed. Please try again.')).toBeTruthy();
    await hand.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeTruthy();
  });

  it('leads a reader who is signed in to the menu', async () => {
    await showApplication('/verification-success', { reader: {} });
    expect((await screen.findByRole('link', { name: 'Go to the menu' })).getAttribute('href')).toBe(
      '/wumenu',
    );
  });
});
