import { useQuery } from '@tanstack/react-query';
import { prepareAnswerText } from '@word-unfolded/answers';
import { getData, readableText, refusedFor } from '@word-unfolded/api-client';
import { sharedThingRoute } from '@word-unfolded/contracts';
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
import { SharedConversationView } from './shared-conversation.js';
import { SharedEntryView } from './shared-entry.js';
import { useTexts } from './texts.js';

/** An item shared by a link, visible to everyone with the link. It does not name its owner. */
export default function SharedPage() {
  const t = useTexts();
  const language = useLanguage();
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['share', token],
    queryFn: async ({ signal }) => {
      const shared = getData(sharedThingRoute, { params: { share: token } }, { language, signal });
      await prepareAnswerText();
      return shared;
    },
    retry: false,
  });
  const isGone = refusedFor(error, 'SHARE_NOT_FOUND');
  usePageHead({
    title: data?.title || t('page'),
    image: `/api/image/cards/shared/${encodeURIComponent(token)}`,
    type: 'article',
    isListed: false,
    ...(isGone && { status: 404 }),
  });
  if (data?.kind === 'entry') return <SharedEntryView shared={data} />;
  if (data) return <SharedConversationView shared={data} />;
  return (
    <PageBody title={t('page')} isLoading={!error}>
      {error ? (
        <ErrorState
          title={readableText(error, language, 'load')}
          actions={
            isGone ? (
              <ButtonLink to={PAGES.home}>{t('home')}</ButtonLink>
            ) : (
              <Button onClick={() => void refetch()}>{t('retry')}</Button>
            )
          }
        >
          {isGone && <p>{t('gone')}</p>}
        </ErrorState>
      ) : (
        <Delayed>
          <TextSkeleton lines={6} label={t('loading')} />
        </Delayed>
      )}
    </PageBody>
  );
}
