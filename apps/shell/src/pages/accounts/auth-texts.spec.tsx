import { screen } from '@testing-library/react';
import { data, READER, refusal, tokenOf, type Reply } from '@word-unfolded/api-client/testing';
import { startTexts } from '@word-unfolded/i18n';
import { forgetDevice, showApplication, type Replies } from '../../../test/show-application.js';

beforeAll(() => startTexts('en'));
beforeEach(forgetDevice);

const LOGIN = 'POST /api/auth/login';
const REGISTER = 'POST /api/auth/register';
const CHECK_RESET = 'GET /api/auth/verify-reset-token/abc';
const RESET = 'POST /api/auth/reset-password';
const signedIn = data({ token: tokenOf(READER._id), expiresIn: 900, user: READER });
/** A response that is not one of ours, for example of a proxy. */
const foreign = (status: number): Reply => ({ status, body: '<h1>Service Unavailable</h1>' });

async function signIn(replies: Replies) {
  const { hand } = await showApplication('/login', { replies });
  await hand.type(await screen.findByLabelText('Email'), 'ruth@example.org');
  await hand.type(screen.getByLabelText('Password'), 'rainy day');
  await hand.click(screen.getAllByRole('button', { name: 'Sign in' }).at(-1)!);
}

async function register(reply: Reply) {
  const { hand } = await showApplication('/register', { replies: { [REGISTER]: reply } });
  await hand.type(await screen.findByLabelText('Name'), 'Ruth');
  await hand.type(screen.getByLabelText('Email'), 'ruth@example.org');
  await hand.type(screen.getByLabelText('Username'), 'ruth');
  await hand.type(screen.getByLabelText('Password'), 'rainy day');
  await hand.type(screen.getByLabelText('Confirm password'), 'rainy day');
  await hand.click(screen.getByRole('checkbox'));
  await hand.click(screen.getByRole('button', { name: 'Create account' }));
}

async function resetPassword(reply: Reply) {
  const { hand } = await showApplication('/reset-password/abc', {
    replies: { [CHECK_RESET]: data({ valid: true }), [RESET]: reply },
  });
  await hand.type(await screen.findByLabelText('New password'), 'rainy day');
  await hand.type(screen.getByLabelText('Confirm password'), 'rainy day');
  await hand.click(screen.getByRole('button', { name: 'Set password' }));
}

const said = (status: number, code: string, error: string) => refusal(status, code, { error });

/** A case in which the text appears on a page. */
type Case = () => Promise<unknown>;

/**
 * The texts of section 8 of the specification, "Auth", that pages show; `tools/docs/specification-texts.spec.mjs`
 * covers the others.
 */
const TEXTS: Readonly<Record<string, Case>> = {
  'Login failed': () => signIn({ [LOGIN]: foreign(418) }),
  'Registration failed': () => register(foreign(418)),
  'Failed to get user profile': () =>
    signIn({ [LOGIN]: signedIn, 'GET /api/auth/me': refusal(500, 'INTERNAL') }),
  'Invalid email or password': () =>
    signIn({ [LOGIN]: said(401, 'CREDENTIALS_INVALID', 'Invalid email or password') }),
  'This username is already taken': () =>
    register(said(409, 'USERNAME_TAKEN', 'This username is already taken')),
  'Password is too weak': () => register(said(400, 'PASSWORD_TOO_WEAK', 'Password is too weak')),
  'Network error. Please check your connection.': () => signIn({ [LOGIN]: 'down' }),
  'Server error. Please try again later.': () => signIn({ [LOGIN]: foreign(502) }),
  'No reset token provided': () => showApplication('/reset-password'),
  'This password reset link is invalid or has expired': () =>
    showApplication('/reset-password/abc', {
      replies: { [CHECK_RESET]: refusal(400, 'RESET_TOKEN_INVALID') },
    }),
  'Failed to verify reset token': () =>
    showApplication('/reset-password/abc', { replies: { [CHECK_RESET]: foreign(502) } }),
  'Failed to reset password': () => resetPassword(foreign(418)),
  'Verification failed. Please try again.': () =>
    showApplication('/verify-email/abc', {
      replies: { 'GET /api/auth/verify-email/abc': refusal(401, 'TOKEN_INVALID') },
    }),
};

describe('a text of the specification about accounts', () => {
  it.each(Object.entries(TEXTS))(
    '%j is shown',
    async (text, produced) => {
      await produced();
      expect(await screen.findByText(text, undefined, { timeout: 60_000 })).toBeTruthy();
      expect(screen.queryByText(/Service Unavailable|Bad Gateway|Internal Server Error/)).toBeNull();
    },
    120_000,
  );
});
