import { LineNote } from '@word-unfolded/answers';
import { VisuallyHidden } from '@word-unfolded/ui';
import type { Chat } from '../hooks/use-chat.js';
import { useTheoTexts } from '../texts.js';
import { AnswerBlock, AnswerMessage, FailedReply, type AnswerCallbacks } from './messages/answer-message.js';
import styles from './theo-chat.module.css';
import { QuestionBubble, QuestionMessage } from './messages/question-message.js';

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
