import {
  banUserRoute,
  endUserSessionsRoute,
  resendUserVerificationRoute,
  resetReaderUsageRoute,
  setUserRoleRoute,
  unbanUserRoute,
} from '@word-unfolded/contracts';
import type { Role } from '@word-unfolded/domain';
import type { Action } from '../../../../dashboard/actions/action.js';
import { useSend } from '../../../../dashboard/actions/use-send.js';
import { useUserTexts } from '../../texts.js';
import type { ReaderDetail } from '../use-reader.js';

/** The actions on an account, each with its question, its message and its opposite. */
export function useReaderActions({ user }: Pick<ReaderDetail, 'user'>) {
  const t = useUserTexts();
  const send = useSend();
  const { name } = user;
  const params = { id: user.id };
  const undoing = t('actions.undoing');

  const role = (next: Role, reason: string) =>
    send(setUserRoleRoute, { params, body: { role: next, reason } });
  const ban = (reason: string) => send(banUserRoute, { params, body: { reason } });
  const unban = (reason: string) => send(unbanUserRoute, { params, body: { reason } });

  const words = (
    action: 'ban' | 'unban' | 'promote' | 'demote' | 'resend' | 'endSessions' | 'resetUsage',
  ) => ({
    title: t(`actions.${action}.title`, { name }),
    body: t(`actions.${action}.body`, { name }),
    confirm: t(`actions.${action}.confirm`),
    done: t(`actions.${action}.done`, { name }),
  });

  const setRole: Action =
    user.role === 'admin'
      ? {
          ...words('demote'),
          reason: 'optional',
          run: (reason) => role('user', reason),
          undo: () => role('admin', undoing),
        }
      : {
          ...words('promote'),
          reason: 'optional',
          run: (reason) => role('admin', reason),
          undo: () => role('user', undoing),
        };

  const setBan: Action =
    user.bannedAt === null
      ? { ...words('ban'), reason: 'required', run: ban, undo: () => unban(undoing) }
      : {
          ...words('unban'),
          reason: 'optional',
          run: unban,
          undo: () => ban(user.banReason || undoing),
        };

  return {
    setRole,
    setBan,
    resendVerification: {
      ...words('resend'),
      reason: 'optional',
      run: (reason: string) => send(resendUserVerificationRoute, { params, body: { reason } }),
    },
    endSessions: {
      ...words('endSessions'),
      reason: 'optional',
      run: (reason: string) => send(endUserSessionsRoute, { params, body: { reason } }),
    },
    resetUsage: {
      ...words('resetUsage'),
      reason: 'optional',
      run: (reason: string) => send(resetReaderUsageRoute, { params, body: { reason } }),
    },
  } as const satisfies Record<string, Action>;
}
