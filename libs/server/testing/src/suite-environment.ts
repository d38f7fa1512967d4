import { randomBytes } from 'node:crypto';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment of a suite: the run's real NATS and Redis, and a prefix of its own, so that no suite hears another.
 *
 * @throws when the run has no backing services: integration tests run with TEST_LAYER=integration
 */
export function suiteEnvironment(overrides: Environment = {}): Environment {
  const { NATS_URL, REDIS_URL } = process.env;
  if (!NATS_URL || !REDIS_URL)
    throw new Error('There is no NATS or Redis here: run with TEST_LAYER=integration.');
  return {
    NODE_ENV: 'test',
    NATS_URL,
    REDIS_URL,
    SUBJECT_PREFIX: `test-${randomBytes(6).toString('hex')}`,
    LOG_LEVEL: 'silent',
    SHUTDOWN_GRACE_MS: '2000',
    ...overrides,
  };
}
