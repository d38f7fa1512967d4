import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { data, READER, refusal } from '@word-unfolded/api-client/testing';
import { PAGES } from '@word-unfolded/domain';
import { changeLanguage, startTexts } from '@word-unfolded/i18n';
import { dismissToast, readSettings, themeStore, useToasts } from '@word-unfolded/ui';
import { address, forgetDevice, showApplication, type Replies } from '../../../test/show-application.js';

const SAVE = 'PUT /api/auth/profile';
const PASSWORD = 'POST /api/auth/change-password';
const DELETION = 'DELETE /api/auth/account';
const LIST = { 'GET /api/auth/sessions': data([]) };

async function openProfile(replies: Replies = {}, reader = {}) {
  const shown = await showApplication(PAGES.profile, { reader, replies: { ...LIST, ...replies } });
  await screen.findByRole('heading', { name: 'Profile & Settings', level: 1 });
  return shown;
}

const press = ({ hand }: Awaited<ReturnType<typeof openProfile>>, name: string) =>
  hand.click(screen.getByRole('button', { name }));
const shownMessage = (text: string) =>
  waitFor(() => expect(useToasts.getState().toasts.map((toast) => toast.text)).toContain(text));
const bodyOf = ({ sentTo }: Awaited<ReturnType<typeof openProfile>>, what: string): unknown =>
  JSON.parse(String(sentTo(what).at(-1)?.init.body));

beforeAll(() => startTexts('en'));
beforeEach(() => {
  forgetDevice();
  jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const { id } of useToasts.getState().toasts) act(() => dismissToast(id));
  await act(() => changeLanguage('en'));
});

describe('the appearance', () => {
  it('is chosen for this device, and takes effect at once', async () => {
    const { hand } = await openProfile();
    await hand.click(screen.getByRole('radio', { name: /^Galilee Calm/ }));
    await hand.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(themeStore.getState()).toMatchObject({ selectedThemeKey: 'galilee-calm', mode: 'dark' });

    const settings = screen.getByRole('group', { name: 'How Scripture is set' });
    await hand.click(within(settings).getByRole('switch', { name: 'Verse numbers' }));
    await hand.click(within(settings).getByRole('radio', { name: 'Largest' }));
    expect(readSettings()).toMatchObject({ verseNumbers: false, typeSize: 'largest' });
  });
});

describe('the profile form', () => {
  it('sends only the changed fields, and shows the values that the server returns', async () => {
    const shown = await openProfile({ [SAVE]: data({ ...READER, occupation: 'Gleaner' }) });
    await shown.hand.type(screen.getByLabelText('Occupation'), ' Gleaner ');
    expect(screen.getByText('You have unsaved changes.')).toBeTruthy();
    await press(shown, 'Save changes');
    await shownMessage('Profile updated successfully!');
    expect(bodyOf(shown, SAVE)).toEqual({ occupation: ' Gleaner ' });
    expect(screen.getByLabelText<HTMLInputElement>('Occupation').value).toBe('Gleaner');
    expect(screen.queryByText('You have unsaved changes.')).toBeNull();
  });

  it('sends no request when nothing has changed, and says so', async () => {
    const shown = await openProfile();
    await press(shown, 'Save changes');
    expect(await screen.findByText('Nothing has changed since you last saved.')).toBeTruthy();
    expect(shown.sentTo(SAVE)).toHaveLength(0);
  });

  it('reports a taken username at the field, focuses it and keeps the input', async () => {
    const shown = await openProfile({ [SAVE]: refusal(409, 'USERNAME_TAKEN') });
    const field = screen.getByLabelText<HTMLInputElement>('Username');
    await shown.hand.clear(field);
    await shown.hand.type(field, 'naomi');
    await press(shown, 'Save changes');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('text of USERNAME_TAKEN')).toBeTruthy();
    await shown.hand.type(field, '2');
    expect(field.value).toBe('naomi2');
    expect(screen.queryByText('text of USERNAME_TAKEN')).toBeNull();
  });

  it('does not send an empty name', async () => {
    const shown = await openProfile();
    await shown.hand.clear(screen.getByLabelText('Name'));
    await press(shown, 'Save changes');
    expect(await screen.findByText('Name is required')).toBeTruthy();
    expect(shown.sentTo(SAVE)).toHaveLength(0);
  });

  it('counts the characters of the personal note, and rejects one that is too long', async () => {
    const shown = await openProfile();
    await shown.hand.click(screen.getByLabelText('Personal note'));
    await shown.hand.paste('n'.repeat(501));
    expect(screen.getByText('501/500')).toBeTruthy();
    await press(shown, 'Save changes');
    expect(await screen.findByText('Must be no more than 500 characters')).toBeTruthy();
  });

  it('says why saving failed, and that the input is kept', async () => {
    const shown = await openProfile({ [SAVE]: refusal(503, 'SERVICE_UNAVAILABLE') });
    await shown.hand.type(screen.getByLabelText('Occupation'), 'Gleaner');
    await press(shown, 'Save changes');
    const alert = await screen.findByText('Failed to update profile. Please try again.');
    expect(alert.closest('[role="alert"]')?.textContent).toContain('What you wrote is still in the form.');
    expect(screen.getByLabelText<HTMLInputElement>('Occupation').value).toBe('Gleaner');
  });

  it('switches to the selected language once it is saved', async () => {
    const shown = await openProfile({ [SAVE]: data({ ...READER, language: 'es' }) });
    await shown.hand.selectOptions(screen.getByLabelText('Language'), 'es');
    await press(shown, 'Save changes');
    expect(await screen.findByRole('heading', { name: 'Perfil y ajustes' })).toBeTruthy();
    await shownMessage('¡Perfil actualizado!');
  });
});

