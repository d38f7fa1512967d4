import { Inject, Injectable } from '@nestjs/common';
import { CatalogueError } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { blobKey, BlobStore } from '@word-unfolded/storage';
import { buffer } from 'node:stream/consumers';
import { AccountRepository } from '../accounts/account.repository.js';
import { Avatars, type SignedAvatar } from './avatars.js';

/** How long an address is good, in seconds: four times the pause after which a page asks for a fresh one. */
const ADDRESS_LIFETIME_S = 3_600;

const NOTHING: SignedAvatar = { avatarUrl: null, avatarExpiresIn: null };

/** Keeps the pictures in the store of files, and their keys in the accounts. */
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

  async remove(userId: string): Promise<void> {
    await this.store.removeFolder(folderOf(userId));
  }

  /**
   * Takes the picture from an account.
   *
   * @throws whatever the store throws: then the account still knows its picture
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
   * Puts a picture in the place of the one that an account has.
   *
   * @param picture WebP
   * @throws CatalogueError NOT_AUTHENTICATED when the account is gone; then nothing is kept
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
      throw CatalogueError.of('NOT_AUTHENTICATED');
    }
    if (before.avatarKey !== null) await this.discard(before.avatarKey);
    return this.addressOf(key);
  }

  /** Removes a file that nothing refers to. */
  async discard(key: string): Promise<void> {
    await this.store
      .remove(key)
      .catch((error: unknown) => this.log.warn({ err: error, key }, 'a file could not be removed'));
  }
}

/** All pictures of an account are in one folder, so that none can be forgotten when it goes. */
function folderOf(userId: string): string {
  return `avatars/${userId}`;
}
