import { startMailSandbox, type StoredMail, type MailSandbox } from '@word-unfolded/sandbox';
import { until } from '@word-unfolded/testing';
import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const SCRIPT = '<script>document.title = "run"</script>';

let folder: string;
let sandbox: MailSandbox;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'word-unfolded-sandbox-'));
  sandbox = await startMailSandbox({ folder });
});
afterEach(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true });
});

const mail = {
  from: 'Word Unfolded <hello@example.org>',
  to: 'Ana <ana@example.org>',
  replyTo: 'help@example.org',
  subject: '¡Bienvenida, Ana! ¿Lista?',
  text: 'Mira https://example.org/verify-email/abc?x=1&y=2.',
  html: `<p>Mira <a href="https://example.org/verify-email/abc?x=1&amp;y=2">aquí</a> ${SCRIPT}</p>`,
};

async function send(...mails: object[]): Promise<void> {
  const transport = createTransport(`${sandbox.smtpUrl}?pool=true&maxConnections=1`);
  for (const each of mails) await transport.sendMail(each);
  transport.close();
}

const ask = (address: string, language = 'en') =>
  fetch(`${sandbox.httpUrl}${address}`, { headers: { 'accept-language': language } });

describe('mail sandbox', () => {
  it('stores mails received over SMTP, and returns them as JSON', async () => {
    await send(mail);
    const [stored] = (await (await ask('/sandbox/outbox.json')).json()) as StoredMail[];
    expect(stored).toEqual({
      id: expect.stringMatching(/^\d+-\d+$/),
      to: 'ana@example.org',
      from: 'hello@example.org',
      replyTo: 'help@example.org',
      subject: mail.subject,
      text: expect.stringContaining(mail.text),
      html: expect.stringContaining('aquí'),
      links: ['https://example.org/verify-email/abc?x=1&y=2'],
      attachments: [],
      sentAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('lists the newest first, and still has them after a restart', async () => {
    await send({ ...mail, subject: 'first' }, { ...mail, subject: 'second' });
    const subjects = () => sandbox.mails.map(({ subject }) => subject);
    expect(subjects()).toEqual(['second', 'first']);
    await sandbox.stop();
    sandbox = await startMailSandbox({ folder });
    expect(subjects()).toEqual(['second', 'first']);
    await send({ ...mail, subject: 'third' });
    expect(subjects()).toEqual(['third', 'second', 'first']);
  });

  it('stores the newest five hundred', async () => {
    await send(...Array.from({ length: 503 }, (_, index) => ({ ...mail, subject: String(index) })));
    expect(sandbox.mails.length).toBe(500);
    expect(sandbox.mails.at(-1)?.subject).toBe('3');
    expect((await readdir(folder)).length).toBe(500);
  });

  it.each([
    ['en', 'Mail sandbox: nothing is sent'],
    ['es', 'Buzón de pruebas: no se envía nada'],
  ])('renders the mails on a page in %s', async (language, label) => {
    await send({ ...mail, subject: `<b>${SCRIPT}` });
    const page = await (await ask('/sandbox/outbox', language)).text();
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(label);
    expect(page).toContain('href="https://example.org/verify-email/abc?x=1&amp;y=2"');
    expect(page).not.toContain('<script');
  });

  it('renders a mail without scripts and inside a frame', async () => {
    await send(mail);
    const page = await ask('/sandbox/outbox');
    const frame = /<iframe[^>]*src="([^"]+)"[^>]*sandbox="([^"]*)"/.exec(await page.text());
    expect(frame?.[2]).toBe('allow-popups allow-popups-to-escape-sandbox');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    const letter = await ask(frame?.[1] ?? '');
    expect(letter.status).toBe(200);
    const policy = letter.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/sandbox(?!.*allow-(scripts|same-origin|forms))/);
  });

  it('shows a message if there is no mail, or the requested mail does not exist', async () => {
    expect(await (await ask('/sandbox/outbox')).text()).toContain('No mail yet.');
    await send(mail);
    expect(await (await ask('/sandbox/outbox?mail=nonsense')).text()).toContain('This mail is not here');
    expect((await ask('/sandbox/outbox/nonsense/letter')).status).toBe(404);
    expect((await ask('/sandbox/..%2f..%2fetc%2fpasswd')).status).toBe(404);
  });
});

describe('process of the mail sandbox', () => {
  const home = path.join(import.meta.dirname, '..');
  const main = path.join(home, 'dist', 'main.js');

  beforeAll(async () => {
    if (existsSync(main)) return;
    const build = path.join(home, '..', 'service-kit', 'build', 'bundle-service.mjs');
    await promisify(execFile)(process.execPath, [build], { cwd: home });
  });

  const start = (...args: string[]): ChildProcess => fork(main, args, { execArgv: [], silent: true });

  it('reports its ports, and ends on request', async () => {
    const child = start('--folder', folder);
    const [announced] = (await once(child, 'message')) as [{ smtpPort: number; httpPort: number }];
    expect(announced).toEqual({
      kind: 'sandbox-started',
      smtpPort: expect.any(Number),
      httpPort: expect.any(Number),
    });
    const answer = await fetch(`http://127.0.0.1:${announced.httpPort}/sandbox/outbox.json`);
    expect(await answer.json()).toEqual([]);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('starts the OpenAI sandbox if requested', async () => {
    const child = start('--openai-port', '0');
    const [announced] = (await once(child, 'message')) as [object];
    expect(announced).toEqual({ kind: 'sandbox-started', openaiPort: expect.any(Number) });
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('ends when its parent process ends', async () => {
    const child = start('--folder', folder);
    await once(child, 'message');
    child.disconnect();
    await until('it has ended', () => child.exitCode === 0);
  });

  it('reports missing arguments', async () => {
    const child = start();
    expect(await once(child, 'exit')).toEqual([64, null]);
  });
});
