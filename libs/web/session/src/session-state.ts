import type { SignedInUser, User } from '@word-unfolded/contracts';
import type { Principal } from '@word-unfolded/domain';

/** The current reader, as far as this browser knows (specification, section 3, "User state"). */
export type SessionState =
  | { readonly status: 'checking'; readonly user?: undefined; readonly principal?: undefined }
  | { readonly status: 'visitor'; readonly user?: undefined; readonly principal?: undefined }
  | SignedIn;

export type SignedIn = {
  readonly status: 'signed-in';
  readonly user: User;
  /** The properties that gates check. */
  readonly principal: Principal;
  /** When the address of their picture expires, in milliseconds since 1970. */
  readonly avatarExpiresAt: number | undefined;
};

export const CHECKING: SessionState = { status: 'checking' };
export const VISITOR: SessionState = { status: 'visitor' };

/**
 * The profile of a reader who has just signed in. If it has no picture, that of the sign-in response is used
 * (specification, section 3, "User").
 */
export function withPictureOfSignIn(user: User, signInUser: Partial<SignedInUser> = {}): User {
  if (user.avatarUrl !== null || !signInUser.avatar) return user;
  return { ...user, avatarUrl: signInUser.avatar, avatarExpiresIn: signInUser.avatar_expiration ?? null };
}

/**
 * The state of a signed-in reader.
 *
 * @param now when the server sent the profile, in milliseconds since 1970
 */
export function signedIn(user: User, now: number): SignedIn {
  const { avatarExpiresIn } = user;
  return {
    status: 'signed-in',
    user,
    principal: { tier: user.subscriptionTier, role: user.role },
    avatarExpiresAt: avatarExpiresIn === null ? undefined : now + avatarExpiresIn * 1000,
  };
}