describe('a page with unsaved changes', () => {
  it('asks for confirmation before it is left, stays on cancel, and leaves on confirmation', async () => {
    const shown = await openProfile();
    await shown.hand.type(screen.getByLabelText('Occupation'), 'Gleaner');
    const leave = async () => {
      await shown.hand.click(
        within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Help' }),
      );
      return screen.findByRole('dialog', { name: 'Leave without saving?' });
    };
    await waitFor(leave); // the prompt is loaded while the reader types
    await press(shown, 'Stay here');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(PAGES.profile);
    expect(screen.getByLabelText<HTMLInputElement>('Occupation').value).toBe('Gleaner');
    await leave();
    await press(shown, 'Leave without saving');
    expect(await screen.findByRole('heading', { name: 'Help', level: 1 })).toBeTruthy();
  });

  it('registers a beforeunload prompt only while there are changes', async () => {
    const shown = await openProfile();
    const unload = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(unload()).toBe(false);
    await shown.hand.type(screen.getByLabelText('Occupation'), 'G');
    expect(unload()).toBe(true);
    await shown.hand.clear(screen.getByLabelText('Occupation'));
    expect(unload()).toBe(false);
  });
});

describe('the change of the password', () => {
  /** The one of the password form: the email form has one too. */
  const currentPassword = () =>
    within(screen.getByRole('form', { name: 'Password' })).getByLabelText('Current password');
  const fill = async (
    { hand }: Awaited<ReturnType<typeof openProfile>>,
    [current, next, again]: string[],
  ) => {
    await hand.type(currentPassword(), current ?? '');
    await hand.type(screen.getByLabelText('New password'), next ?? '');
    await hand.type(screen.getByLabelText('Confirm password'), again ?? '');
  };

  it('succeeds, clears the input, and refetches the sessions', async () => {
    const shown = await openProfile({ [PASSWORD]: data({ changed: true }) });
    await fill(shown, ['barley harvest', 'gleaning at dusk', 'gleaning at dusk']);
    await press(shown, 'Change password');
    await shownMessage('Password updated successfully!');
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
    await waitFor(() => expect(shown.sentTo('GET /api/auth/sessions')).toHaveLength(2));
  });

  it('reports a wrong current password at its field, and ends no session', async () => {
    const shown = await openProfile({ [PASSWORD]: refusal(401, 'CREDENTIALS_INVALID') });
    await fill(shown, ['wrong', 'gleaning at dusk', 'gleaning at dusk']);
    await press(shown, 'Change password');
    expect(await screen.findByText('This is not your current password.')).toBeTruthy();
    expect(screen.getByText('Failed to update password. Please try again.')).toBeTruthy();
    expect(document.activeElement).toBe(currentPassword());
    expect(address()).toBe(PAGES.profile);
    await shown.hand.type(currentPassword(), '!');
    expect(screen.queryByText('This is not your current password.')).toBeNull();
  });

  it('is not sent while the two new passwords differ', async () => {
    const shown = await openProfile();
    await fill(shown, ['barley harvest', 'gleaning at dusk', 'gleaning at dawn']);
    await press(shown, 'Change password');
    expect(await screen.findByText('Passwords do not match')).toBeTruthy();
    expect(shown.sentTo(PASSWORD)).toHaveLength(0);
  });

  it('reports a failure', async () => {
    const shown = await openProfile({ [PASSWORD]: refusal(503, 'SERVICE_UNAVAILABLE') });
    await fill(shown, ['barley harvest', 'gleaning at dusk', 'gleaning at dusk']);
    await press(shown, 'Change password');
    expect(await screen.findByText('Failed to update password. Please try again.')).toBeTruthy();
  });
});

