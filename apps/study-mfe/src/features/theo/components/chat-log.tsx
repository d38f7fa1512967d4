import { AnswerText, GeneratorNote, LineNote, useSignedPlainText } from '@word-unfolded/answers';
import { type AnswerGeneratorName, type ConversationMessage, errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Icon, IconButton, VisuallyHidden } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import type { Chat } from '../hooks/use-chat.js';
import { useTheoTexts } from '../texts.js';
import { CopyButton } from './messages/copy-button.js';
import messageStyles from './messages/message.module.css';
import { QuestionBubble, QuestionMessage } from './messages/question-message.js';
import { SiblingSwitch } from './messages/sibling-switch.js';
import styles from './theo-chat.module.css';

/** Links and actions of an answer that the page provides. */
export type AnswerCallbacks = {
  readonly onReference?: ((reference: string) => void) | undefined;
  readonly onLexicon?: ((strongs: string) => void) | undefined;
};

type ChatLogProps = AnswerCallbacks & {
  readonly chat: Chat;
  /** Why the last question has no answer. */
  readonly problem: string | undefined;
  readonly onRetry: () => void;
  readonly onFork: (messageId: string) => void;
};

/** The messages of the conversation. An answer is announced when it has ended, not word by word. */
export function ChatLog({ chat, problem, onRetry, onFork, ...callbacks }: ChatLogProps) {
  const t = useTheoTexts();
  const { messages, pending, answer, followed, isWriting, thread } = chat;
  const isRegenerated = pending?.instead?.kind === 'regenerate';
  return (
    <div role="log" aria-live="polite" aria-busy={isWriting} className={styles.log}>
      {messages.map((message, index) => {
        const isFollowed = followed !== undefined && index === messages.length - 1;
        if (isFollowed) return <AnswerBlock key={message.id} content={followed} isWriting {...callbacks} />;
        if (message.role === 'user')
          return (
            <QuestionMessage
              key={message.id}
              message={message}
              isBusy={isWriting}
              onChoose={chat.goTo}
              onEdit={(text) => chat.editQuestion(message, text)}
            />
          );
        return (
          <AnswerMessage
            key={message.id}
            message={message}
            isBusy={isWriting}
            onChoose={chat.goTo}
            onRegenerate={() => chat.regenerate(message)}
            onFork={thread.isVisitor ? undefined : () => onFork(message.id)}
            {...callbacks}
          />
        );
      })}
      {pending && !isRegenerated && <QuestionBubble text={pending.text} />}
      {pending && (problem === undefined || answer.content !== '') && (
        <AnswerBlock
          content={answer.content}
          writer={answer.writer}
          isWriting={answer.state === 'writing'}
          isStopped={answer.state === 'stopped'}
          {...callbacks}
        />
      )}
      {problem !== undefined && <FailedReply reason={problem} onRetry={onRetry} />}
      <LineNote isWaiting={answer.isWaiting} />
      <VisuallyHidden role="status">
        {isWriting ? t('writing') : answer.end && !answer.end.stopped && t('written')}
      </VisuallyHidden>
    </div>
  );
}

type AnswerBlockProps = AnswerCallbacks & {
  readonly content: string;
  readonly writer?: AnswerGeneratorName | undefined;
  readonly isWriting?: boolean;
  readonly isStopped?: boolean;
  readonly onAskAgain?: (() => void) | undefined;
  readonly children?: ReactNode;
};

/** A message of the assistant, with its generator and its actions. */
function AnswerBlock({
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
    <div className={messageStyles.answer}>
      <VisuallyHidden>{t('name')}: </VisuallyHidden>
      {content !== '' && <AnswerText content={content} {...callbacks} />}
      {isWriting && (
        <p className={messageStyles.writing}>
          <Icon name="star" small />
          {t('writing')}
        </p>
      )}
      {isStopped && <p className={messageStyles.aside}>{t('stopped', { cancelled })}</p>}
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
function AnswerMessage({
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
      <div className={messageStyles.actions}>
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
function FailedReply({ reason, onRetry }: FailedReplyProps) {
  const t = useTheoTexts();
  const sorry = errorText('CHAT_REPLY_FAILED', useLanguage());
  return (
    <div className={messageStyles.answer}>
      <p>
        <VisuallyHidden>{t('name')}: </VisuallyHidden>
        {[sorry, reason].filter(Boolean).join(' ')}
      </p>
      {onRetry && (
        <div className={messageStyles.actions}>
          <Button variant="quiet" onClick={onRetry}>
            <Icon name="again" small />
            {t('actions.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
