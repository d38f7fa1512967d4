/** The signed URL of a picture, and the seconds for which it is valid. */
export type SignedAvatar = { readonly avatarUrl: string | null; readonly avatarExpiresIn: number | null };

/** The pictures of accounts, as the rest of the service needs them. */
export abstract class Avatars {
  /** A signed URL of the picture under a key; null for an account without one. */
  abstract addressOf(avatarKey: string | null): Promise<SignedAvatar>;

  /** The picture under a key, WebP; null for an account without one. */
  abstract read(avatarKey: string | null): Promise<Buffer | null>;
}
