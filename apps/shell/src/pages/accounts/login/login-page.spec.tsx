import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { data, refusal } from '@word-unfolded/api-client/testing';
import { changeLanguage, startTexts } from '@word-unfolded/i18n';
import { forgetDevice, showApplication, type Replies } from '../../../../test/show-application.js';

const LOGIN = 'POST /api/auth/login';
const RESEND = 'POST /api/auth/send-verification-email';

const email = () => screen.findByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' });

/** The page after an address and a password were typed and submitted. */
async function tryToSignIn(replies: Replies) {
  const shown = await showApplication('/login', { replies });
  await shown.hand.type(await email(), 'ruth@example.org');
  await shown.hand.type(password(), 'rainy day');
  await shown.hand.click(submit());
  return shown;
}

beforeAll(() => startTexts('en'));
beforeEach(forgetDevice);
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await act(() => changeLanguage('en'));
});

describe('the sign-in page', () => {
  it('supports password managers', async () => {
    await showApplication('/login');
    expect((await email()).autocomplete).toBe('username');
    expect(password().autocomplete).toBe('current-password');
    expect(password().type).toBe('password');
  });

  it('shows the error at each field, and focuses the first', async () => {
    const { hand, sentTo } = await showApplication('/login');
    await hand.type(await email(), 'ruth');
    await hand.click(submit());
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    const first = await email();
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(first.getAttribute('aria-invalid')).toBe('true');
    expect(sentTo(LOGIN)).toEqual([]);
  });

  it('clears the error of a field as soon as it is edited', async () => {
    const { hand } = await showApplication('/login');
    await email();
    await hand.click(submit());
    expect(screen.getByText('Valid email is required')).toBeTruthy();
    await hand.type(await email(), 'r');
    expect(screen.queryByText('Valid email is required')).toBeNull();
    expect(screen.getByText('Password is required')).toBeTruthy();
  });

  it('shows an existing error in Spanish too', async () => {
    const { hand } = await showApplication('/login');
    await email();
    await hand.click(submit());
    await act(() => changeLanguage('es'));
    expect(await screen.findByText('Se requiere un correo válido')).toBeTruthy();
    expect(screen.getByText('La contraseña es obligatoria')).toBeTruthy();
  });

  it('shows the password on request', async () => {
    const { hand } = await showApplication('/login');
    await email();
    await hand.click(screen.getByRole('button', { name: 'Show what is in Password' }));
    expect(password().type).toBe('text');
    await hand.click(screen.getByRole('button', { name: 'Hide what is in Password' }));
    expect(password().type).toBe('password');
  });

  it('asks for a remembered session only when the box is ticked', async () => {
    const { hand, sentTo } = await tryToSignIn({ [LOGIN]: refusal(401, 'CREDENTIALS_INVALID') });
    await hand.click(screen.getByLabelText('Remember me for 30 days'));
    await hand.click(submit());
    const bodies = sentTo(LOGIN).map(({ init }) => JSON.parse(String(init.body)) as { rememberMe: boolean });
    expect(bodies.map(({ rememberMe }) => rememberMe)).toEqual([false, true]);
  });

  it('keeps the input when the server rejects it, and announces the error', async () => {
    await tryToSignIn({
      [LOGIN]: refusal(401, 'CREDENTIALS_INVALID', { error: 'Invalid email or password' }),
    });
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password');
    expect([(await email()).value, password().value]).toEqual(['ruth@example.org', 'rainy day']);
  });

  it('resends the verification email to an unverified address', async () => {
    const { hand, sentTo } = await tryToSignIn({
      [LOGIN]: refusal(403, 'EMAIL_NOT_VERIFIED', {
        error: 'Please verify your email address before signing in.',
      }),
      [RESEND]: data({ sent: true }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Please verify your email address before signing in.');
    await hand.click(within(alert).getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText('Verification email sent!')).toBeTruthy();
    expect(sentTo(RESEND)[0]?.init.body).toBe('{"email":"ruth@example.org"}');
  });

  it('tells a suspended reader how to contact us', async () => {
    await tryToSignIn({ [LOGIN]: refusal(403, 'ACCOUNT_SUSPENDED') });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/about');
  });

  it('counts down while sign-in is locked, and then submits again', async () => {
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'setImmediate', 'nextTick'],
    });
    const { hand, sentTo } = await tryToSignIn({
      [LOGIN]: refusal(429, 'TOO_MANY_ATTEMPTS', { retryAfter: 3 }),
    });
    const wait = await screen.findByRole('button', { name: 'Try again in 3 seconds' });
    await hand.click(wait);
    expect(sentTo(LOGIN)).toHaveLength(1);
    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.getByRole('button', { name: 'Try again in 1 second' })).toBeTruthy();
    act(() => jest.advanceTimersByTime(1_000));
    await hand.click(submit());
    expect(sentTo(LOGIN)).toHaveLength(2);
  });

  it('links to registration with the return URL', async () => {
    await showApplication('/login?returnUrl=%2Fjournal&sessionExpired=true');
    const link = await screen.findByRole('link', { name: 'Create an account' });
    expect(link.getAttribute('href')).toBe('/register?returnUrl=%2Fjournal');
  });
});
