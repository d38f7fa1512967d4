import { useQuery } from '@tanstack/react-query';
import { AnswerText, readerAddress, WriterNote } from '@word-unfolded/answers';
import { getData, readableText, refusedFor } from '@word-unfolded/api-client';
import { getShareRoute, type SharedConversation } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import {
  Button,
  ButtonLink,
  Delayed,
  ErrorState,
  Link,
  PageBody,
  TextSkeleton,
  usePageTitle,
} from '@word-unfolded/ui';
import { useParams } from 'react-router';
import styles from './shared-page.module.css';
import { useTexts } from './texts.js';

/** What somebody has shared by a link, for everyone who has it. It does not say whose it is. */
export function SharedPage() {
  const t = useTexts();
  const language = useLanguage();
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['share', token],
    queryFn: ({ signal }) => getData(getShareRoute, { params: { share: token } }, { language, signal }),
    retry: false,
  });
  usePageTitle(data?.title ?? t('page'));
  if (data) return <Shared shared={data} />;
  const isGone = refusedFor(error, 'SHARE_NOT_FOUND');
  return (
    <PageBody title={t('page')}>
      {error ? (
        <ErrorState
          title={readableText(error, language)}
          acts={
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

function Shared({ shared: { title, scriptureRef, sharedAt, messages } }: { shared: SharedConversation }) {
  const t = useTexts();
  const { date } = formatsOf(useLanguage());
  return (
    <PageBody title={title} lead={t('lead', { when: date(new Date(sharedAt)) })}>
      {scriptureRef && (
        <p>
          {t('about')} <Link to={readerAddress(scriptureRef)}>{scriptureRef}</Link>
        </p>
      )}
      <ol className={styles.messages}>
        {messages.map((message, index) => (
          <li key={index} className={styles.message}>
            <h2 className={styles.by}>{t(message.role === 'user' ? 'question' : 'theo')}</h2>
            {message.role === 'user' ? (
              <p className={styles.question}>{message.content}</p>
            ) : (
              <AnswerText content={message.content} />
            )}
            {message.status === 'stopped' && <p className={styles.aside}>{t('stopped')}</p>}
            {message.writer && <WriterNote writer={message.writer} />}
          </li>
        ))}
      </ol>
    </PageBody>
  );
}
