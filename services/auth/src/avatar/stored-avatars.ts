import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { blobKey, BlobStore } from '@word-unfolded/storage';
import { buffer } from 'node:stream/consumers';
import { AccountRepository } from '../accounts/records/account.repository.js';
import { Avatars, type SignedAvatar } from './avatars.js';

/** How long a URL is valid, in seconds: four times the interval after which a page requests a fresh one. */
const ADDRESS_LIFETIME_S = 3_600;

const NOTHING: SignedAvatar = { avatarUrl: null, avatarExpiresIn: null };

/** Stores the pictures in the blob store, and their keys in the accounts. */
@Injectable()
export class StoredAvatars extends Avatars {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly store: BlobStore,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super();
  }

  async addressOf(avatarKey: string | null): Promise<SignedAvatar> {
    if (avatarKey === null) return NOTHING;
    const avatarUrl = await this.store.signedAddress(avatarKey, ADDRESS_LIFETIME_S);
    return { avatarUrl, avatarExpiresIn: ADDRESS_LIFETIME_S };
  }

  async read(avatarKey: string | null): Promise<Buffer | null> {
    const contents = avatarKey === null ? null : await this.store.get(avatarKey);
    return contents && buffer(contents);
  }

  /**
   * Removes the picture of an account.
   *
   * @throws the errors of the store; then the account still refers to its picture
   */
  async clear(userId: string): Promise<void> {
    const ownerId = ownerOf(userId);
    const key = (await this.accounts.byId(ownerId))?.avatarKey ?? null;
    if (key === null) return;
    await this.store.remove(key);
    const before = await this.accounts.replaceAvatarKey(ownerId, null);
    // Another picture may have been set in between.
    if (before && before.avatarKey !== null && before.avatarKey !== key) await this.discard(before.avatarKey);
  }

  /**
   * Replaces the picture of an account.
   *
   * @param picture WebP
   * @throws AppError NOT_AUTHENTICATED when the account is deleted; then nothing is stored
   */
  async replace(userId: string, picture: Uint8Array): Promise<SignedAvatar> {
    const key = blobKey(folderOf(userId), 'webp');
    await this.store.put(key, picture);
    const before = await this.accounts
      .replaceAvatarKey(ownerOf(userId), key)
      .catch(async (error: unknown) => {
        await this.discard(key);
        throw error;
      });
    if (!before) {
      await this.discard(key);
      throw AppError.of('NOT_AUTHENTICATED');
    }
    if (before.avatarKey !== null) await this.discard(before.avatarKey);
    return this.addressOf(key);
  }

  /** Removes an unreferenced file. */
  async discard(key: string): Promise<void> {
    await this.store
      .remove(key)
      .catch((error: unknown) => this.log.warn({ err: error, key }, 'a file could not be removed'));
  }
}

/** All pictures of an account are in one folder, so that its deletion misses none. */
function folderOf(userId: string): string {
  return `avatars/${userId}`;
}
