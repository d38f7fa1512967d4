import { readOpenedPosts, useOwner, type OpenedPost } from '@word-unfolded/offline';
import { Button, ErrorState, log } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../texts.js';
import { PostCards } from './post-cards.js';

/** What can be read without the server: the posts that were opened on this device. */
export function StoredPosts({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts();
  const opened = useOpenedPosts();
  if (!opened) return null;
  return (
    <>
      <ErrorState title={t('away.title')} actions={<Button onClick={onRetry}>{t('retry')}</Button>}>
        <p>{t(opened.posts.length > 0 ? 'away.stored' : 'away.none')}</p>
      </ErrorState>
      {opened.posts.length > 0 && (
        <PostCards posts={opened.posts.map(({ post }) => post)} pictures={opened.pictures} />
      )}
    </>
  );
}

type Opened = { readonly posts: readonly OpenedPost[]; readonly pictures: ReadonlyMap<string, string> };

function useOpenedPosts(): Opened | undefined {
  const owner = useOwner();
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    if (owner === undefined) return undefined;
    let isWanted = true;
    const pictures = new Map<string, string>();
    readOpenedPosts(owner)
      .catch((error: unknown) => {
        log.warn('The posts on this device cannot be read', error);
        return [];
      })
      .then((posts) => {
        if (!isWanted) return;
        for (const { post, picture } of posts)
          if (picture) pictures.set(post.slug, URL.createObjectURL(picture));
        setOpened({ posts, pictures });
      })
      .catch((error: unknown) => log.error('The posts on this device cannot be shown', error));
    return () => {
      isWanted = false;
      for (const address of pictures.values()) URL.revokeObjectURL(address);
    };
  }, [owner]);
  return opened;
}
