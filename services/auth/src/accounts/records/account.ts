import type { Language, Role, Tier } from '@word-unfolded/domain';

/** An account as it is stored. */
export type Account = {
  /** 24 hexadecimal digits. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly role: Role;
  readonly tier: Tier;
  /** A tier that this installation gave before grants were stored by the billing service; it is never taken away. */
  readonly givenTier: Tier;
  /** The revision of the last change that the billing service has published. */
  readonly billingRevision: number;
  readonly subscriptionStatus: string | null;
  readonly trialEndsAt: Date | null;
  readonly gracePeriodEnds: Date | null;
  readonly occupation: string | null;
  readonly personalNote: string | null;
  /** The key of the picture in the store. */
  readonly avatarKey: string | null;
  /** When the address was verified; null until then. */
  readonly verifiedAt: Date | null;
  readonly bannedAt: Date | null;
  /** Why an administrator has suspended it. */
  readonly banReason: string | null;
  readonly lastActiveAt: Date | null;
  /** Access tokens issued earlier, in seconds since 1970, are revoked. */
  readonly accessNotBefore: number;
  readonly createdAt: Date;
};

/** The key pair that encrypts a reader's data on a device; both halves base64url. */
export type DeviceKey = {
  /** The uncompressed point of P-256. */
  readonly publicKey: string;
  /** PKCS #8. */
  readonly privateKey: string;
};

/** The data of a registration. */
export type NewAccount = Pick<Account, 'name' | 'email' | 'username' | 'passwordHash' | 'language'>;

/** The fields of an account that its reader may change. */
export type ProfileChanges = Partial<
  Pick<Account, 'name' | 'username' | 'occupation' | 'personalNote' | 'language'>
>;
