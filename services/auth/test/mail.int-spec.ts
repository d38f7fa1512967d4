import { MailQueue, type MailJob } from '@word-unfolded/contracts';
import { LANGUAGES } from '@word-unfolded/domain';
import type { JobQueue } from '@word-unfolded/queues';
import { startMailSandbox, type MailSandbox } from '@word-unfolded/sandbox';
import { redisConfiguration, startService, type RunningService } from '@word-unfolded/service-kit';
import { suiteEnvironment, until, type Environment } from '@word-unfolded/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Letters } from '../src/mail/letters.js';
import { mailConfiguration } from '../src/mail/mail.configuration.js';
import { MailModule } from '../src/mail/mail.module.js';

const SITE = 'https://unfolded.example';
const SENDER = { MAIL_FROM: 'Word Unfolded <hello@unfolded.example>', PUBLIC_URL: `${SITE}/` };

const CONTENTS: readonly MailJob['content'][] = [
  { letter: 'verify-address', values: { name: 'Zoë', path: '/verify-email/abc' } },
  { letter: 'address-has-account', values: { name: 'Zoë', loginPath: '/login', resetPath: '/forgot' } },
  { letter: 'reset-password', values: { name: 'Zoë', path: '/reset-password/abc' } },
  { letter: 'password-changed', values: { name: 'Zoë', resetPath: '/forgot' } },
  {
    letter: 'new-device',
    values: { name: 'Zoë', device: 'Firefox', address: '::1', at: '2026-01-02T03:04:05Z', path: '/profile' },
  },
  { letter: 'account-deleted', values: { name: 'Zoë' } },
];

const [VERIFY] = CONTENTS as [MailJob['content']];
const letterTo = (to: string, content = VERIFY): MailJob => ({ to, language: 'en', content });

let folder: string;
let sandbox: MailSandbox;
const services: RunningService[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'word-unfolded-mail-'));
  sandbox = await startMailSandbox({ folder });
});
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.stop()));
  await sandbox.stop();
  await rm(folder, { recursive: true });
});

async function start(overrides: Environment = { SMTP_URL: sandbox.smtpUrl, ...SENDER }) {
  const service = await startService(
    'auth',
    MailModule,
    [mailConfiguration, redisConfiguration],
    suiteEnvironment(overrides),
  );
  services.push(service);
  const metrics = async () => (await fetch(`http://127.0.0.1:${service.internalPort}/metrics`)).text();
  return {
    letters: service.app.get(Letters),
    queue: service.app.get<JobQueue<typeof MailQueue>>('queue mail', { strict: false }),
    outcome: (outcome: string) =>
      until(`a letter is ${outcome}`, async () =>
        new RegExp(`jobs_total\\{queue="mail",outcome="${outcome}"\\} [1-9]`).test(await metrics()),
      ),
  };
}

describe('a letter', () => {
  it('of each kind arrives in each language, as HTML and as text, with the address of this site', async () => {
    const { letters } = await start();
    for (const language of LANGUAGES)
      for (const content of CONTENTS)
        await letters.send({ to: `${content.letter}.${language}@example.org`, language, content });
    await until('all have arrived', () => sandbox.mails.length === CONTENTS.length * LANGUAGES.length);
    expect(new Set(sandbox.mails.map(({ subject }) => subject)).size).toBe(sandbox.mails.length);
    for (const { letter, values } of CONTENTS)
      for (const language of LANGUAGES) {
        const mail = sandbox.mails.find(({ to }) => to === `${letter}.${language}@example.org`);
        const paths = Object.entries(values).filter(([name]) => /path$/i.test(name));
        expect(mail?.from).toBe('hello@unfolded.example');
        expect(mail?.links).toEqual(paths.map(([, each]) => `${SITE}${each}`));
        expect(mail?.html).toContain(`<html lang="${language}">`);
        expect(mail?.html).toContain('Zoë');
        expect(mail?.text).toContain('Zoë');
      }
  });

  it('to those who run this installation goes to them, and its answer to who wrote', async () => {
    const { queue } = await start({
      SMTP_URL: sandbox.smtpUrl,
      ...SENDER,
      SUPPORT_EMAIL: 'help@unfolded.example',
    });
    const values = {
      name: '<b>Ana</b>',
      email: 'ana@example.org',
      message: 'Peace!\n<script>alert(1)</script>',
    };
    const content = { letter: 'contact-message', values } as const;
    const job: MailJob = { to: null, replyTo: values.email, language: 'es', content };
    await queue.add(job, { id: 'contact-message 1' });
    const mail = await until('it has arrived', () => sandbox.mails[0]);
    expect([mail.to, mail.replyTo]).toEqual(['help@unfolded.example', 'ana@example.org']);
    expect(mail.text).toContain('> Peace!\n> <script>alert(1)</script>');
    expect(mail.html).not.toMatch(/<script|<b>Ana/);
    expect(mail.html).toContain('&lt;script&gt;');
  });

  it('has one reader and one subject, whatever its address and a name hold', async () => {
    const { letters } = await start();
    const name = 'Eve\r\nBcc: all@example.org\r\n\r\nBuy!';
    const content: MailJob['content'] = {
      letter: 'contact-message',
      values: { name, email: 'e@example.org', message: 'x' },
    };
    await letters.send(letterTo('eve@example.org', content));
    const mail = await until('it has arrived', () => sandbox.mails[0]);
    expect(mail.to).toBe('eve@example.org');
    expect(mail.subject).toContain('Eve Bcc: all@example.org Buy!');
  });
});

describe('a letter that cannot be sent', () => {
  it('is tried again until the mail server is back', async () => {
    const { smtpPort } = sandbox;
    const { letters, outcome } = await start();
    await sandbox.stop();
    await letters.send(letterTo('ana@example.org'));
    await outcome('postponed');
    sandbox = await startMailSandbox({ folder, smtpPort });
    await until('it has arrived', () => sandbox.mails.length === 1);
    expect(sandbox.mails[0]?.to).toBe('ana@example.org');
  });

  it('is given up at once when the mail server refuses its address for good', async () => {
    const refusing = createServer((socket) => {
      const say = (line: string) => socket.write(`${line}\r\n`);
      say('220 refusing');
      socket.on('data', (line) => say(String(line).startsWith('RCPT') ? '550 no such mailbox' : '250 well'));
      socket.on('error', () => socket.destroy());
    });
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
    const { port } = refusing.address() as AddressInfo;
    const { letters, queue, outcome } = await start({ SMTP_URL: `smtp://127.0.0.1:${port}`, ...SENDER });
    await letters.send(letterTo('nobody@example.org'));
    await outcome('failed');
    expect(await queue.counts()).toEqual({ waiting: 0, running: 0, failed: 1 });
    await Promise.all(services.splice(0).map((service) => service.stop()));
    await new Promise((resolve) => refusing.close(resolve));
  });

  it('is refused where no mail server is set up', async () => {
    const { letters, queue } = await start({});
    await expect(letters.send(letterTo('ana@example.org'))).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    expect((await queue.counts()).waiting).toBe(0);
  });
});
