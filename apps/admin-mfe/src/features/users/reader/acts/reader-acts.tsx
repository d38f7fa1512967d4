import { useUser } from '@word-unfolded/session';
import { Button } from '@word-unfolded/ui';
import type { Acts } from '../../../../dashboard/acts/use-acts.js';
import { useUserTexts } from '../../texts.js';
import type { ReaderDetail } from '../use-reader.js';
import { GiveTier } from './give-tier.js';
import styles from './reader-acts.module.css';
import { useReaderActs } from './use-reader-acts.js';

type ReaderActsProps = { readonly detail: ReaderDetail; readonly acts: Acts };

/** What administrators can do to an account. */
export function ReaderActs({ detail, acts }: ReaderActsProps) {
  const t = useUserTexts();
  const { user } = detail;
  const isOwn = useUser()?._id === user.id;
  const { setRole, setBan, resendVerification } = useReaderActs(detail);
  return (
    <div className={styles.acts}>
      <div className={styles.buttons}>
        {/* One button for both directions, so that it keeps the focus. */}
        <Button disabled={isOwn} onClick={() => acts.ask(setBan)}>
          {t(user.bannedAt === null ? 'acts.ban.confirm' : 'acts.unban.confirm')}
        </Button>
        <Button disabled={!user.verified} onClick={() => acts.ask(setRole)}>
          {t(user.role === 'admin' ? 'acts.demote.confirm' : 'acts.promote.confirm')}
        </Button>
        {!user.verified && (
          <Button onClick={() => acts.ask(resendVerification)}>{t('acts.resend.confirm')}</Button>
        )}
        <GiveTier detail={detail} />
      </div>
      {isOwn && <p className={styles.reason}>{t('acts.own')}</p>}
      {user.role === 'admin' && <p className={styles.reason}>{t('acts.lastAdmin')}</p>}
      {!user.verified && <p className={styles.reason}>{t('acts.unverified')}</p>}
    </div>
  );
}
