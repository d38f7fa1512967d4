import { screen, waitFor, within } from '@testing-library/react';
import { data, refusal } from '@word-unfolded/api-client/testing';
import { startTexts } from '@word-unfolded/i18n';
import { forgetDevice, showApplication, type Replies } from '../../../../test/show-application.js';

const REGISTER = 'POST /api/auth/register';

const TYPED = {
  Name: 'Ruth Amador',
  Email: 'ruth@example.org',
  Username: 'ruth',
  Password: 'rainy day on the lake',
  'Confirm password': 'rainy day on the lake',
};

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const submit = () => within(screen.getByRole('main')).getByRole('button', { name: 'Create account' });

/** The completed form. */
async function fillIn(replies: Replies = {}, changed: Partial<typeof TYPED> = {}, at = '/register') {
  const shown = await showApplication(at, { replies });
  for (const [label, text] of Object.entries({ ...TYPED, ...changed })) {
    await shown.hand.type(await field(label), text);
  }
  await shown.hand.click(screen.getByRole('checkbox', { name: /I agree/ }));
  return shown;
}

beforeAll(() => startTexts('en'));
beforeEach(forgetDevice);

describe('the registration form', () => {
  it('supports autofill and password managers', async () => {
    await showApplication('/register');
    const labels = ['Name', 'Email', 'Username', 'Password', 'Confirm password'];
    const fields = await Promise.all(labels.map(field));
    expect(fields.map(({ autocomplete }) => autocomplete)).toEqual([
      'name',
      'email',
      'username',
      'new-password',
      'new-password',
    ]);
  });

  it('reports all missing fields at once, and focuses the first', async () => {
    const { hand, sent } = await showApplication('/register');
    await field('Name');
    await hand.click(submit());
    for (const text of [
      'Name is required',
      'Valid email is required',
      'Username is required',
      'Password is required',
      'This field is required',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    const first = await field('Name');
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(sent).toEqual([]);
  });

  it('reports differing passwords together with all other errors', async () => {
    const { hand } = await fillIn({}, { Username: 'ru', 'Confirm password': 'sunny day' });
    await hand.click(submit());
    expect(screen.getByText('Username must be at least 3 characters')).toBeTruthy();
    expect(screen.getByText('Passwords do not match')).toBeTruthy();
  });

  it('opens the terms and the policy in a new tab, so that no input is lost', async () => {
    await showApplication('/register');
    for (const [name, href] of [
      ['terms of use', '/terms'],
      ['privacy policy', '/privacy'],
    ] as const) {
      const link = await screen.findByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank']);
    }
  });

  it('returns to a taken username, with all other input kept', async () => {
    const { hand } = await fillIn({
      [REGISTER]: refusal(409, 'USERNAME_TAKEN', { error: 'This username is already taken' }),
    });
    await hand.click(submit());
    expect(await screen.findByText('This username is already taken')).toBeTruthy();
    const first = await field('Username');
    await waitFor(() => expect(document.activeElement).toBe(first));
    for (const [label, text] of Object.entries(TYPED)) expect((await field(label)).value).toBe(text);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ }).checked).toBe(true);
  });

  it("rates the password, and detects the reader's own name in it", async () => {
    const { hand } = await showApplication('/register');
    await hand.type(await field('Name'), 'Bartholomew');
    await hand.type(await field('Password'), 'bartholomew');
    expect(await screen.findByText('Easy to guess')).toBeTruthy();
    await hand.clear(await field('Password'));
    await hand.type(await field('Password'), TYPED.Password);
    expect(await screen.findByText('Strong')).toBeTruthy();
  });

  it('submits the input, and then asks the reader to check their email', async () => {
    const { hand, sentTo } = await fillIn({ [REGISTER]: data({ email: TYPED.Email }) });
    await hand.click(submit());
    const said = await screen.findByText(/We sent an email to ruth@example.org/);
    expect(said.parentElement).toBe(document.activeElement);
    expect(document.title).toBe('Check your email · Word Unfolded');
    expect(JSON.parse(String(sentTo(REGISTER)[0]?.init.body))).toEqual({
      name: TYPED.Name,
      email: TYPED.Email,
      username: TYPED.Username,
      password: TYPED.Password,
      confirmPassword: TYPED.Password,
      agreement: true,
      language: 'en',
    });
  });

  it('remembers the page that was wanted before, for the link in the email', async () => {
    const returnUrl = '/subscription?plan=plus&interval=month';
    const { hand } = await fillIn(
      { [REGISTER]: data({ email: TYPED.Email }) },
      {},
      `/register?${new URLSearchParams({ returnUrl })}`,
    );
    await hand.click(submit());
    await screen.findByText(/We sent an email to ruth@example.org/);
    expect(localStorage.getItem('returnAfterVerification')).toBe(returnUrl);
    // A sign-in would be refused until the link of the email is opened.
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('is shown again with its input to a reader who mistyped the address', async () => {
    const { hand } = await fillIn({ [REGISTER]: data({ email: TYPED.Email }) });
    await hand.click(submit());
    await hand.click(await screen.findByRole('button', { name: 'Change the address' }));
    expect((await field('Email')).value).toBe(TYPED.Email);
    expect((await field('Password')).value).toBe(TYPED.Password);
  });
});
