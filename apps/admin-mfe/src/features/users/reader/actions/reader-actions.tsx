import { useUser } from '@word-unfolded/session';
import { Button } from '@word-unfolded/ui';
import type { Actions } from '../../../../dashboard/actions/use-actions.js';
import { useUserTexts } from '../../texts.js';
import type { ReaderDetail } from '../use-reader.js';
import { GiveTier } from './give-tier.js';
import styles from './reader-actions.module.css';
import { useReaderActions } from './use-reader-actions.js';

type ReaderActionsProps = { readonly detail: ReaderDetail; readonly actions: Actions };

/** What administrators can do to an account. */
export function ReaderActions({ detail, actions }: ReaderActionsProps) {
  const t = useUserTexts();
  const { user } = detail;
  const isOwn = useUser()?._id === user.id;
  const { setRole, setBan, resendVerification } = useReaderActions(detail);
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        {/* One button for both directions, so that it keeps the focus. */}
        <Button disabled={isOwn} onClick={() => actions.ask(setBan)}>
          {t(user.bannedAt === null ? 'actions.ban.confirm' : 'actions.unban.confirm')}
        </Button>
        <Button disabled={!user.verified} onClick={() => actions.ask(setRole)}>
          {t(user.role === 'admin' ? 'actions.demote.confirm' : 'actions.promote.confirm')}
        </Button>
        {!user.verified && (
          <Button onClick={() => actions.ask(resendVerification)}>{t('actions.resend.confirm')}</Button>
        )}
        <GiveTier detail={detail} />
      </div>
      {isOwn && <p className={styles.reason}>{t('actions.own')}</p>}
      {user.role === 'admin' && <p className={styles.reason}>{t('actions.lastAdmin')}</p>}
      {!user.verified && <p className={styles.reason}>{t('actions.unverified')}</p>}
    </div>
  );
}
