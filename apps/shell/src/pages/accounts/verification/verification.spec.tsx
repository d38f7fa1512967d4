import { screen } from '@testing-library/react';
import { data, READER, refusal, tokenOf } from '@word-unfolded/api-client/testing';
import { startTexts } from '@word-unfolded/i18n';
import { address, forgetDevice, showApplication } from '../../../../test/show-application.js';

const CHECK = 'GET /api/auth/verify-email/abc';
const VERIFY = 'POST /api/auth/verify-email';
const RESEND = 'POST /api/auth/send-verification-email';

const found = (needsPassword: boolean, kind = 'sign-up') =>
  data({
    kind,
    email: 'ruth@example.org',
    username: 'ruth',
    startedAt: '2026-03-01T08:00:00.000Z',
    needsPassword,
  });
const verified = data({
  kind: 'sign-up',
  email: 'ruth@example.org',
  opened: { token: tokenOf(READER._id), expiresIn: 900, user: READER },
});

beforeAll(() => startTexts('en'));
beforeEach(forgetDevice);

describe('the link that verifies an address', () => {
  it('signs in at once in the browser of the registration', async () => {
    const { sentTo } = await showApplication('/verify-email/abc', {
      replies: { [CHECK]: found(false), [VERIFY]: verified },
    });
    expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeTruthy();
    expect(address()).toBe('/verification-success');
    expect(sentTo(VERIFY)).toHaveLength(1);
    expect((await screen.findByRole('link', { name: 'Go to the menu' })).getAttribute('href')).toBe(
      '/wumenu',
    );
  });

  it('leads on to the plan that was chosen before the registration, once', async () => {
    const returnUrl = '/subscription?plan=plus&interval=year';
    localStorage.setItem('returnAfterVerification', returnUrl);
    await showApplication('/verify-email/abc', { replies: { [CHECK]: found(false), [VERIFY]: verified } });
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Continue with Plus' });
    expect(link.pathname + link.search).toBe(returnUrl);
    expect(localStorage.getItem('returnAfterVerification')).toBeNull();
  });

  it('never leads to another site', async () => {
    localStorage.setItem('returnAfterVerification', 'https://evil.example/');
    await showApplication('/verify-email/abc', { replies: { [CHECK]: found(false), [VERIFY]: verified } });
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Continue' });
    expect(link.pathname).toBe('/wumenu');
  });

  it('asks for the password of the registration in another browser, and verifies nothing before', async () => {
    const { hand, sentTo } = await showApplication('/verify-email/abc', {
      replies: {
        [CHECK]: found(true),
        [VERIFY]: [
          refusal(401, 'CREDENTIALS_INVALID', {
            details: [{ field: 'password', error: 'Invalid email or password' }],
          }),
          verified,
        ],
      },
    });
    expect(await screen.findByText(/the sign-up with the username ruth/)).toBeTruthy();
    expect(sentTo(VERIFY)).toHaveLength(0);
    await hand.type(screen.getByLabelText('Password of this sign-up'), 'not this');
    await hand.click(screen.getByRole('button', { name: 'Confirm this address' }));
    expect(await screen.findByText('Invalid email or password')).toBeTruthy();
    await hand.click(screen.getByRole('button', { name: 'Confirm this address' }));
    expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeTruthy();
  });

  it('says that a new address is now used for signing in', async () => {
    await showApplication('/verify-email/abc', {
      reader: {},
      replies: {
        [CHECK]: found(false, 'new-address'),
        [VERIFY]: data({ kind: 'new-address', email: 'new@example.org', opened: null }),
      },
    });
    expect(await screen.findByText('From now on you sign in with new@example.org.')).toBeTruthy();
  });

  it('says why it is invalid, and sends another one', async () => {
    const { hand, sentTo } = await showApplication('/verify-email/abc', {
      replies: { [CHECK]: refusal(401, 'TOKEN_INVALID'), [RESEND]: data({ sent: true }) },
    });
    expect(await screen.findByText('Verification failed. Please try again.')).toBeTruthy();
    expect(await screen.findByText('Invalid or expired token')).toBeTruthy();
    expect(address()).toBe('/verification-error?refusal=TOKEN_INVALID');
    await hand.type(screen.getByLabelText('Email'), 'ruth@example.org');
    await hand.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText('Verification email sent!')).toBeTruthy();
    expect(sentTo(RESEND)).toHaveLength(1);
  });

  it.each([
    ['used', 'This link has already been used', false],
    ['replaced', 'A newer link has replaced this one', true],
    ['expired', 'This link has expired', true],
    ['unknown', 'We do not know this link', true],
  ])('says what became of it: %s', async (reason, said, canAskForAnother) => {
    await showApplication('/verify-email/abc', {
      replies: { [CHECK]: refusal(401, 'TOKEN_INVALID', { reason }) },
    });
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByLabelText('Email') !== null).toBe(canAskForAnother);
  });

  it('offers no other link for an address that belongs to another account by now', async () => {
    await showApplication('/verify-email/abc', {
      replies: { [CHECK]: found(false), [VERIFY]: refusal(409, 'EMAIL_TAKEN') },
    });
    expect(await screen.findByText('An account with this email already exists')).toBeTruthy();
    expect(screen.queryByLabelText('Email')).toBeNull();
  });

  it('can be retried after a server error', async () => {
    const { hand } = await showApplication('/verify-email/abc', {
      replies: { [CHECK]: [refusal(503, 'SERVICE_UNAVAILABLE'), found(false)], [VERIFY]: verified },
    });
    expect(await screen.findByText('Verification failed. Please try again.')).toBeTruthy();
    await hand.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeTruthy();
  });

  it('redirects a signed-in reader to the menu', async () => {
    await showApplication('/verification-success', { reader: {} });
    expect((await screen.findByRole('link', { name: 'Go to the menu' })).getAttribute('href')).toBe(
      '/wumenu',
    );
  });
});
