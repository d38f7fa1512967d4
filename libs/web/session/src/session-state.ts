import type { SignedInUser, User } from '@word-unfolded/contracts';
import type { Principal } from '@word-unfolded/domain';

/** The current reader, as far as this browser knows (specification, section 3, "User state"). */
export type SessionState =
  | { readonly status: 'checking'; readonly user?: undefined; readonly standing?: undefined }
  | { readonly status: 'visitor'; readonly user?: undefined; readonly standing?: undefined }
  | SignedIn;

export type SignedIn = {
  readonly status: 'signed-in';
  readonly user: User;
  /** The properties that gates check. */
  readonly standing: Principal;
  /** When the address of their picture expires, in milliseconds since 1970. */
  readonly avatarExpiresAt: number | undefined;
};

export const CHECKING: SessionState = { status: 'checking' };
export const VISITOR: SessionState = { status: 'visitor' };

/**
 * The profile of a reader who has just signed in. If it has no picture, that of the sign-in response is used
 * (specification, section 3, "User").
 */
export function withPictureOfSignIn(user: User, opened: Partial<SignedInUser> = {}): User {
  if (user.avatarUrl !== null || !opened.avatar) return user;
  return { ...user, avatarUrl: opened.avatar, avatarExpiresIn: opened.avatar_expiration ?? null };
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
    standing: { tier: user.subscriptionTier, role: user.role },
    avatarExpiresAt: avatarExpiresIn === null ? undefined : now + avatarExpiresIn * 1000,
  };
}
