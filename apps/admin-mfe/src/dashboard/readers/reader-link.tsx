import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@word-unfolded/i18n';
import { Link } from '@word-unfolded/ui';
import { readerAddress } from '../addresses.js';
import { DASHBOARD } from '../data/dashboard-query.js';
import styles from './reader-link.module.css';
import { usernameOf } from './usernames.js';

/** Usernames do not change often, and the page of the reader always has the present one. */
const FRESH_MS = 10 * 60_000;

/** Leads to the page of a reader. It has the username, or the id of a deleted account. */
export function ReaderLink({ userId }: { readonly userId: string }) {
  const language = useLanguage();
  const { data: username } = useQuery({
    queryKey: [...DASHBOARD, 'username', userId],
    queryFn: () => usernameOf(userId, language),
    staleTime: FRESH_MS,
  });
  const name = username ?? userId;
  return (
    <Link to={readerAddress(userId)} title={name} className={styles.reader}>
      {name}
    </Link>
  );
}
