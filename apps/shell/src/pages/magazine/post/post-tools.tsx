import { readToken } from '@word-unfolded/api-client';
import type { PublishedPost } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { spokenPost, type PostSentence } from '@word-unfolded/magazine';
import { ListenAction, useListeningTo } from '@word-unfolded/speech';
import { Button, Icon, Link, showToast } from '@word-unfolded/ui';
import { useMemo } from 'react';
import { useTexts } from '../texts.js';
import styles from './post-page.module.css';
import { shareAddress } from './share-address.js';

type PostToolsProps = { readonly post: PublishedPost; readonly sentences: readonly PostSentence[] };

/** What can be done with a post: listen, share, print. */
export function PostTools({ post, sentences }: PostToolsProps) {
  const t = useTexts();
  const spoken = useMemo(() => spokenPost(post, sentences), [post, sentences]);
  const { status } = useListeningTo(spoken);
  const share = async () => {
    const done = await shareAddress(post);
    if (done === 'copied') showToast(t('post.shared'), 'good');
    if (done === 'failed') showToast(t('post.shareFailed'), 'bad');
  };
  return (
    <div role="group" aria-label={t('post.tools')} className={styles.tools}>
      <ListenAction spoken={spoken} />
      <Button variant="quiet" onClick={() => void share()}>
        <Icon name="share" small />
        {t('post.share')}
      </Button>
      <Button variant="quiet" onClick={() => window.print()}>
        <Icon name="print" small />
        {t('post.print')}
      </Button>
      {status === 'error' && readToken() === null && (
        <Link
          to={`${PAGES.login}?${new URLSearchParams({ returnUrl: window.location.pathname }).toString()}`}
        >
          {t('post.signIn')}
        </Link>
      )}
    </div>
  );
}
