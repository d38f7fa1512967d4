import { Inject, Injectable } from '@nestjs/common';
import { comparable, type Role } from '@word-unfolded/domain';
import { MONGO_CONNECTION, ownerOf, type OwnerId } from '@word-unfolded/persistence';
import mongoose, { type Connection, type Model, type QueryFilter, type UpdateQuery } from 'mongoose';
import type { Account, DeviceKey, NewAccount, ProfileChanges } from './account.js';
import { accountModel, type AccountRecord } from './account.schema.js';
import { searchKeysOf } from './search-keys.js';

/** Stores accounts. Addresses and usernames are compared case-insensitively. */
@Injectable()
export class AccountRepository {
  private readonly accounts: Model<AccountRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.accounts = accountModel(connection);
  }

  /**
   * Adds an account with an unverified address.
   *
   * @throws a duplicate key error on `usernameKey` when the username is another's, on `waitingKey` when another sign-up
   * waits
   */
  async insert(account: NewAccount, createdAt: Date, unverifiedUntil: Date): Promise<Account> {
    const document = await this.accounts.create({
      ...account,
      emailKey: comparable(account.email),
      waitingKey: comparable(account.email),
      usernameKey: comparable(account.username),
      searchKeys: searchKeysOf(account),
      createdAt,
      unverifiedUntil,
    });
    return accountOf(document.toObject<AccountRecord>());
  }

  async byId(ownerId: OwnerId): Promise<Account | null> {
    return maybe(await this.accounts.findOne({ _id: ownerId }).lean<AccountRecord>().exec());
  }

  async verifiedByEmail(email: string): Promise<Account | null> {
    return maybe(
      await this.accounts
        .findOne({ emailKey: comparable(email), verifiedAt: mongoose.trusted({ $type: 'date' }) })
        .lean<AccountRecord>()
        .exec(),
    );
  }

  /** The latest of the accounts with this unverified address. */
  async latestUnverifiedByEmail(email: string): Promise<Account | null> {
    return maybe(
      await this.accounts
        .findOne({ emailKey: comparable(email), verifiedAt: null })
        .sort({ createdAt: -1 })
        .lean<AccountRecord>()
        .exec(),
    );
  }

  /** All accounts with this unverified address. Older versions allowed several. */
  async waitingFor(email: string): Promise<Account[]> {
    const records = await this.accounts
      .find({ emailKey: comparable(email), verifiedAt: null })
      .lean<AccountRecord[]>()
      .exec();
    return records.map(accountOf);
  }

  /** @throws a duplicate key error on `emailKey` when another account has the address */
  async changeEmail(ownerId: OwnerId, email: string): Promise<Account | null> {
    return this.withSearchKeys(await this.update(ownerId, { $set: { email, emailKey: comparable(email) } }));
  }

  async byUsername(username: string): Promise<Account | null> {
    return maybe(
      await this.accounts
        .findOne({ usernameKey: comparable(username) })
        .lean<AccountRecord>()
        .exec(),
    );
  }

  /** @throws a duplicate key error on `emailKey` when another account with the address was verified earlier */
  verify(ownerId: OwnerId, at: Date): Promise<Account | null> {
    return this.update(ownerId, { $set: { verifiedAt: at }, $unset: { unverifiedUntil: 1, waitingKey: 1 } });
  }

  /** @throws a duplicate key error on `usernameKey` when the username is another's */
  async changeProfile(ownerId: OwnerId, changes: ProfileChanges): Promise<Account | null> {
    const { username } = changes;
    const changed = await this.update(ownerId, {
      $set: { ...changes, ...(username !== undefined && { usernameKey: comparable(username) }) },
    });
    return username === undefined && changes.name === undefined ? changed : this.withSearchKeys(changed);
  }

  /**
   * The key of an account for data on devices; null when it has none, or is deleted.
   *
   * @param fresh becomes its key, unless it has one already
   */
  async deviceKey(ownerId: OwnerId, fresh?: DeviceKey): Promise<DeviceKey | null> {
    if (fresh)
      await this.accounts
        .updateOne(
          { _id: ownerId, deviceKey: mongoose.trusted({ $exists: false }) },
          { $set: { deviceKey: fresh } },
        )
        .exec();
    const record = await this.accounts
      .findOne({ _id: ownerId }, { deviceKey: 1 })
      .lean<AccountRecord>()
      .exec();
    return record?.deviceKey ?? null;
  }

  setPasswordHash(ownerId: OwnerId, passwordHash: string): Promise<Account | null> {
    return this.update(ownerId, { $set: { passwordHash } });
  }

  /** Replaces a hash. @returns whether it did; false when the password was changed in between */
  async replacePasswordHash(ownerId: OwnerId, before: string, passwordHash: string): Promise<boolean> {
    const { matchedCount } = await this.accounts
      .updateOne({ _id: ownerId, passwordHash: before }, { $set: { passwordHash } })
      .exec();
    return matchedCount > 0;
  }

  setCreatedAt(ownerId: OwnerId, createdAt: Date): Promise<Account | null> {
    return this.update(ownerId, { $set: { createdAt } });
  }

  setRole(ownerId: OwnerId, role: Role): Promise<Account | null> {
    return this.update(ownerId, { $set: { role } });
  }

  /** Takes the tier of administrators away. */
  endAdminTier(ownerId: OwnerId): Promise<Account | null> {
    return this.update(ownerId, { $set: { tier: 'free', givenTier: 'free' } });
  }

  setBan(ownerId: OwnerId, ban: Pick<Account, 'bannedAt' | 'banReason'>): Promise<Account | null> {
    return this.update(ownerId, { $set: ban });
  }

  /**
   * Stores what the billing service says of an account, unless a newer revision is stored.
   *
   * @returns the updated account; null if it is deleted, or has a newer revision
   */
  setEntitlement(
    { id, billingRevision }: Account,
    entitlement: Pick<
      Account,
      'tier' | 'givenTier' | 'billingRevision' | 'subscriptionStatus' | 'trialEndsAt' | 'gracePeriodEnds'
    >,
  ): Promise<Account | null> {
    // Accounts of earlier versions have no revision.
    const revision = billingRevision === 0 ? mongoose.trusted({ $in: [0, null] }) : billingRevision;
    return this.update(ownerOf(id), { $set: entitlement }, { billingRevision: revision });
  }

  /** @param seconds since 1970; access tokens issued earlier are revoked */
  async refuseAccessBefore(ownerId: OwnerId, seconds: number): Promise<void> {
    await this.update(ownerId, { $max: { accessNotBefore: seconds } });
  }

  /** @returns the updated account; null if it is deleted */
  noteActivity(ownerId: OwnerId, at: Date): Promise<Account | null> {
    return this.update(ownerId, { $set: { lastActiveAt: at } });
  }

  /** Replaces or removes the picture of an account. @returns the account before the change; null if there is none */
  async replaceAvatarKey(ownerId: OwnerId, avatarKey: string | null): Promise<Account | null> {
    return maybe(
      await this.accounts
        .findOneAndUpdate({ _id: ownerId }, { $set: { avatarKey } }, { returnDocument: 'before' })
        .lean<AccountRecord>()
        .exec(),
    );
  }

  /** @returns the account before the change; null if there was none */
  async remove(ownerId: OwnerId): Promise<Account | null> {
    return maybe(await this.accounts.findOneAndDelete({ _id: ownerId }).lean<AccountRecord>().exec());
  }

  /** Removes an account with an unverified address. @returns whether there was one */
  async removeUnverified(ownerId: OwnerId): Promise<boolean> {
    const { deletedCount } = await this.accounts.deleteOne({ _id: ownerId, verifiedAt: null }).exec();
    return deletedCount > 0;
  }

  /** Accounts whose verification period has expired, the oldest first. */
  async overdue(now: Date, atMost: number, skip: number): Promise<OwnerId[]> {
    const records = await this.accounts
      .find({ unverifiedUntil: mongoose.trusted({ $lte: now }) }, { _id: 1 })
      .sort({ unverifiedUntil: 1, _id: 1 })
      .skip(skip)
      .limit(atMost)
      .lean<Pick<AccountRecord, '_id'>[]>()
      .exec();
    return records.map(({ _id }) => ownerOf(_id.toHexString()));
  }

  /** Stores the words by which an account is found after one of them has changed. */
  private async withSearchKeys(account: Account | null): Promise<Account | null> {
    return account && this.update(ownerOf(account.id), { $set: { searchKeys: searchKeysOf(account) } });
  }

  private async update(
    ownerId: OwnerId,
    update: UpdateQuery<AccountRecord>,
    filter: QueryFilter<AccountRecord> = {},
  ): Promise<Account | null> {
    return maybe(
      await this.accounts
        .findOneAndUpdate({ ...filter, _id: ownerId }, update, {
          returnDocument: 'after',
          runValidators: true,
        })
        .lean<AccountRecord>()
        .exec(),
    );
  }
}

function maybe(record: AccountRecord | null): Account | null {
  return record && accountOf(record);
}

function accountOf(record: AccountRecord): Account {
  return {
    id: record._id.toHexString(),
    name: record.name,
    email: record.email,
    username: record.username,
    passwordHash: record.passwordHash,
    language: record.language,
    role: record.role,
    tier: record.tier,
    givenTier: record.givenTier ?? 'free',
    billingRevision: record.billingRevision ?? 0,
    subscriptionStatus: record.subscriptionStatus,
    trialEndsAt: record.trialEndsAt,
    gracePeriodEnds: record.gracePeriodEnds,
    occupation: record.occupation,
    personalNote: record.personalNote,
    avatarKey: record.avatarKey,
    verifiedAt: record.verifiedAt,
    bannedAt: record.bannedAt,
    banReason: record.banReason ?? null,
    lastActiveAt: record.lastActiveAt,
    accessNotBefore: record.accessNotBefore,
    createdAt: record.createdAt,
  };
}