describe('the data export', () => {
  it('is offered as a file with everything that the server returned', async () => {
    const account = { version: 1, account: READER, journal: { entries: [] } };
    let file: Blob | undefined;
    URL.createObjectURL = (blob) => {
      file = blob as Blob;
      return 'blob:account';
    };
    URL.revokeObjectURL = () => undefined;
    const clicked: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download);
    });
    const shown = await openProfile({ 'GET /api/auth/account/export': { body: account } });
    await press(shown, 'Download');
    expect(await screen.findByText('The file is in your downloads.')).toBeTruthy();
    expect(clicked).toEqual(['word-unfolded-account.json']);
    expect(await new Response(file).json()).toEqual(account);
  });

  it('reports that it could not be prepared', async () => {
    const shown = await openProfile({ 'GET /api/auth/account/export': refusal(500, 'INTERNAL') });
    await press(shown, 'Download');
    expect(await screen.findByText('The file could not be prepared')).toBeTruthy();
  });
});

describe('the deletion of the account', () => {
  const openDialog = async (shown: Awaited<ReturnType<typeof openProfile>>) => {
    await press(shown, 'Delete account');
    return screen.findByRole('dialog', { name: 'Delete the account ruth?' });
  };

  it('is not performed for a word other than the required one', async () => {
    const shown = await openProfile();
    await openDialog(shown);
    await shown.hand.type(screen.getByLabelText('Type DELETE to confirm'), 'delete');
    await press(shown, 'Delete for good');
    expect(await screen.findByText('Type DELETE, in capital letters.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Type DELETE to confirm'));
    expect(shown.sentTo(DELETION)).toHaveLength(0);
  });

  it('requires the password, and ends on a page that confirms it', async () => {
    const shown = await openProfile({
      [DELETION]: [
        refusal(401, 'CREDENTIALS_INVALID', { details: [{ field: 'password', error: 'Wrong' }] }),
        data({ deleted: true }),
      ],
    });
    await shown.hand.type(screen.getByLabelText('Occupation'), 'not saved');
    const dialog = within(await openDialog(shown));
    await shown.hand.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await press(shown, 'Delete for good');
    expect(await screen.findByText('Password is required')).toBeTruthy();
    await shown.hand.type(dialog.getByLabelText('Password'), 'wrong one');
    await press(shown, 'Delete for good');
    expect(await screen.findByText('This is not your current password.')).toBeTruthy();
    await shown.hand.clear(dialog.getByLabelText('Password'));
    await shown.hand.type(dialog.getByLabelText('Password'), 'barley harvest');
    await press(shown, 'Delete for good');
    expect(await screen.findByRole('heading', { name: 'Your account has been deleted' })).toBeTruthy();
    expect(address()).toBe(PAGES.accountDeleted);
    expect(window.localStorage.getItem('auth_token')).toBeNull();
    expect(window.localStorage.getItem('user_profile')).toBeNull();
  });

  it('changes nothing when the server refuses', async () => {
    const shown = await openProfile({ [DELETION]: refusal(503, 'SERVICE_UNAVAILABLE') });
    await openDialog(shown);
    await shown.hand.type(screen.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await shown.hand.type(within(screen.getByRole('dialog')).getByLabelText('Password'), 'barley harvest');
    await press(shown, 'Delete for good');
    expect(await screen.findByText('Your account was not deleted')).toBeTruthy();
    expect(window.localStorage.getItem('auth_token')).not.toBeNull();
  });
});
