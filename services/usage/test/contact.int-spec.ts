import { SendContactMessage } from '@word-unfolded/contracts';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import { ContractClient, REDIS, startService, type RunningService } from '@word-unfolded/service-kit';
import {
  openTestDatabase,
  RedisLine,
  suiteEnvironment,
  until,
  type Environment,
  type TestDatabase,
} from '@word-unfolded/testing';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { AppModule } from '../src/app.module.js';
import { configurations } from '../src/configurations.js';
import { CONTACT_MESSAGES_PER_HOUR } from '../src/contact/contact-limit.js';
import { contactMessageModel } from '../src/contact/contact-message.schema.js';
import { collectEmails } from './email-collector.js';

let mongo: TestDatabase;
beforeAll(async () => {
  mongo = await openTestDatabase();
});
afterAll(() => mongo.stop());

const services: RunningService[] = [];
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.stop()));
});

let databases = 0;
const backingServices = (overrides: Environment = {}): Environment =>
  suiteEnvironment({
    ...mongo.environment,
    STORAGE_FOLDER: tmpdir(),
    FILES_SECRET: 'a secret of this suite, and of no other',
    MONGODB_DATABASE_PREFIX: `${mongo.prefix}${(databases += 1)}-`,
    ...overrides,
  });

async function start(environment: Environment) {
  const service = await startService('usage', AppModule, configurations, environment);
  services.push(service);
  const client = service.app.get(ContractClient);
  return {
    send: (changes: Partial<typeof MESSAGE> = {}) =>
      client.ask(SendContactMessage, { ...MESSAGE, ...changes }),
    redis: service.app.get<Redis>(REDIS, { strict: false }),
    messages: contactMessageModel(service.app.get<Connection>(MONGO_CONNECTION, { strict: false })),
  };
}

const MESSAGE = {
  name: 'Ana',
  email: 'ana@example.org',
  message: 'Peace be with you.\nThank you for this house.',
  language: 'es' as const,
  device: { address: '192.0.2.1', userAgent: 'Firefox' },
};
const from = (address: string) => ({ device: { address, userAgent: 'Firefox' } });
const EMAIL = {
  to: null,
  replyTo: MESSAGE.email,
  language: 'es',
  content: {
    template: 'contact-message',
    values: { name: MESSAGE.name, email: MESSAGE.email, message: MESSAGE.message },
  },
};

describe('a contact message', () => {
  it("is stored without the sender's address, and emailed once", async () => {
    const environment = backingServices();
    const emails = await collectEmails(environment, services);
    const { send, messages } = await start(environment);
    expect(await send()).toEqual({ received: true });
    await until('it is mailed', () => emails.length > 0);
    const stored = await until('that is noted', async () => {
      const [message] = await messages.find().lean().exec();
      return message && message.toBeMailed === undefined && message;
    });
    const { device: _, ...written } = MESSAGE;
    expect(stored).toEqual({ _id: expect.anything(), ...written, sentAt: expect.any(Date) });
    expect(emails).toEqual([{ id: `contact-message ${stored._id.toHexString()}`, job: EMAIL }]);
  });

  it('that a killed process stored but did not email is emailed once by the next process', async () => {
    const environment = backingServices();
    const first = await start(environment);
    const { device: _, ...written } = MESSAGE;
    await first.messages.create({ ...written, sentAt: new Date(Date.now() - 60_000), toBeMailed: true });
    const emails = await collectEmails(environment, services);
    await Promise.all([start(environment), start(environment)]);
    await until('it is noted', async () => (await first.messages.countDocuments({ toBeMailed: true })) === 0);
    await first.send({ name: 'Later' });
    await until('a later one is mailed', () =>
      emails.some(({ job }) => JSON.stringify(job).includes('Later')),
    );
    expect(emails.length).toBe(2);
    expect(emails[0]?.job).toEqual(EMAIL);
  });

  it('is stored as plain text, whatever it contains', async () => {
    const { send, messages } = await start(backingServices());
    const nasty = { message: '{"$gt":""} <script>alert(1)</script> __proto__ ⚓' };
    await send({ message: `${nasty.message}\u0000` });
    expect(await messages.findOne().lean().exec()).toMatchObject(nasty);
  });

  it('is refused when Redis cannot count it', async () => {
    const { send, messages } = await start(backingServices({ REDIS_URL: 'redis://127.0.0.1:1' }));
    await expect(send()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await messages.countDocuments()).toBe(0);
  });

  it('is refused when Redis takes commands and does not answer', async () => {
    const line = new RedisLine(new URL(process.env.REDIS_URL!));
    const { send, messages, redis } = await start(backingServices({ REDIS_URL: await line.open() }));
    await until('Redis is reached', () => redis.status === 'ready');
    line.hang();
    try {
      await expect(send()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      expect(await messages.countDocuments()).toBe(0);
    } finally {
      line.close();
    }
  });
});

describe('the Redis data of a contact message', () => {
  it("contains neither its text, nor its sender, nor the sender's address", async () => {
    const environment = backingServices();
    const emails = await collectEmails(environment, services);
    const { send, redis } = await start(environment);
    await send();
    await until('it is mailed', () => emails.length > 0);
    const stored = await everythingIn(redis, environment);
    expect(stored).toContain('contact-message');
    expect(stored).toMatch(/:contact:/);
    expect(stored).not.toMatch(/ana@example\.org|Peace be with you/);
    const { address } = MESSAGE.device;
    for (const encoding of ['base64url', 'hex'] as const)
      expect(stored).not.toContain(createHash('sha256').update(address).digest(encoding));
    expect(stored).not.toContain(address);
  });
});

/** Returns all keys of an installation with their values, as one text. */
async function everythingIn(redis: Redis, environment: Environment): Promise<string> {
  const prefix = environment['SUBJECT_PREFIX']!;
  const bare = redis.duplicate({ keyPrefix: '', enableOfflineQueue: true });
  try {
    const keys = await bare.keys(`*${prefix}*`);
    const values = await Promise.all(
      keys.map(async (key) => ((await bare.type(key)) === 'hash' ? bare.hgetall(key) : key)),
    );
    return JSON.stringify([keys, values]);
  } finally {
    bare.disconnect();
  }
}

describe('the limit of contact messages', () => {
  it('is per address, and the refusal says when the next message is accepted', async () => {
    const { send, messages } = await start(backingServices());
    const sent = await Promise.allSettled(
      Array.from({ length: CONTACT_MESSAGES_PER_HOUR + 3 }, () => send(from('192.0.2.1'))),
    );
    const refused = sent.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(refused.length).toBe(3);
    expect(refused[0]).toMatchObject({ code: 'RATE_LIMITED', fields: { retryAfter: expect.any(Number) } });
    expect(await messages.countDocuments()).toBe(CONTACT_MESSAGES_PER_HOUR);
    expect(await send(from('192.0.2.2'))).toEqual({ received: true });
  });

  it('counts the network of one customer as one address', async () => {
    const { send } = await start(backingServices());
    for (let index = 0; index < CONTACT_MESSAGES_PER_HOUR; index += 1)
      await send(from(`2001:db8:0:1::${index}`));
    await expect(send(from('2001:db8:0:1:ffff::1'))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await send(from('2001:db8:0:2::1'))).toEqual({ received: true });
  });
});
