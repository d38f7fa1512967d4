import { jest } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import { persistenceConfiguration, PersistenceModule } from '@word-unfolded/persistence';
import { defineMessage, mailJob, MailQueue, type MailJob } from '@word-unfolded/contracts';
import { LANGUAGES } from '@word-unfolded/domain';
import type { JobQueue } from '@word-unfolded/queues';
import { startMailSandbox, type MailSandbox } from '@word-unfolded/sandbox';
import {
  ContractClient,
  Handles,
  redisConfiguration,
  startService,
  type RunningService,
} from '@word-unfolded/service-kit';
import {
  openTestDatabase,
  suiteEnvironment,
  until,
  type Environment,
  type TestDatabase,
} from '@word-unfolded/testing';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { storageConfiguration } from '@word-unfolded/storage';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { authConfiguration } from '../src/auth.configuration.js';
import { CommonModule } from '../src/common/common.module.js';
import { EmailQueue } from '../src/mail/email-queue.js';
import { mailConfiguration } from '../src/mail/mail.configuration.js';
import { MailModule } from '../src/mail/mail.module.js';

const SendMail = defineMessage({
  subject: 'auth.send-mail',
  request: mailJob,
  response: z.object({ taken: z.literal(true) }),
});

@Controller()
class Sender {
  constructor(private readonly emails: EmailQueue) {}

  @Handles(SendMail)
  async send(job: MailJob) {
    await this.emails.send(job);
    return { taken: true } as const;
  }
}

/** The mail module of the auth service; its database has the secret that encrypts mail in Redis. */
@Module({ imports: [PersistenceModule.of(), CommonModule, MailModule], controllers: [Sender] })
class MailUnderTestModule {}

let mongo: TestDatabase;
beforeAll(async () => {
  mongo = await openTestDatabase();
});
afterAll(() => mongo.stop());

const SITE = 'https://unfolded.example';
const SENDER = { MAIL_FROM: 'Word Unfolded <hello@unfolded.example>', PUBLIC_URL: `${SITE}/` };

const CONTENTS: readonly MailJob['content'][] = [
  {
    template: 'verify-address',
    values: { name: 'Zoë', username: 'zoe', at: '2026-01-02T03:04:05Z', path: '/verify-email/abc' },
  },
  { template: 'address-has-account', values: { name: 'Zoë', loginPath: '/login', resetPath: '/forgot' } },
  { template: 'reset-password', values: { name: 'Zoë', path: '/reset-password/abc' } },
  { template: 'password-changed', values: { name: 'Zoë', resetPath: '/forgot' } },
  {
    template: 'new-device',
    values: { name: 'Zoë', device: 'Firefox', address: '::1', at: '2026-01-02T03:04:05Z', path: '/profile' },
  },
  { template: 'account-deleted', values: { name: 'Zoë' } },
];

const [VERIFY] = CONTENTS as [MailJob['content']];
const emailTo = (to: string, content = VERIFY): MailJob => ({ to, language: 'en', content });

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
    MailUnderTestModule,
    [
      authConfiguration,
      mailConfiguration,
      persistenceConfiguration,
      redisConfiguration,
      storageConfiguration,
    ],
    suiteEnvironment({
      ...mongo.environment,
      STORAGE_FOLDER: path.join(folder, 'files'),
      FILES_SECRET: 'a secret of this suite, and of no other',
      ...overrides,
    }),
  );
  services.push(service);
  const metrics = async () => (await fetch(`http://127.0.0.1:${service.internalPort}/metrics`)).text();
  return {
    emails: service.app.get(EmailQueue),
    queue: service.app.get<JobQueue<typeof MailQueue>>('queue mail', { strict: false }),
    client: service.app.get(ContractClient),
    outcome: (outcome: string) =>
      until(`an email is ${outcome}`, async () =>
        new RegExp(`jobs_total\\{queue="mail",outcome="${outcome}"\\} [1-9]`).test(await metrics()),
      ),
  };
}

