import { Injectable } from '@nestjs/common';
import { COUNTED_USERS, csvRows, type RequestOf, type WriteUsersTable } from '@word-unfolded/contracts';
import { blobKey, BlobStore } from '@word-unfolded/storage';
import pLimit from 'p-limit';
import { Readable } from 'node:stream';
import { readPlace } from './user-places.repository.js';
import { listedUserOf } from './user-views.js';
import { UsersRepository } from './users.repository.js';

/** The folder of the store in which the files are until they are fetched. */
export const TABLES_FOLDER = 'user-tables';

/** Accounts that are read at a time. */
const ROWS = 1_000;

/** Most bytes of a file: a million accounts. */
const MAX_BYTES = 256 * 1024 * 1024;

const COLUMNS = [
  'id',
  'name',
  'username',
  'email',
  'role',
  'tier',
  'subscriptionStatus',
  'verified',
  'bannedAt',
  'lastActive',
  'createdAt',
] as const;

/** Writes accounts to a CSV file, as fast as the store takes them. */
@Injectable()
export class UsersTable {
  /** One file at a time: each reads all accounts. */
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly users: UsersRepository,
    private readonly store: BlobStore,
  ) {}

  /** @param signal aborts when the caller no longer waits @returns the key of the file in the store */
  write(request: RequestOf<typeof WriteUsersTable>, signal: AbortSignal): Promise<{ readonly key: string }> {
    return this.oneAtATime(async () => {
      signal.throwIfAborted();
      const key = blobKey(TABLES_FOLDER, 'csv');
      const contents = Readable.from(this.pieces(request, signal), { objectMode: false });
      await this.store.put(key, contents, { maxBytes: MAX_BYTES });
      return { key };
    });
  }

  private async *pieces(
    request: RequestOf<typeof WriteUsersTable>,
    signal: AbortSignal,
  ): AsyncGenerator<Buffer> {
    const isCommon = (await this.users.total(request)) >= COUNTED_USERS;
    yield Buffer.from(csvRows([COLUMNS]));
    let after: string | null = null;
    do {
      signal.throwIfAborted();
      const place = readPlace(after ?? undefined, request.sort);
      const page = await this.users.page({ ...request, page: 1, limit: ROWS, after: place }, isCommon);
      const rows = page.records.map(({ _id, ...record }) => {
        const user = listedUserOf({ ...record, id: _id.toHexString() });
        return COLUMNS.map((column) => {
          const value = user[column];
          return typeof value === 'boolean' ? String(value) : value;
        });
      });
      if (rows.length > 0) yield Buffer.from(csvRows(rows));
      after = page.next;
    } while (after !== null);
  }
}
