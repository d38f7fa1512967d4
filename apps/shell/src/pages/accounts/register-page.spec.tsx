import { screen, waitFor, within } from '@testing-library/react';
import { data, refusal } from '@word-unfolded/api-client/testing';
import { startTexts } from '@word-unfolded/i18n';
import { forgetDevice, showApplication, type Replies } from '../../../test/show-application.js';

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

/** The form, filled in. */
async function fillIn(replies: Replies = {}, changed: Partial<typeof TYPED> = {}) {
  const shown = await showApplication('/register', { replies });
  for (const [label, text] of Object.entries({ ...TYPED, ...changed })) {
    await shown.hand.type(await field(label), text);
  }
  await shown.hand.click(screen.getByRole('checkbox', { name: /I agree/ }));
  return shown;
}

beforeAll(() => startTexts('en'));
beforeEach(forgetDevice);

describe('the form of a new account', () => {
  it('is filled in by a browser and a password manager', async () => {
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

  it('says all that is missing at once, and goes to the first', async () => {
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

  it('says that the passwords differ together with everything else', async () => {
    const { hand } = await fillIn({}, { Username: 'ru', 'Confirm password': 'sunny day' });
    await hand.click(submit());
    expect(screen.getByText('Username must be at least 3 characters')).toBeTruthy();
    expect(screen.getByText('Passwords do not match')).toBeTruthy();
  });

  it('opens the terms and the policy beside it, so that nothing typed is lost', async () => {
    await showApplication('/register');
    for (const [name, href] of [
      ['terms of use', '/terms'],
      ['privacy policy', '/privacy'],
    ] as const) {
      const link = await screen.findByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank']);
    }
  });

  it('goes back to a username that is taken, with everything else still typed', async () => {
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

  it('says how strong a password is, and sees through the name of its reader', async () => {
    const { hand } = await showApplication('/register');
    await hand.type(await field('Name'), 'Bartholomew');
    await hand.type(await field('Password'), 'bartholomew');
    expect(await screen.findByText('Easy to guess')).toBeTruthy();
    await hand.clear(await field('Password'));
    await hand.type(await field('Password'), TYPED.Password);
    expect(await screen.findByText('Strong')).toBeTruthy();
  });

  it('sends what was typed, and then asks to read the mail', async () => {
    const { hand, sentTo } = await fillIn({ [REGISTER]: data({ email: TYPED.Email }) });
    await hand.click(submit());
    const said = await screen.findByText(/We sent a link to ruth@example.org/);
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

  it('is there again, as it was filled in, for who mistyped the address', async () => {
    const { hand } = await fillIn({ [REGISTER]: data({ email: TYPED.Email }) });
    await hand.click(submit());
    await hand.click(await screen.findByRole('button', { name: 'Change the address' }));
    expect((await field('Email')).value).toBe(TYPED.Email);
    expect((await field('Password')).value).toBe(TYPED.Password);
  });
});
