import { HtmlValidate } from 'html-validate';
import { emailTo, linkIn, newReader, registerReader } from '../../../../tools/stack/readers.mjs';
import { accessibilityProblems } from '../support/accessibility.js';
import { openBrowser, PHONE, STACK_URL } from '../support/browser.js';
import { watchLayoutShifts } from '../support/layout-shifts.js';

const visit = openBrowser();

const ROMANS_8 = '/read/en/web/romans/8';

describe('without a script', () => {
  it('a visitor finds a passage, reads its chapter and the next one, and searches', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/');
    await page.getByText('Come to me, all you who labor').waitFor();
    await page.getByRole('textbox').fill('Romans 8:28');
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByText('all things work together for good').waitFor();
    expect(new URL(page.url()).pathname).toBe(`${ROMANS_8}/28`);
    await page.getByRole('link', { name: 'Read the whole chapter' }).click();
    await page.getByText('There is therefore now no condemnation').waitFor();
    await page.getByRole('link', { name: /^Next/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Romans 9' }).waitFor();
    await page.getByRole('textbox').fill('living water');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('link', { name: 'Jeremiah 2:13' }).click();
    await page.getByRole('heading', { level: 1, name: 'Jeremiah 2:13' }).waitFor();
    await page.getByRole('link', { name: 'Reina Valera 1909' }).click();
    expect(new URL(page.url()).pathname).toBe('/read/es/rv1909/jeremias/2');
  });
});

describe('a form that a browser sends by itself', () => {
  const FORM = 'application/x-www-form-urlencoded';

  it('signs in, or says beside what was written why not', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    const reader = await registerReader((await visit()).page.request, STACK_URL);
    await page.goto('/login?returnUrl=%2Fhelp&lng=es');
    await page.getByLabel('Correo').fill(reader.email);
    await page.getByLabel('Contraseña', { exact: true }).fill('not the password');
    await page.getByLabel(/^Recordarme/).check();
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page
      .getByRole('alert')
      .getByText(/contraseña/i)
      .waitFor();
    expect(await page.getByLabel('Correo').inputValue()).toBe(reader.email);
    expect(await page.getByLabel('Contraseña', { exact: true }).inputValue()).toBe('');
    expect(await page.getByLabel(/^Recordarme/).isChecked()).toBe(true);
    await page.getByLabel('Contraseña', { exact: true }).fill(reader.password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.waitForURL('**/help');
    expect((await page.context().cookies()).map(({ name }) => name)).toContain('wu_session');
    await page.getByRole('searchbox').fill('offline');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL('**/help?q=offline');
    await page.goto('/wumenu');
    await page.getByRole('heading', { name: 'Esta página necesita JavaScript' }).waitFor();
    await page.locator('main').getByRole('link', { name: 'Revista Logos Learning' }).click();
    await page.waitForURL('**/llm?lng=es');
  });

  it('registers, with the errors beside the fields before', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/register');
    await page.getByLabel('Name', { exact: true }).fill('Naomi <b>');
    await page.getByLabel('Username').fill('na');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Username must be at least 3 characters').waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Naomi <b>');
    await page.getByLabel('Name', { exact: true }).fill('Naomi');
    await page.getByLabel('Username').fill(`naomi${Date.now()}`);
    await page.getByLabel('Email').fill(`naomi${Date.now()}@example.org`);
    await page.getByLabel('Password', { exact: true }).fill('seven quiet rivers');
    await page.getByLabel('Confirm password', { exact: true }).fill('seven quiet rivers');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText(/naomi\d+@example\.org/).waitFor();
  });

  it('writes to us, and keeps what was written where it is refused', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/about?lng=en');
    await page.getByLabel('Name', { exact: true }).fill('Boaz');
    await page.getByLabel('Email').fill('boaz at home');
    await page.getByLabel('Message').fill('Peace <b>');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('Peace <b>');
    await page.getByLabel('Email').fill('boaz@example.org');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('It has arrived.').waitFor();
    expect(page.url()).not.toContain('Peace');
  });

  it('opens a verse by its number, to get a picture of it and study it', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/read/en/web/john/3');
    await page.getByRole('link', { name: 'What to do with John 3:16' }).click();
    await page.waitForURL('**/read/en/web/john/3/16');
    await page.getByRole('link', { name: 'Image' }).waitFor();
    await page.getByRole('link', { name: 'Study', exact: true }).waitFor();
  });

  it('verifies an address and sets a password by the links of emails, and signs out', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    const reader = newReader();
    const registration = { ...reader, name: 'Naomi', confirmPassword: reader.password };
    const linkTo = async (path: string) =>
      linkIn(
        await emailTo(STACK_URL, reader.email, ({ links }) => links.some((link) => link.includes(path))),
        path,
      );
    await page.goto('/register');
    for (const [name, value] of Object.entries(registration))
      await page.locator(`[name=${name}]`).fill(value);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText(reader.email).waitFor();
    const link = await linkTo('/verify-email/');
    const scanner = await visit({ javaScriptEnabled: false });
    for (let times = 0; times < 2; times += 1) {
      await scanner.page.goto(link);
      await scanner.page.getByRole('textbox', { name: 'Password of this sign-up' }).waitFor();
    }
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await page.getByRole('heading', { name: 'Your email is verified' }).waitFor();
    await page.goto(link);
    await page.getByRole('heading', { name: 'This link has already been used' }).waitFor();
    await page.goto('/wumenu');
    await page.getByRole('link', { name: 'Read and search the Bible' }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(STACK_URL + '/');
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('wu_session');
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(reader.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('a link is on its way').waitFor();
    const reset = await linkTo('/reset-password/');
    await page.goto(reset);
    await page.getByRole('textbox', { name: 'New password' }).fill('nine quiet rivers');
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('nine quiet streams');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Passwords do not match').waitFor();
    await page.getByRole('textbox', { name: 'New password' }).fill('nine quiet rivers');
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('nine quiet rivers');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('heading', { name: 'Your new password is set' }).waitFor();
    await page.goto(reset);
    await page.getByRole('heading', { name: 'This link has already been used' }).waitFor();
  });

  it('is refused from a page of another site', async () => {
    const send = (path: string, headers: Record<string, string>) =>
      fetch(STACK_URL + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': FORM, ...headers },
        body: 'email=a%40example.org&password=seven+quiet+rivers',
      });
    const refused: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      {},
    ];
    for (const headers of refused) {
      const response = await send('/login', headers);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        403,
        'text/html; charset=utf-8',
      ]);
    }
  });
});

