import { Inject, Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { ConfigurationError, kitConfiguration, type KitConfiguration } from '@word-unfolded/service-kit';
import { authConfiguration, type AuthConfiguration } from '../../auth.configuration.js';
import { Randomness } from '../../common/randomness.js';

/** The lowest cost among the choices of the OWASP Password Storage Cheat Sheet for Argon2id: KiB times passes. */
const LEAST_WORK = 7_168 * 5;

/** Number of Argon2id in the package, whose enumeration exists only for the compiler. */
const ARGON2ID = 2;

/** Hashes and checks passwords: Argon2id (RFC 9106). */
@Injectable()
export class PasswordHasher {
  private readonly options: Options;
  private readonly placeholderHash: Promise<string>;

  /** @throws ConfigurationError when hashing in production would be too cheap to be safe */
  constructor(
    @Inject(authConfiguration.token) { ARGON2_MEMORY_KIB, ARGON2_PASSES }: AuthConfiguration,
    @Inject(kitConfiguration.token) { NODE_ENV }: KitConfiguration,
    randomness: Randomness,
  ) {
    if (NODE_ENV === 'production' && ARGON2_MEMORY_KIB * ARGON2_PASSES < LEAST_WORK) {
      throw new ConfigurationError(
        `ARGON2_MEMORY_KIB times ARGON2_PASSES is ${ARGON2_MEMORY_KIB * ARGON2_PASSES}: expected at least ${LEAST_WORK} in production.`,
      );
    }
    this.options = {
      algorithm: ARGON2ID,
      memoryCost: ARGON2_MEMORY_KIB,
      timeCost: ARGON2_PASSES,
      parallelism: 1,
    };
    this.placeholderHash = this.hash(randomness.bytes(32).toString('base64url'));
    // It is awaited when it is needed; until then a failure must not count as an unhandled rejection.
    this.placeholderHash.catch(() => {});
  }

  hash(password: string): Promise<string> {
    return hash(password.normalize('NFKC'), this.options);
  }

  /**
   * Whether a password matches a hash.
   *
   * @param passwordHash of the account; without one it takes the same time and never matches
   */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const isRight = await verify(passwordHash ?? (await this.placeholderHash), password.normalize('NFKC'));
    return isRight && passwordHash !== undefined;
  }

  /** Whether a hash has other parameters than the current ones. */
  isOutdated(passwordHash: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.options;
    return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }
}
