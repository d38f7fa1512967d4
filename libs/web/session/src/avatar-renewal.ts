import { callRoute, type CallOptions } from '@word-unfolded/api-client';
import { refreshAvatarRoute } from '@word-unfolded/contracts';
import { PeriodicTask } from '@word-unfolded/primitives';
import type { SessionState } from './session-state.js';

/**
 * Specification, section 7: the interval of the check of the picture's address, and the remaining time at which it is
 * renewed, in milliseconds.
 */
const LOOK_EVERY_MS = 15 * 60_000;
const RENEW_UNDER_MS = 10 * 60_000;

export type AvatarRenewal = { readonly follow: (state: SessionState) => void };

/**
 * Renews the signed address of the reader's picture. A failure is silent, because their initials replace the picture.
 */
export function renewAvatar(
  options: () => CallOptions,
  adopt: (avatarUrl: string | null, expiresIn: number | null) => void,
): AvatarRenewal {
  let expiresAt: number | undefined;

  async function look(): Promise<void> {
    if (expiresAt === undefined || expiresAt - Date.now() >= RENEW_UNDER_MS) return;
    const { avatarUrl, expiresIn } = await callRoute(refreshAvatarRoute, {}, options());
    adopt(avatarUrl, expiresIn);
  }

  const task = new PeriodicTask({ intervalMs: LOOK_EVERY_MS, run: look, onError: () => undefined });

  return {
    follow: (state) => {
      expiresAt = state.status === 'signed-in' ? state.avatarExpiresAt : undefined;
      if (state.status === 'signed-in') task.start();
      else void task.stop();
    },
  };
}
