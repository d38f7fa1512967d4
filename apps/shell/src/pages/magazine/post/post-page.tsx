import { readableText, refusedFor } from '@word-unfolded/api-client';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import {
  Button,
  ButtonLink,
  Delayed,
  ErrorState,
  PageBody,
  TextSkeleton,
  usePageHead,
} from '@word-unfolded/ui';
import { useParams } from 'react-router';
import { useTexts } from '../texts.js';
import { postHead } from './post-head.js';
import { PostView } from './post-view.js';
import { usePost } from './use-post.js';

/** A post of the magazine. */
export default function PostPage() {
  const t = useTexts();
  const language = useLanguage();
  const { slug = '' } = useParams();
  const { data, error, retry } = usePost(slug);
  const isGone = refusedFor(error, 'POST_NOT_FOUND');
  const shown = isGone ? undefined : data;
  usePageHead(
    shown ? postHead(shown.post, t('title')) : { title: t('title'), ...(isGone && { status: 404 }) },
  );
  if (shown) return <PostView key={shown.post.id} shown={shown} />;
  return (
    <PageBody title={t('title')} isLoading={!error}>
      {error ? (
        <ErrorState
          title={readableText(error, language, 'load')}
          actions={
            isGone ? (
              <ButtonLink to={PAGES.magazine}>{t('post.toList')}</ButtonLink>
            ) : (
              <Button onClick={retry}>{t('retry')}</Button>
            )
          }
        >
          {isGone && <p>{t('post.gone')}</p>}
        </ErrorState>
      ) : (
        <Delayed>
          <TextSkeleton lines={12} label={t('post.loading')} />
        </Delayed>
      )}
    </PageBody>
  );
}