describe('a page whose scripts do not come', () => {
  it('says so, and its form works', async () => {
    const { page } = await visit();
    const reader = await registerReader((await visit()).page.request, STACK_URL);
    await page.route('**/assets/main.*.js', (route) => route.abort());
    await page.goto('/wumenu');
    await page.getByText('The application did not load').waitFor();
    await page.goto('/login');
    await page.getByText('La aplicación no se cargó').waitFor();
    await page.getByLabel('Email').fill(reader.email);
    await page.getByLabel('Password', { exact: true }).fill(reader.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/wumenu');
    await page.unroute('**/assets/main.*.js');
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('The application did not load').count()).toBe(0);
  });
});

describe('a page of which no script comes', () => {
  it('says so after a while, without any', async () => {
    const { page } = await visit();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/wumenu');
    const notice = page.locator('#application-missing');
    expect(await notice.isVisible()).toBe(false);
    await notice.evaluate((element) => element.getAnimations().forEach((each) => each.finish()));
    await page.getByText('The application did not load').waitFor();
  });
});

describe('the application', () => {
  it.each([
    ['a chapter on a wide screen', ROMANS_8, {}],
    ['a psalm in Spanish on a phone', '/read/es/rv1909/salmos/23', { viewport: PHONE }],
    ['the landing page', '/', {}],
    ['a page about the application', '/about', {}],
  ])('takes over %s without a shift', async (_, address, options) => {
    const { page, complaints } = await visit(options);
    const shifts = await watchLayoutShifts(page);
    await page.goto(address);
    await page.locator('#first-page').waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await shifts()).toBeLessThan(0.005);
    expect(complaints).toEqual([]);
  });

  it('goes to the next chapter itself', async () => {
    const { page } = await visit();
    await page.goto('/read/en/kjv/malachi/4');
    await page.locator('#first-page').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Next: Matthew 1' }).click();
    await page.getByRole('heading', { level: 1, name: 'Matthew 1' }).waitFor();
    expect(await page.title()).toBe('Matthew 1, KJV · Word Unfolded');
  });
});

describe('a reader who is signed in', () => {
  it('gets from the number of a verse to the study page at that verse, and sees it in its colour in every translation', async () => {
    const reader = await registerReader((await visit()).page.request, STACK_URL);
    const { page } = await visit({ as: reader });
    await page.goto(ROMANS_8);
    await page.getByRole('link', { name: 'Study Romans 8:3', exact: true }).click();
    await page.waitForURL('**/word-unfolded?ref=Romans+8%3A3&translation=*');
    await page
      .locator('[data-verse="Rom.8.3"]')
      .filter({ hasText: 'For what the law couldn’t do' })
      .waitFor();
    await page.getByRole('button', { name: 'Verse 3', exact: true }).click();
    await page.getByRole('button', { name: 'Highlight: green' }).click();
    await page.getByRole('button', { name: 'Verse 3, highlighted: green' }).waitFor();
    await page.goto('/read/es/rv1909/romanos/8');
    await page.locator('mark').filter({ hasText: 'Porque lo que era imposible' }).first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

describe('the HTML of public pages', () => {
  it.each([
    ...['/', '/about', '/help', '/subscription', '/terms', '/privacy', '/llm', '/llm/the-magazine-opens'],
    ...[ROMANS_8, `${ROMANS_8}/28-30`, '/read/es/rv1909/salmos/23', '/?lng=es', '/llm?lng=es'],
  ])('is valid: %s', async (address) => {
    const html = await (await fetch(STACK_URL + address)).text();
    const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html);
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(problems).toEqual([]);
  });
});

describe('the links of public pages', () => {
  it('lead somewhere', async () => {
    const seen = new Set(['/', '/help', '/read/en', '/read/es/rv1909', ROMANS_8, `${ROMANS_8}/28-30`]);
    const titles = new Map<string, string>();
    const sample: string[] = [];
    for (const address of [...seen]) {
      const html = await (await fetch(STACK_URL + address)).text();
      titles.set(address, /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      const links = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, path]) =>
        path!.replace(/&amp;/g, '&'),
      );
      for (const link of links) if (!seen.has(link) && seen.add(link)) sample.push(link);
    }
    expect(new Set(titles.values()).size).toBe(titles.size);
    for (const link of sample.filter((_, index) => index % 3 === 0 || sample.length < 60)) {
      const { status, redirected } = await fetch(STACK_URL + link);
      expect({ link, status, redirected }).toEqual({ link, status: 200, redirected: false });
    }
  });
});
