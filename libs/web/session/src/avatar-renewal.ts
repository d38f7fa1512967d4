import { callRoute, type CallOptions } from '@word-unfolded/api-client';
import { refreshAvatarRoute } from '@word-unfolded/contracts';
import type { SessionState } from './session-state.js';

/** Specification, section 7: how often the picture's address is looked at, and when it is renewed, in milliseconds. */
const LOOK_EVERY_MS = 15 * 60_000;
const RENEW_UNDER_MS = 10 * 60_000;

export type AvatarRenewal = { readonly follow: (state: SessionState) => void };

/** Keeps the signed address of the reader's picture working. A failure is not said: their initials stand in for it. */
export function keepAvatarFresh(
  options: () => CallOptions,
  adopt: (avatarUrl: string | null, expiresIn: number | null) => void,
): AvatarRenewal {
  let timer: ReturnType<typeof setInterval> | undefined;
  let expiresAt: number | undefined;

  async function look(): Promise<void> {
    if (expiresAt === undefined || expiresAt - Date.now() >= RENEW_UNDER_MS) return;
    const { avatarUrl, expiresIn } = await callRoute(refreshAvatarRoute, {}, options());
    adopt(avatarUrl, expiresIn);
  }

  return {
    follow: (state) => {
      expiresAt = state.status === 'signed-in' ? state.avatarExpiresAt : undefined;
      if (state.status !== 'signed-in') {
        clearInterval(timer);
        timer = undefined;
      } else timer ??= setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
    },
  };
}
