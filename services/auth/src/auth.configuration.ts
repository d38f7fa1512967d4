import { defineConfiguration, values, variable, type ConfigurationOf } from '@word-unfolded/service-kit';
import { z } from 'zod';

/**
 * The configuration of the auth service besides the common one. The defaults are a choice of the OWASP Password Storage
 * Cheat Sheet for Argon2id; cheaper parameters are refused in production.
 */
export const authConfiguration = defineConfiguration('auth', {
  ARGON2_MEMORY_KIB: variable(
    values.wholeNumber(8, 4_194_304),
    'Memory that hashing one password takes, in KiB. If it changes, each password is hashed again at the next sign-in.',
    { default: '19456' },
  ),
  ARGON2_PASSES: variable(
    values.wholeNumber(1, 100),
    'Passes over that memory. If it changes, each password is hashed again at the next sign-in.',
    { default: '2' },
  ),
  DEVELOPMENT_LOGIN: variable(
    z.enum(['true', 'false'], 'expected true or false'),
    'Whether a developer may sign in without a password; only from this machine, and never in production.',
    { default: 'false' },
  ),
  CONSTANT_ANSWER_MS: variable(
    values.wholeNumber(0, 5_000),
    'Least time of an answer whose duration could reveal that an address has an account, in milliseconds.',
    { default: '250', formerName: 'EVEN_ANSWER_MS' },
  ),
});

export type AuthConfiguration = ConfigurationOf<typeof authConfiguration>;