describe('an email', () => {
  it('of each kind arrives in each language, as HTML and as text, with the address of this site', async () => {
    const { emails } = await start();
    for (const language of LANGUAGES)
      for (const content of CONTENTS)
        await emails.send({ to: `${content.template}.${language}@example.org`, language, content });
    await until('all have arrived', () => sandbox.mails.length === CONTENTS.length * LANGUAGES.length);
    expect(new Set(sandbox.mails.map(({ subject }) => subject)).size).toBe(sandbox.mails.length);
    for (const { template, values } of CONTENTS)
      for (const language of LANGUAGES) {
        const mail = sandbox.mails.find(({ to }) => to === `${template}.${language}@example.org`);
        const paths = Object.entries(values).filter(([name]) => /path$/i.test(name));
        expect(mail?.from).toBe('hello@unfolded.example');
        expect(mail?.links).toEqual(paths.map(([, each]) => `${SITE}${each}`));
        expect(mail?.html).toContain(`<html lang="${language}">`);
        expect(mail?.html).toContain('Zoë');
        expect(mail?.text).toContain('Zoë');
      }
  });

  it('is sent once for a retried command, and again for another command', async () => {
    const { client } = await start();
    const send = (to: string, id: string) =>
      client.ask(SendMail, emailTo(to), { command: { id, fingerprint: to } });
    await send('once@example.org', 'first');
    await send('once@example.org', 'first');
    await send('other@example.org', 'first');
    await send('once@example.org', 'second');
    await send('last@example.org', 'third');
    await until('the last has arrived', () => sandbox.mails.some(({ to }) => to === 'last@example.org'));
    await until('the others have', () => sandbox.mails.length >= 4);
    const toWhom = sandbox.mails.map(({ to }) => to).sort();
    expect(toWhom).toEqual(['last@example.org', 'once@example.org', 'once@example.org', 'other@example.org']);
  });

  it('to the operators is delivered to them, with the sender as its reply address', async () => {
    const { emails } = await start({
      SMTP_URL: sandbox.smtpUrl,
      ...SENDER,
      SUPPORT_EMAIL: 'help@unfolded.example',
    });
    const values = {
      name: '<b>Ana</b>',
      email: 'ana@example.org',
      message: 'Peace!\n<script>alert(1)</script>',
    };
    const content = { template: 'contact-message', values } as const;
    const job: MailJob = { to: null, replyTo: values.email, language: 'es', content };
    await emails.send(job);
    const mail = await until('it has arrived', () => sandbox.mails[0]);
    expect([mail.to, mail.replyTo]).toEqual(['help@unfolded.example', 'ana@example.org']);
    expect(mail.text).toContain('> Peace!\n> <script>alert(1)</script>');
    expect(mail.html).not.toMatch(/<script|<b>Ana/);
    expect(mail.html).toContain('&lt;script&gt;');
  });

  it('carries the screenshot of feedback, and is sent without it once it has been erased', async () => {
    const { emails } = await start({ SMTP_URL: sandbox.smtpUrl, ...SENDER });
    const key = 'feedback/000000000000000000000001/picture.png';
    await mkdir(path.join(folder, 'files', path.dirname(key)), { recursive: true });
    await writeFile(path.join(folder, 'files', key), Buffer.alloc(300_000, 7));
    const values = { name: 'Ana', email: 'ana@example.org', message: 'Look.' };
    const content = { template: 'contact-message', values } as const;
    const job = { to: null, language: 'en', content } as const;
    await emails.send({ ...job, attachment: { key, name: 'screenshot.png' } });
    const mail = await until('it has arrived', () => sandbox.mails[0]);
    expect(mail.attachments).toEqual([{ name: 'screenshot.png', type: 'image/png', bytes: 300_000 }]);
    await emails.send({ ...job, attachment: { key: `${key}x`, name: 'screenshot.png' } });
    await until('the second has arrived', () => sandbox.mails.length === 2);
    const [bare] = sandbox.mails; // the latest first
    expect(bare?.attachments).toEqual([]);
    expect(bare?.text).toContain('> Look.');
  });

  it('has one recipient and one subject, whatever its address and a name contain', async () => {
    const { emails } = await start();
    const name = 'Eve\r\nBcc: all@example.org\r\n\r\nBuy!';
    const content: MailJob['content'] = {
      template: 'contact-message',
      values: { name, email: 'e@example.org', message: 'x' },
    };
    await emails.send(emailTo('eve@example.org', content));
    const mail = await until('it has arrived', () => sandbox.mails[0]);
    expect(mail.to).toBe('eve@example.org');
    expect(mail.subject).toContain('Eve Bcc: all@example.org Buy!');
  });
});

describe('an email that waits in Redis', () => {
  it('reveals neither its address nor its link in Redis or its files', async () => {
    const { emails, queue } = await start({ SMTP_URL: 'smtp://127.0.0.1:1', ...SENDER });
    const add = jest.spyOn(queue, 'add');
    await emails.send(emailTo('secret.reader@example.org'));
    const stored = JSON.stringify(add.mock.calls);
    expect(stored).not.toContain('secret.reader');
    expect(stored).not.toContain('/verify-email/');
  });
});

describe('an email that cannot be sent', () => {
  it('is retried until the mail server is back', async () => {
    const { smtpPort } = sandbox;
    const { emails, outcome } = await start();
    await sandbox.stop();
    await emails.send(emailTo('ana@example.org'));
    await outcome('postponed');
    sandbox = await startMailSandbox({ folder, smtpPort });
    await until('it has arrived', () => sandbox.mails.length === 1);
    expect(sandbox.mails[0]?.to).toBe('ana@example.org');
  });

  it('is dead-lettered at once when the mail server rejects its address permanently', async () => {
    const refusing = createServer((socket) => {
      const say = (line: string) => socket.write(`${line}\r\n`);
      say('220 refusing');
      socket.on('data', (line) => say(String(line).startsWith('RCPT') ? '550 no such mailbox' : '250 well'));
      socket.on('error', () => socket.destroy());
    });
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
    const { port } = refusing.address() as AddressInfo;
    const { emails, queue, outcome } = await start({ SMTP_URL: `smtp://127.0.0.1:${port}`, ...SENDER });
    await emails.send(emailTo('nobody@example.org'));
    await outcome('failed');
    expect(await queue.counts()).toEqual({ waiting: 0, running: 0, failed: 1 });
    await Promise.all(services.splice(0).map((service) => service.stop()));
    await new Promise((resolve) => refusing.close(resolve));
  });

  it('is refused when no mail server is set up', async () => {
    const { emails, queue } = await start({});
    await expect(emails.send(emailTo('ana@example.org'))).rejects.toMatchObject({
      code: 'MAIL_NOT_SET_UP',
    });
    expect((await queue.counts()).waiting).toBe(0);
  });
});
