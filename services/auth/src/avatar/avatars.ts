/** The address of a picture as the page gets it: signed, and good for so many seconds. */
export type SignedAvatar = { readonly avatarUrl: string | null; readonly avatarExpiresIn: number | null };

/** The pictures of accounts, as the rest of the service needs them. */
export abstract class Avatars {
  /** A signed address of the picture under a key; nothing for an account that has none. */
  abstract addressOf(avatarKey: string | null): Promise<SignedAvatar>;

  /** The picture under a key, WebP; null for an account that has none. */
  abstract read(avatarKey: string | null): Promise<Buffer | null>;

  /** Removes whatever the store holds of the pictures of an account that is gone. */
  abstract remove(userId: string): Promise<void>;
}
