import type { ListedUser } from '@word-unfolded/contracts';
import { useUserTexts } from './texts.js';
import styles from './user-state.module.css';

type UserStateProps = { readonly user: Pick<ListedUser, 'verified' | 'bannedAt' | 'role'> };

/** Whether an account is verified, suspended, or of an administrator, in words. */
export function UserState({ user }: UserStateProps) {
  const t = useUserTexts();
  const isAdmin = user.role === 'admin';
  if (user.bannedAt !== null) return <span className={styles.banned}>{t('states.banned')}</span>;
  if (!user.verified) return <span className={styles.unverified}>{t('states.unverified')}</span>;
  return <span>{t(isAdmin ? 'states.admin' : 'states.verified')}</span>;
}
