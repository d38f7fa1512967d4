import { Inject, Injectable } from '@nestjs/common';
import { COUNTED_USERS, type ListUsers, type RequestOf } from '@word-unfolded/contracts';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import escapeStringRegexp from 'escape-string-regexp';
import mongoose, { type Connection, type Model, type QueryFilter } from 'mongoose';
import { accountModel, type AccountRecord } from '../accounts/records/account.schema.js';
import { foldedWord } from '../accounts/records/search-keys.js';
import { afterPlace, placesOf, writePlace, type Place } from './user-places.repository.js';

type Wanted = Omit<RequestOf<typeof ListUsers>, 'after'> & { readonly after: Place | undefined };

type Filter = QueryFilter<AccountRecord>;

const trusted = mongoose.trusted;

/** Words of a search, at most. */
const WORDS = 5;

export type UserPage = { readonly records: AccountRecord[]; readonly next: string | null };

/** The accounts of the installation, for administrators. */
@Injectable()
export class UsersRepository {
  private readonly accounts: Model<AccountRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.accounts = accountModel(connection);
  }

  /**
   * A page in the wanted order. With a place it begins after it, otherwise it is the page of the number.
   *
   * @param isCommon whether very many accounts match: then they are found in their order, and otherwise by their words
   */
  async page({ page, limit, after, ...wanted }: Wanted, isCommon: boolean): Promise<UserPage> {
    const skipped = after ? 0 : (page - 1) * limit;
    const needed = skipped + limit + 1;
    const found: AccountRecord[] = [];
    for (const part of placesOf(wanted.sort, wanted.order)) {
      if (found.length >= needed) break;
      const beyond = afterPlace(part, after);
      if (!beyond) continue;
      const query = this.accounts
        .find({ $and: [...filtersOf(wanted), part.filter, beyond] })
        .sort(part.sort)
        .limit(needed - found.length);
      if (wanted.search !== '') query.hint(isCommon ? INDEX_OF[part.field] : BY_WORDS);
      found.push(...(await query.lean<AccountRecord[]>().exec()));
    }
    const records = found.slice(skipped, skipped + limit);
    const last = records.at(-1);
    return { records, next: last && found.length === needed ? writePlace(wanted.sort, last) : null };
  }

  /** Accounts that match, at most as many as are counted. */
  total(wanted: Pick<Wanted, 'search' | 'tier' | 'status'>): Promise<number> {
    const filters = filtersOf(wanted);
    const filter: Filter = filters.length > 0 ? { $and: filters } : {};
    const query = this.accounts.countDocuments(filter).limit(COUNTED_USERS);
    if (wanted.search !== '') query.hint(BY_WORDS);
    return query.exec();
  }

  all(): Promise<number> {
    return this.accounts.estimatedDocumentCount().exec();
  }

  /** The usernames of the accounts that exist. */
  async usernames(ids: readonly string[]): Promise<{ id: string; username: string }[]> {
    const records = await this.accounts
      .find({ _id: trusted({ $in: ids.map((id) => new mongoose.Types.ObjectId(id)) }) }, { username: 1 })
      .lean<Pick<AccountRecord, '_id' | 'username'>[]>()
      .exec();
    return records.map(({ _id, username }) => ({ id: _id.toHexString(), username }));
  }

  /**
   * The number of administrators besides an account. It writes to their documents, so that of two administrators who
   * remove each other at the same moment one has to wait for the other. Call it in a transaction.
   */
  async otherAdministrators(id: string): Promise<number> {
    const filter: Filter = {
      _id: trusted({ $ne: new mongoose.Types.ObjectId(id) }),
      verifiedAt: trusted({ $type: 'date' }),
      bannedAt: null,
      ...ADMINISTRATORS,
    };
    const { matchedCount } = await this.accounts.updateMany(filter, { $inc: { administrations: 1 } }).exec();
    return matchedCount;
  }
}

/** The index of the words by which accounts are found. */
const BY_WORDS = { searchKeys: 1 } as const;

/** The indexes that have the accounts in their order. */
const INDEX_OF = {
  createdAt: { createdAt: -1, _id: -1 },
  lastActiveAt: { lastActiveAt: -1, _id: -1 },
  usernameKey: { usernameKey: 1 },
} as const;

const ADMINISTRATORS: Filter = { $or: [{ role: 'admin' }, { tier: 'admin' }] };

const OF_STATUS: Readonly<Record<NonNullable<Wanted['status']>, Filter>> = {
  verified: { verifiedAt: trusted({ $type: 'date' }), bannedAt: null },
  unverified: { verifiedAt: null },
  banned: { bannedAt: trusted({ $type: 'date' }) },
  admin: ADMINISTRATORS,
};

function filtersOf({ search, tier, status }: Pick<Wanted, 'search' | 'tier' | 'status'>): Filter[] {
  const words = search.split(/\s+/u).filter(Boolean).slice(0, WORDS).map(foldedWord);
  return [
    ...words.map((word): Filter => ({ searchKeys: beginningWith(word) })),
    ...(tier === undefined ? [] : [{ tier }]),
    ...(status === undefined ? [] : [OF_STATUS[status]]),
  ];
}

/** An expression whose beginning is plain text, for which an index is used: a hyphen needs no escape there. */
function beginningWith(word: string): RegExp {
  return new RegExp(`^${escapeStringRegexp(word).replaceAll('\\x2d', '-')}`);
}
