import { AnswerText, useAnswerPlainText, WriterNote } from '@word-unfolded/answers';
import { errorText, type AnswerWriterName, type ConversationMessage } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Icon, IconButton, VisuallyHidden } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import { useTheoTexts } from '../texts.js';
import { CopyButton } from './copy-button.js';
import styles from './message.module.css';
import { SiblingSwitch } from './sibling-switch.js';

/** What an answer leads to, as the page has it. */
export type AnswerHands = {
  readonly onReference?: ((reference: string) => void) | undefined;
  readonly onLexicon?: ((strongs: string) => void) | undefined;
};

type AnswerBlockProps = AnswerHands & {
  readonly content: string;
  readonly writer?: AnswerWriterName | undefined;
  readonly isWriting?: boolean;
  readonly isStopped?: boolean;
  readonly children?: ReactNode;
};

/** What the assistant says, who wrote it, and what can be done with it. */
export function AnswerBlock({
  content,
  writer,
  isWriting = false,
  isStopped = false,
  children,
  ...hands
}: AnswerBlockProps) {
  const t = useTheoTexts();
  return (
    <div className={styles.answer}>
      <VisuallyHidden>{t('name')}: </VisuallyHidden>
      {content !== '' && <AnswerText content={content} {...hands} />}
      {isWriting && (
        <p className={styles.writing}>
          <Icon name="star" small />
          {t('writing')}
        </p>
      )}
      {isStopped && <p className={styles.aside}>{t('stopped')}</p>}
      {writer && <WriterNote writer={writer} />}
      {children}
    </div>
  );
}

type AnswerMessageProps = AnswerHands & {
  readonly message: ConversationMessage;
  readonly isBusy: boolean;
  readonly onChoose: (messageId: string) => void;
  readonly onRegenerate: () => void;
  /** A visitor's conversation cannot be forked. */
  readonly onFork: (() => void) | undefined;
};

/** An answer that has its place in the conversation. */
export function AnswerMessage({
  message,
  isBusy,
  onChoose,
  onRegenerate,
  onFork,
  ...hands
}: AnswerMessageProps) {
  const t = useTheoTexts();
  const plain = useAnswerPlainText();
  const { content, status, writer } = message;
  if (status === 'failed' && content === '')
    return <FailedReply onRetry={isBusy ? undefined : onRegenerate} />;
  return (
    <AnswerBlock content={content} writer={writer} isStopped={status === 'stopped'} {...hands}>
      <div className={styles.acts}>
        <SiblingSwitch message={message} onChoose={onChoose} />
        <CopyButton text={() => plain(content)} />
        {!isBusy && <IconButton icon="again" label={t('acts.again')} onClick={onRegenerate} />}
        {onFork && !isBusy && <IconButton icon="fork" label={t('acts.fork')} onClick={onFork} />}
      </div>
    </AnswerBlock>
  );
}

type FailedReplyProps = {
  readonly reason?: string | undefined;
  readonly onRetry: (() => void) | undefined;
};

/** In the place of an answer: that there is none, and why (specification, section 8, "Chat"). */
export function FailedReply({ reason, onRetry }: FailedReplyProps) {
  const t = useTheoTexts();
  const sorry = errorText('CHAT_REPLY_FAILED', useLanguage());
  return (
    <div className={styles.answer}>
      <p>
        <VisuallyHidden>{t('name')}: </VisuallyHidden>
        {[sorry, reason].filter(Boolean).join(' ')}
      </p>
      {onRetry && (
        <div className={styles.acts}>
          <Button look="quiet" onClick={onRetry}>
            <Icon name="again" small />
            {t('acts.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
