import {
  OpenSession,
  Register,
  RequestPasswordReset,
  SendVerificationEmail,
  type MessageContract,
} from '@word-unfolded/contracts';
import { REDIS } from '@word-unfolded/service-kit';
import { RedisLine, until } from '@word-unfolded/testing';
import type { Redis } from 'ioredis';
import { AuthUnderTest, newDevice, newPerson, PASSWORD } from './support/auth-fixture.js';

let auth: AuthUnderTest;
let line: RedisLine;
beforeAll(async () => {
  line = new RedisLine(new URL(process.env.REDIS_URL!));
  auth = await AuthUnderTest.start({ REDIS_URL: await line.open() });
  const redis = auth.service.app.get<Redis>(REDIS, { strict: false });
  await until('Redis is reached', () => redis.status === 'ready');
  line.hang();
});
afterAll(async () => {
  line.close();
  await auth.stop();
});

const device = newDevice();
const email = 'ana@example.org';

describe('a Redis that takes commands and does not answer', () => {
  it.each<[string, MessageContract, object]>([
    ['a registration', Register, newPerson()],
    ['a sign-in', OpenSession, { email, password: PASSWORD, rememberMe: false, device }],
    ['a reset link', RequestPasswordReset, { email, language: 'en', device }],
    ['another verification email', SendVerificationEmail, { email, language: 'en', device }],
  ])('is SERVICE_UNAVAILABLE for %s', async (_, contract, request) => {
    expect(await auth.refusal(contract, request)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 });
  });
});
