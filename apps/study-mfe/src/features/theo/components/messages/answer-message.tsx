import { AnswerText, GeneratorNote, useSignedPlainText } from '@word-unfolded/answers';
import { errorText, type AnswerGeneratorName, type ConversationMessage } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Icon, IconButton, VisuallyHidden } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import { useTheoTexts } from '../../texts.js';
import { CopyButton } from './copy-button.js';
import styles from './message.module.css';
import { SiblingSwitch } from './sibling-switch.js';

/** Links and actions of an answer that the page provides. */
export type AnswerCallbacks = {
  readonly onReference?: ((reference: string) => void) | undefined;
  readonly onLexicon?: ((strongs: string) => void) | undefined;
};

type AnswerBlockProps = AnswerCallbacks & {
  readonly content: string;
  readonly writer?: AnswerGeneratorName | undefined;
  readonly isWriting?: boolean;
  readonly isStopped?: boolean;
  readonly onAskAgain?: (() => void) | undefined;
  readonly children?: ReactNode;
};

/** A message of the assistant, with its generator and its actions. */
export function AnswerBlock({
  content,
  writer,
  isWriting = false,
  isStopped = false,
  children,
  ...callbacks
}: AnswerBlockProps) {
  const t = useTheoTexts();
  const cancelled = errorText('OPERATION_CANCELLED', useLanguage());
  return (
    <div className={styles.answer}>
      <VisuallyHidden>{t('name')}: </VisuallyHidden>
      {content !== '' && <AnswerText content={content} {...callbacks} />}
      {isWriting && (
        <p className={styles.writing}>
          <Icon name="star" small />
          {t('writing')}
        </p>
      )}
      {isStopped && <p className={styles.aside}>{t('stopped', { cancelled })}</p>}
      {writer && <GeneratorNote writer={writer} />}
      {children}
    </div>
  );
}

type AnswerMessageProps = AnswerCallbacks & {
  readonly message: ConversationMessage;
  readonly isBusy: boolean;
  readonly onChoose: (messageId: string) => void;
  readonly onRegenerate: () => void;
  /** A visitor's conversation cannot be forked. */
  readonly onFork: (() => void) | undefined;
};

/** An answer with its position in the conversation. */
export function AnswerMessage({
  message,
  isBusy,
  onChoose,
  onRegenerate,
  onFork,
  ...callbacks
}: AnswerMessageProps) {
  const t = useTheoTexts();
  const signed = useSignedPlainText();
  const { content, status, writer } = message;
  if (status === 'failed' && content === '')
    return <FailedReply onRetry={isBusy ? undefined : onRegenerate} />;
  return (
    <AnswerBlock
      content={content}
      writer={writer}
      isStopped={status === 'stopped'}
      onAskAgain={isBusy ? undefined : onRegenerate}
      {...callbacks}
    >
      <div className={styles.actions}>
        <SiblingSwitch message={message} onChoose={onChoose} />
        <CopyButton text={() => signed(content, writer)} />
        {!isBusy && <IconButton icon="again" label={t('actions.again')} onClick={onRegenerate} />}
        {onFork && !isBusy && <IconButton icon="fork" label={t('actions.fork')} onClick={onFork} />}
      </div>
    </AnswerBlock>
  );
}

type FailedReplyProps = {
  readonly reason?: string | undefined;
  readonly onRetry: (() => void) | undefined;
};

/** Shown instead of an answer: that there is none, and why (specification, section 8, "Chat"). */
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
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onRetry}>
            <Icon name="again" small />
            {t('actions.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
