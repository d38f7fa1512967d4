import type { Program } from '@word-unfolded/testing';
import { MongoClient } from 'mongodb';
import { Browser } from '../fixtures/browser.js';
import { StackReader } from '../journal/stack-reader.js';
import { ServiceStack } from '../fixtures/service-stack.js';
import { InsistentWrites } from './insistent-writes.js';

const WRITES = 60;

let stack: ServiceStack;
let another: { readonly program: Program; readonly origin: string };
let ruth: StackReader;

beforeAll(async () => {
  stack = await ServiceStack.start({
    service: 'usage',
    ownDatabase: true,
    environment: { TRUSTED_PROXIES: '127.0.0.1' },
  });
  another = await stack.startAnotherGateway();
  const { id, token } = await stack.reader();
  ruth = new StackReader(new Browser(another.origin), id, token);
}, 180_000);
afterAll(async () => {
  await another.program.kill();
  await stack.stop();
}, 60_000);

describe('messages and events with keys, while the usage service, its database and the gateway are stopped and killed', () => {
  it('are each stored once, and no acknowledged one is lost', async () => {
    // An event that Redis could not count, because the service had just been frozen, is answered as not recorded.
    const unrecorded = new Set<number>();
    const logEvent = async (number: number, headers: Record<string, string>) => {
      const event = { eventName: `event.${number}`, properties: {} };
      const answer = await ruth.ask<{ logged: boolean }>('POST', '/api/log-event', event, headers);
      if (answer.status < 300 && !answer.data.logged) unrecorded.add(number);
      return answer;
    };
    const write = (number: number) => {
      const headers = { 'idempotency-key': `write-${number}`, 'x-forwarded-for': `198.51.100.${number}` };
      if (number % 2 === 0) return logEvent(number, headers);
      const message = { name: 'Ana', email: 'ana@example.org', message: `Message ${number}` };
      return ruth.ask('POST', '/api/contact', message, headers);
    };
    const { service, database } = stack;
    await new InsistentWrites(WRITES, write).whileAllFail({
      service,
      database,
      gateway: another.program,
    });

    const client = new MongoClient(stack.database.uri);
    const texts = (name: string, field: string) =>
      client
        .db('usage')
        .collection(name)
        .find()
        .map((document) => document[field] as string)
        .toArray();
    const [messages, events] = [await texts('contact_messages', 'message'), await texts('activity', 'name')];
    await client.close();
    expect(unrecorded.size).toBeLessThan(WRITES / 4);
    const numbers = [...messages, ...events].map((text) => Number(/\d+$/.exec(text)?.[0]));
    expect(numbers.sort((one, other) => one - other)).toEqual(
      Array.from({ length: WRITES }, (_, index) => index + 1).filter((number) => !unrecorded.has(number)),
    );
  }, 600_000);
});
