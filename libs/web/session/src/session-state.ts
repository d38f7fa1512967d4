import type { User } from '@word-unfolded/contracts';
import type { Standing } from '@word-unfolded/domain';

/** Who is reading, as far as this browser knows (specification, section 3, "User state"). */
export type SessionState =
  | { readonly status: 'checking'; readonly user?: undefined; readonly standing?: undefined }
  | { readonly status: 'visitor'; readonly user?: undefined; readonly standing?: undefined }
  | SignedIn;

export type SignedIn = {
  readonly status: 'signed-in';
  readonly user: User;
  /** What decides which gates they pass. */
  readonly standing: Standing;
  /** When the address of their picture stops working, in milliseconds since 1970. */
  readonly avatarExpiresAt: number | undefined;
};

export const CHECKING: SessionState = { status: 'checking' };
export const VISITOR: SessionState = { status: 'visitor' };

/**
 * The state of a reader who is signed in.
 *
 * @param now when the server spoke of them, in milliseconds since 1970
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
