import { ConfigurationError, type KitConfiguration } from '@word-unfolded/service-kit';
import { SystemRandomness } from '../../common/randomness.js';
import { PasswordHasher } from './password-hasher.js';

const hasherOf = (
  ARGON2_MEMORY_KIB: number,
  ARGON2_PASSES: number,
  NODE_ENV: KitConfiguration['NODE_ENV'] = 'test',
) =>
  new PasswordHasher(
    { ARGON2_MEMORY_KIB, ARGON2_PASSES, CONSTANT_ANSWER_MS: 0, DEVELOPMENT_LOGIN: 'false' as const },
    { NODE_ENV } as KitConfiguration,
    new SystemRandomness(),
  );

describe('PasswordHasher', () => {
  const hasher = hasherOf(8, 1);

  it('matches a password however its accents are composed, and no other one', async () => {
    const hash = await hasher.hash('María'.normalize('NFC'));
    expect(await hasher.matches(hash, 'María'.normalize('NFD'))).toBe(true);
    expect(await hasher.matches(hash, 'Maria')).toBe(false);
    expect(await hasher.hash('María')).not.toBe(hash);
  });

  it('matches nothing without an account', async () => {
    expect(await hasher.matches(undefined, '')).toBe(false);
    expect(await hasher.matches(undefined, 'undefined')).toBe(false);
  });

  it('reports a hash as outdated when it has other parameters', async () => {
    const hash = await hasher.hash('lighthouse');
    expect(hasher.isOutdated(hash)).toBe(false);
    expect(hasherOf(16, 1).isOutdated(hash)).toBe(true);
    expect(hasherOf(8, 2).isOutdated(hash)).toBe(true);
    expect(await hasherOf(16, 2).matches(hash, 'lighthouse')).toBe(true);
  });

  it('refuses cheap parameters in production', () => {
    expect(() => hasherOf(8, 1, 'production')).toThrow(ConfigurationError);
    expect(() => hasherOf(19_456, 2, 'production')).not.toThrow();
  });
});
