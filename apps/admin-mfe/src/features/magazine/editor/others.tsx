import { Icon, Link } from '@word-unfolded/ui';
import { readerAddress } from '../../../dashboard/addresses.js';
import { usePresence } from '../draft/use-presence.js';
import type { PostDraft } from '../draft/post-draft.js';
import { useMagazineTexts } from '../texts.js';
import styles from './editor.module.css';

/** Who else is writing on this post now. */
export function Others({ draft }: { readonly draft: PostDraft }) {
  const t = useMagazineTexts();
  const others = usePresence(draft);
  return (
    <div role="status">
      {others.length > 0 && (
        <p className={styles.others}>
          <Icon name="alert" small />
          {t('others', { count: others.length })}{' '}
          {others.map(({ id, name }) => (
            <Link key={id} to={readerAddress(id)}>
              {name || id}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
