import { Module, type Type } from '@nestjs/common';
import { MailQueue, SendContactMessage, type MailJob } from '@word-unfolded/contracts';
import { startEmbeddedMongo, type EmbeddedMongo } from '@word-unfolded/embedded-mongo';
import { MONGO_CONNECTION, persistenceConfiguration } from '@word-unfolded/persistence';
import { QueueModule, worksOn } from '@word-unfolded/queues';
import {
  ContractClient,
  redisConfiguration,
  startService,
  type RunningService,
} from '@word-unfolded/service-kit';
import { suiteEnvironment, until, type Environment } from '@word-unfolded/testing';
import type { Connection } from 'mongoose';
import { AppModule } from '../src/app.module.js';
import { CONTACT_MESSAGES_PER_HOUR } from '../src/contact/contact-limit.js';
import { contactMessageModel } from '../src/contact/contact-message.schema.js';

let mongo: EmbeddedMongo;
beforeAll(async () => {
  mongo = await startEmbeddedMongo({ inMemory: true });
});
afterAll(() => mongo.stop());

const services: RunningService[] = [];
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.stop()));
});

let databases = 0;
const surroundings = (overrides: Environment = {}): Environment =>
  suiteEnvironment({
    MONGODB_URI: mongo.uri,
    MONGODB_DATABASE_PREFIX: `contact-${(databases += 1)}-`,
    ...overrides,
  });

async function start(environment: Environment) {
  const configurations = [redisConfiguration, persistenceConfiguration];
  const service = await startService('usage', AppModule, configurations, environment);
  services.push(service);
  const client = service.app.get(ContractClient);
  return {
    send: (changes: Partial<typeof MESSAGE> = {}) =>
      client.ask(SendContactMessage, { ...MESSAGE, ...changes }),
    messages: contactMessageModel(service.app.get<Connection>(MONGO_CONNECTION, { strict: false })),
  };
}

/** Takes the letters of an installation in the place of the auth service. */
async function collectLetters(environment: Environment): Promise<{ id: string; job: MailJob }[]> {
  const letters: { id: string; job: MailJob }[] = [];
  class Collector {
    async handle(job: MailJob, { id }: { readonly id: string }): Promise<void> {
      letters.push({ id, job });
    }
  }
  @Module({ imports: [QueueModule.of(MailQueue)], providers: [Collector, worksOn(MailQueue, Collector)] })
  class CollectorModule {}
  const module: Type = CollectorModule;
  services.push(await startService('auth', module, [redisConfiguration], environment));
  return letters;
}

const MESSAGE = {
  name: 'Ana',
  email: 'ana@example.org',
  message: 'Peace be with you.\nThank you for this house.',
  language: 'es' as const,
  device: { address: '192.0.2.1', userAgent: 'Firefox' },
};
const from = (address: string) => ({ device: { address, userAgent: 'Firefox' } });
const LETTER = {
  to: null,
  replyTo: MESSAGE.email,
  language: 'es',
  content: {
    letter: 'contact-message',
    values: { name: MESSAGE.name, email: MESSAGE.email, message: MESSAGE.message },
  },
};

describe('a contact message', () => {
  it('is kept, without the address that it came from, and mailed once', async () => {
    const environment = surroundings();
    const letters = await collectLetters(environment);
    const { send, messages } = await start(environment);
    expect(await send()).toEqual({ received: true });
    await until('it is mailed', () => letters.length > 0);
    const kept = await until('that is noted', async () => {
      const [message] = await messages.find().lean().exec();
      return message && message.toBeMailed === undefined && message;
    });
    const { device: _, ...written } = MESSAGE;
    expect(kept).toEqual({ _id: expect.anything(), ...written, sentAt: expect.any(Date) });
    expect(letters).toEqual([{ id: `contact-message ${kept._id.toHexString()}`, job: LETTER }]);
  });

  it('that a killed process had kept but not mailed is mailed by the next, once', async () => {
    const environment = surroundings();
    const first = await start(environment);
    const { device: _, ...written } = MESSAGE;
    await first.messages.create({ ...written, sentAt: new Date(Date.now() - 60_000), toBeMailed: true });
    const letters = await collectLetters(environment);
    await Promise.all([start(environment), start(environment)]);
    await until('it is noted', async () => (await first.messages.countDocuments({ toBeMailed: true })) === 0);
    await first.send({ name: 'Later' });
    await until('a later one is mailed', () =>
      letters.some(({ job }) => JSON.stringify(job).includes('Later')),
    );
    expect(letters.length).toBe(2);
    expect(letters[0]?.job).toEqual(LETTER);
  });

  it('holds whatever its writer wrote, as text', async () => {
    const { send, messages } = await start(surroundings());
    const nasty = { name: '{"$gt":""}', message: '<script>alert(1)</script> __proto__ \u0000 ⚓' };
    await send(nasty);
    expect(await messages.findOne().lean().exec()).toMatchObject(nasty);
  });

  it('is refused when nobody can count it', async () => {
    const { send, messages } = await start(surroundings({ REDIS_URL: 'redis://127.0.0.1:1' }));
    await expect(send()).rejects.toMatchObject({ code: 'CONTACT_FAILED' });
    expect(await messages.countDocuments()).toBe(0);
  });
});

describe('the limit of contact messages', () => {
  it('is that of an address, and says when the next is welcome', async () => {
    const { send, messages } = await start(surroundings());
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
    const { send } = await start(surroundings());
    for (let index = 0; index < CONTACT_MESSAGES_PER_HOUR; index += 1)
      await send(from(`2001:db8:0:1::${index}`));
    await expect(send(from('2001:db8:0:1:ffff::1'))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await send(from('2001:db8:0:2::1'))).toEqual({ received: true });
  });
});
