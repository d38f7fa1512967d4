import { defineConfiguration, values, variable, type ConfigurationOf } from '@word-unfolded/service-kit';

/**
 * What the auth service reads beside what every service reads. The defaults are a choice of the OWASP Password Storage
 * Cheat Sheet for Argon2id; less is refused in production.
 */
export const authConfiguration = defineConfiguration('auth', {
  ARGON2_MEMORY_KIB: variable(
    values.wholeNumber(8, 4_194_304),
    'Memory that hashing one password takes, in KiB. Passwords are hashed anew at the next sign-in when it changes.',
    { default: '19456' },
  ),
  ARGON2_PASSES: variable(
    values.wholeNumber(1, 100),
    'Passes over that memory. Passwords are hashed anew at the next sign-in when it changes.',
    { default: '2' },
  ),
  EVEN_ANSWER_MS: variable(
    values.wholeNumber(0, 5_000),
    'Time that an answer takes at least where more work would tell that an address has an account, in milliseconds.',
    { default: '250' },
  ),
});

export type AuthConfiguration = ConfigurationOf<typeof authConfiguration>;
