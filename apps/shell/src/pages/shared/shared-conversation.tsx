import { AnswerText, readerAddress, GeneratorNote } from '@word-unfolded/answers';
import type { SharedConversation } from '@word-unfolded/contracts';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { Link, PageBody } from '@word-unfolded/ui';
import styles from './shared-page.module.css';
import { useTexts } from './texts.js';

/** A conversation with Theo Assist, as it was when it was shared. */
export function SharedConversationView({ shared }: { readonly shared: SharedConversation }) {
  const { title, scriptureRef, sharedAt, messages } = shared;
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
            {message.writer && <GeneratorNote writer={message.writer} />}
          </li>
        ))}
      </ol>
    </PageBody>
  );
}
