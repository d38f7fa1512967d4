import { emailTo, linkIn, newReader, registerReader, type Reader } from '../../../../tools/stack/readers.mjs';
import { accessibilityProblems } from '../support/accessibility.js';
import { STACK_URL, openBrowser, PHONE } from '../support/browser.js';
import type { Page } from 'playwright-core';

const visit = openBrowser();

async function fillRegistration(page: Page, reader: Reader): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Lydia of Thyatira');
  await page.getByLabel('Email', { exact: true }).fill(reader.email);
  await page.getByLabel('Username', { exact: true }).fill(reader.username);
  await page.getByLabel('Password', { exact: true }).fill(reader.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(reader.password);
  await page.getByLabel(/^I agree/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function fillSignIn(
  page: Page,
  { email, password }: Pick<Reader, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function openLink(page: Page, link: string): Promise<void> {
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
}

/** An image like those of a camera: half red, half blue. */
async function drawPicture(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(800, 600);
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#a33';
    pen.fillRect(0, 0, 400, 600);
    pen.fillStyle = '#33a';
    pen.fillRect(400, 0, 400, 600);
    const picture = await canvas.convertToBlob({ type: 'image/jpeg' });
    return [...new Uint8Array(await picture.arrayBuffer())];
  });
  return Buffer.from(bytes);
}

describe('the lifecycle of an account', () => {
  const reader = newReader();

  it('registers, verifies the address by email, and signs in', async () => {
    const { page, complaints } = await visit();
    await page.goto('/register');
    await fillRegistration(page, reader);
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    const letter = await emailTo(STACK_URL, reader.email);
    await openLink(page, linkIn(letter, '/verify-email/'));
    await page.getByRole('heading', { name: 'Your email is verified' }).waitFor();
    await page.goto('/wumenu'); // this browser is signed in by now
    await page.getByText(/Good (morning|afternoon|evening), Lydia/).waitFor();
    expect(complaints).toEqual([]);
  });

  it('rejects a second use of the emailed link, and says what to do', async () => {
    const { page } = await visit();
    const letter = await emailTo(STACK_URL, reader.email);
    await openLink(page, linkIn(letter, '/verify-email/'));
    await page.getByRole('heading', { name: 'This link has already been used' }).waitFor();
  });

  it('shows its pages in the chosen language on every device', async () => {
    const { page } = await visit({ as: reader });
    await page.goto('/profile');
    await page.getByLabel('Language', { exact: true }).selectOption('es');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Perfil y ajustes' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    await page.getByLabel('Idioma', { exact: true }).selectOption('en');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByRole('heading', { level: 1, name: 'Profile & Settings' }).waitFor();
  });

  it('stores a profile picture and shows it again', async () => {
    const { page, complaints } = await visit({ as: reader });
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'Picture' }).waitFor();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    await (
      await choosing
    ).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await drawPicture(page) });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await page.getByText('Avatar uploaded successfully!').waitFor();
    await page.reload();
    const picture = page.getByRole('img', { name: 'Your picture' }).locator('img');
    await picture.waitFor();
    await page.waitForFunction(
      (image) => (image as HTMLImageElement | null)?.naturalWidth === 512,
      await picture.elementHandle(),
    );
    expect(complaints).toEqual([]);
  });

  it('lists a second browser, and ends its session at once', async () => {
    const { page: first } = await visit({ as: reader });
    const { page: second } = await visit({ as: reader });
    await second.goto('/word-unfolded?ref=Psalm%20121');
    await second.getByRole('article').waitFor();
    await first.goto('/profile');
    await first.getByRole('button', { name: 'End all other sessions' }).click();
    await first.getByRole('dialog').getByRole('button', { name: 'End all other sessions' }).click();
    await first.getByText('You are signed in on this device only.').first().waitFor();
    await second.goto('/profile');
    await second.waitForURL('**/login?**');
    expect(new URL(second.url()).searchParams.get('returnUrl')).toBe('/profile');
    await fillSignIn(second, reader);
    await second.getByRole('heading', { level: 1, name: 'Profile & Settings' }).waitFor();
  });

  it('resets a forgotten password by email once, and signs in with the new one', async () => {
    const { page } = await visit();
    await page.goto('/forgot-password');
    await page.getByLabel('Email', { exact: true }).fill(reader.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText(/a link is on its way/).waitFor();
    const letter = await emailTo(STACK_URL, reader.email, ({ links }) =>
      links.some((link) => link.includes('/reset-password/')),
    );
    const link = linkIn(letter, '/reset-password/');
    const password = 'a lamp unto my feet 119';
    await openLink(page, link);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('heading', { name: 'Your new password is set' }).waitFor();
    await openLink(page, link);
    await page.getByRole('link', { name: 'Get a new link' }).waitFor();
    await page.goto('/login');
    await fillSignIn(page, reader);
    await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    await fillSignIn(page, { ...reader, password });
    await page.waitForURL('**/wumenu');
    Object.assign(reader, { password });
  });

  it('is deleted after DELETE is typed, and cannot sign in again', async () => {
    const { page } = await visit({ as: reader });
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog');
    const word = dialog.getByRole('textbox', { name: 'Type DELETE to confirm' });
    await word.fill('delete');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await dialog.getByText('Type DELETE, in capital letters.').waitFor();
    await word.fill('DELETE');
    await dialog.locator('input[name="password"]').fill(reader.password);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByRole('heading', { name: 'Your account has been deleted' }).waitFor();
    await page.goto('/login');
    await fillSignIn(page, reader);
    await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});

describe('the gates of pages', () => {
  it('redirect a visitor to sign-in, and from there back to the requested page', async () => {
    const { page } = await visit();
    const reader = await registerReader(page.request, STACK_URL);
    await page.goto('/word-unfolded?ref=Ruth%201:16');
    await page.waitForURL('**/login?**');
    await fillSignIn(page, reader);
    await page.getByRole('heading', { name: 'Ruth 1:16' }).waitFor();
  });

  it('never redirect to another site', async () => {
    const { page } = await visit();
    const reader = await registerReader(page.request, STACK_URL);
    await page.goto('/login?returnUrl=https%3A%2F%2Fevil.example%2Fword-unfolded');
    await fillSignIn(page, reader);
    await page.waitForURL('**/wumenu');
    expect(page.url().startsWith(STACK_URL)).toBe(true);
  });

  it('redirect a signed-in reader from the visitor pages to the menu', async () => {
    const { page } = await visit({ as: await registerReader((await visit()).page.request, STACK_URL) });
    await page.goto('/login');
    await page.waitForURL('**/wumenu');
    await page.goto('/');
    await page.waitForURL('**/wumenu');
  });

  it('name the plan that a page requires', async () => {
    const { page } = await visit({ as: await registerReader((await visit()).page.request, STACK_URL) });
    await page.goto('/theo-history');
    await page.waitForURL('**/subscription**');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('the visitor pages', () => {
  it.each(['/', '/login', '/register', '/forgot-password', '/about', '/help', '/terms', '/privacy'])(
    'have no accessibility violations: %s, on a wide screen and on a phone in Spanish',
    async (path) => {
      for (const options of [{}, { viewport: PHONE, locale: 'es-MX', colorScheme: 'dark' as const }]) {
        const { page, complaints } = await visit(options);
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await accessibilityProblems(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        expect(complaints).toEqual([]);
      }
    },
  );

  it('let a visitor read a passage, and search the help for a word without its accent', async () => {
    const { page } = await visit({ locale: 'es-MX' });
    await page.goto('/');
    await page.getByRole('textbox', { name: /Lee un pasaje/ }).fill('Romanos 8:28-30');
    await page.keyboard.press('Enter');
    await page.getByText('todas las cosas les ayudan á bien').waitFor();
    await page.goto('/help');
    await page.locator('#first-page').waitFor({ state: 'detached' });
    await page.getByRole('searchbox').fill('contrasena');
    await page
      .locator('mark:visible', { hasText: /contraseña/i })
      .first()
      .waitFor();
  });
});
