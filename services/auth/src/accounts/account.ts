import type { Language, Role, Tier } from '@word-unfolded/domain';

/** An account as it is kept. */
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
  readonly subscriptionStatus: string | null;
  readonly trialEndsAt: Date | null;
  readonly gracePeriodEnds: Date | null;
  readonly occupation: string | null;
  readonly personalNote: string | null;
  /** Where the picture is in the store. */
  readonly avatarKey: string | null;
  /** Since when the address is known to be the reader's own; null as long as nobody has shown that. */
  readonly verifiedAt: Date | null;
  readonly bannedAt: Date | null;
  readonly lastActiveAt: Date | null;
  /** Access tokens from before, in seconds since 1970, stand no more. */
  readonly accessNotBefore: number;
  readonly createdAt: Date;
};

/** What a registration brings. */
export type NewAccount = Pick<Account, 'name' | 'email' | 'username' | 'passwordHash' | 'language'>;

/** What a reader may change of their account. */
export type ProfileChanges = Partial<
  Pick<Account, 'name' | 'username' | 'occupation' | 'personalNote' | 'language'>
>;
