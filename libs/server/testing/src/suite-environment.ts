import { randomBytes } from 'node:crypto';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment of a suite: the run's real NATS and Redis, and a unique prefix, so that suites do not interfere.
 *
 * @throws if the run has no backing services: integration tests run with TEST_LAYER=integration
 */
export function suiteEnvironment(overrides: Environment = {}): Environment {
  const { NATS_URL, REDIS_URL } = process.env;
  if (!NATS_URL || !REDIS_URL)
    throw new Error('NATS and Redis are not running: run with TEST_LAYER=integration.');
  return {
    NODE_ENV: 'test',
    NATS_URL,
    REDIS_URL,
    CALLER_SECRET: 'a secret of the tests that signs their callers',
    SUBJECT_PREFIX: `test-${randomBytes(6).toString('hex')}`,
    LOG_LEVEL: 'silent',
    SHUTDOWN_GRACE_MS: '2000',
    ...overrides,
  };
}
