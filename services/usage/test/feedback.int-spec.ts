import {
  AccountDeleted,
  AnswerReaderMessage,
  ChangeReaderMessage,
  GetScreenshot,
  ListReaderMessages,
  ReadStoredUsage,
  SendFeedback,
  type MailJob,
  type RequestOf,
} from '@word-unfolded/contracts';
import { type RunningService } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ACCOUNT, collectEmails } from './email-collector.js';
import { newReader, TODAY, UsageUnderTest } from './usage-fixture.js';

let usage: UsageUnderTest;
let emails: { id: string; job: MailJob }[];
const services: RunningService[] = [];
beforeAll(async () => {
  usage = await UsageUnderTest.start();
  emails = await collectEmails(usage.environment, services);
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await usage.stop();
});

const boaz = newReader('free', 'admin');

const as: UsageUnderTest['as'] = (reader, contract, request) => usage.as(reader, contract, request);

let uploads = 0;

/** Puts a file where the gateway puts uploads. */
function upload(contents: Buffer): string {
  uploads += 1;
  const key = `incoming/upload-${uploads}.png`;
  mkdirSync(path.join(usage.files, 'incoming'), { recursive: true });
  writeFileSync(path.join(usage.files, key), contents);
  return key;
}

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

const send = (reader: ReturnType<typeof newReader>, changes: Partial<RequestOf<typeof SendFeedback>> = {}) =>
  as(reader, SendFeedback, {
    userId: reader.id,
    subject: 'The map\r\nBcc: all@example.org',
    message: 'It is <b>good</b>.',
    category: 'UI/UX',
    screenshot: null,
    language: 'es',
    ...changes,
  });

const list = (wanted: Partial<RequestOf<typeof ListReaderMessages>> = {}) =>
  as(boaz, ListReaderMessages, { kind: 'feedback', limit: 20, ...wanted });

describe('feedback', () => {
  it('is stored with its screenshot, mailed, answered by mail, exported, and erased with the account', async () => {
    const ana = newReader('beta');
    const screenshot = upload(PNG);
    expect(await send(ana, { screenshot })).toEqual({ received: true });
    await until('it is mailed', () => emails.length === 1);
    expect(emails[0]!.job).toMatchObject({
      to: null,
      replyTo: ACCOUNT.email,
      attachment: { key: expect.stringMatching(`^feedback/${ana.id}/`), name: 'screenshot.png' },
      content: {
        template: 'feedback',
        values: { name: 'Ana María', category: 'UI/UX', message: 'It is <b>good</b>.' },
      },
    });
    expect(existsSync(path.join(usage.files, screenshot))).toBe(false);

    const { messages, unread } = await list();
    expect(messages).toMatchObject([
      { userId: ana.id, kind: 'feedback', status: 'new', hasScreenshot: true, category: 'UI/UX', note: '' },
    ]);
    expect(messages[0]!.subject).not.toMatch(/[\r\n]/);
    expect(unread).toBe(1);
    const { id } = messages[0]!;
    const { key } = await as(boaz, GetScreenshot, { id });
    expect(key).toMatch(new RegExp(`^feedback/${ana.id}/.*\\.png$`));

    await as(boaz, ChangeReaderMessage, { id, status: 'open', note: 'ask the designers' });
    const answered = await as(boaz, AnswerReaderMessage, { id, text: 'Thank you.\n\nWe will see.' });
    expect(answered).toMatchObject({
      status: 'answered',
      note: 'ask the designers',
      answers: [{ text: 'Thank you.\n\nWe will see.', by: boaz.id }],
    });
    await until('the answer is mailed', () => emails.length === 2);
    expect(emails[1]!.job).toMatchObject({
      to: ACCOUNT.email,
      about: ana.id,
      language: 'es',
      content: { template: 'message-answer', values: { answer: 'Thank you.\n\nWe will see.' } },
    });
    expect((await list({ status: 'new' })).messages).toEqual([]);
    expect((await list({ status: 'answered' })).messages).toHaveLength(1);

    const exported: unknown[] = [];
    for await (const { part, items } of usage.client.stream(ReadStoredUsage, { userId: ana.id }))
      if (part === 'contactMessages') exported.push(...items);
    expect(exported).toMatchObject([{ kind: 'feedback', hasScreenshot: true, answers: [{}] }]);

    await usage.bus.publish(AccountDeleted, { userId: ana.id, at: `${TODAY}T11:00:00.000Z` });
    await until('it is erased', async () => (await list()).messages.length === 0);
    const folder = path.join(usage.files, 'feedback', ana.id);
    await until('its file is erased', () => !existsSync(folder) || readdirSync(folder).length === 0);
  });

  it('is refused below beta, in the name of others, and with a file that is no picture', async () => {
    await expect(send(newReader('premium'))).rejects.toMatchObject({ code: 'TIER_REQUIRED' });
    const ana = newReader('beta');
    await expect(send(ana, { userId: newReader().id })).rejects.toMatchObject({ code: 'CALLER_REFUSED' });
    for (const screenshot of [
      upload(Buffer.from('<svg onload="alert(1)">')),
      'avatars/somebody/else.png',
      '../x',
    ])
      await expect(send(ana, { screenshot })).rejects.toMatchObject({ code: 'SCREENSHOT_INVALID' });
    expect(readdirSync(path.join(usage.files, 'incoming'))).toEqual([]);
    for (const [contract, request] of [
      [ListReaderMessages, { limit: 1 }],
      [GetScreenshot, { id: '0'.repeat(24) }],
      [AnswerReaderMessage, { id: '0'.repeat(24), text: 'x' }],
    ] as const) {
      await expect(as(ana, contract, request as never)).rejects.toMatchObject({ code: 'TIER_REQUIRED' });
      if (contract !== ListReaderMessages)
        await expect(as(boaz, contract, request as never)).rejects.toMatchObject({
          code: 'READER_MESSAGE_NOT_FOUND',
        });
    }
  });
});
