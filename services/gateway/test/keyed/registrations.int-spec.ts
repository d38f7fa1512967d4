import type { Program } from '@word-unfolded/testing';
import { MongoClient } from 'mongodb';
import { Browser } from '../fixtures/browser.js';
import { ServiceStack } from '../fixtures/service-stack.js';
import { InsistentWrites } from './insistent-writes.js';

const PEOPLE = 40;

let stack: ServiceStack;
let another: { readonly program: Program; readonly origin: string };

beforeAll(async () => {
  stack = await ServiceStack.start({
    service: 'auth',
    ownDatabase: true,
    // Each from an address of its own, and with cheap hashing, because hashing is not tested here.
    environment: {
      TRUSTED_PROXIES: '127.0.0.1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      ARGON2_MEMORY_KIB: '1024',
      ARGON2_PASSES: '1',
    },
  });
  another = await stack.startAnotherGateway();
});
afterAll(async () => {
  await another.program.kill();
  await stack.stop();
});

const personOf = (number: number) => ({
  name: 'Ana',
  email: `ana${number}@example.org`,
  username: `ana.${number}`,
  password: 'lighthouse over Patmos',
  confirmPassword: 'lighthouse over Patmos',
  agreement: true,
});

describe('registrations with keys, while the auth service, its database and the gateway are stopped and killed', () => {
  it("make one account each, and never report a person's own username as taken", async () => {
    const browsers = Array.from({ length: PEOPLE + 1 }, () => new Browser(another.origin));
    const register = async (number: number) => {
      const headers = { 'idempotency-key': `sign-up-${number}`, 'x-forwarded-for': `198.51.100.${number}` };
      const sent = { headers, body: personOf(number) };
      const response = await browsers[number]!.send('POST', '/api/auth/register', sent);
      return { status: response.status, ...((await response.json()) as { code?: string }) };
    };
    const { service, database } = stack;
    await new InsistentWrites(PEOPLE, register).whileAllFail({
      service,
      database,
      gateway: another.program,
    });

    const client = new MongoClient(stack.database.uri);
    const names = await client.db('auth').collection('accounts').distinct('username');
    const accounts = await client.db('auth').collection('accounts').countDocuments();
    await client.close();
    expect([names.length, accounts]).toEqual([PEOPLE, PEOPLE]);
  }, 600_000);
});
