import { stopAnswer, WhatIsLeft } from '@word-unfolded/answers';
import { readableText } from '@word-unfolded/api-client';
import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { classNames, Delayed, ErrorState, Button, log, TextSkeleton, showToast } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useId, type ComponentProps } from 'react';
import { useChat, type AskedPassage, type Chat } from '../hooks/use-chat.js';
import { useConversationActs } from '../hooks/use-conversation-acts.js';
import { useDraft } from '../hooks/use-draft.js';
import { useStayAtEnd } from '../hooks/use-stay-at-end.js';
import { useTheoTexts } from '../texts.js';
import type { AnswerHands } from './answer-message.js';
import { AskForm } from './ask-form.js';
import { ChatHead } from './chat-head.js';
import { ChatLog } from './chat-log.js';
import { chatProblemText } from './chat-problem.js';
import { Suggestions } from './suggestions.js';
import styles from './theo-chat.module.css';

export type TheoChatProps = AnswerHands & {
  readonly passage: AskedPassage;
  /** Floating; a part of the page that has the window for itself; or one among others. */
  readonly look: 'panel' | 'part' | 'among';
  readonly onClose?: () => void;
  /** Whether the reader has just opened it, to ask. */
  readonly autoFocus?: boolean;
  /** What makes the head of a panel a handle to move it by. */
  readonly handle?: ComponentProps<'header'>;
};

/** Specification, section 2: suggestions stand there while the chat has at most this many messages. */
const MESSAGES_WITH_SUGGESTIONS = 1;

/** A conversation with the assistant. */
export function TheoChat({ passage, look, onClose, autoFocus = false, handle, ...hands }: TheoChatProps) {
  const t = useTheoTexts();
  const language = useLanguage();
  const id = useId();
  const [draft, write] = useDraft();
  const chat = useChat(passage);
  const { thread, messages, pending, answer, followed, isWriting } = chat;
  const { fork } = useConversationActs();
  const scroller = useStayAtEnd(
    `${messages.length} ${answer.content.length} ${followed?.length} ${answer.state}`,
    answer.state === 'writing' && answer.content === '',
  );
  const problem = answer.problem && chatProblemText(answer.problem, language, t);
  const { reference } = passage;
  const said = messages.length + (pending ? 2 : 0);

  useGiveBack(chat, draft, write);
  const ask = (text: string) => {
    write('');
    chat.ask(text);
  };
  const retry = () => {
    if (draft.trim() === pending?.text) write('');
    answer.again();
  };
  const stop = () => {
    const last = messages.at(-1);
    if (answer.state === 'writing') answer.stop();
    else if (last?.answerId)
      stopAnswer(last.answerId, { language }).catch((error: unknown) => {
        log.warn('An answer could not be stopped', error);
        showToast(t('acts.failed'), 'bad');
      });
  };
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        styles.chat,
        look === 'panel' ? styles.panel : styles.part,
        look === 'among' && styles.among,
      )}
    >
      <ChatHead id={id} chat={chat} onClose={onClose} handle={handle} />
      <div ref={scroller} className={styles.scroller} tabIndex={0} role="region" aria-label={t('log')}>
        {said === 0 && !thread.isLoading && !thread.error && <Welcome />}
        {thread.isLoading && (
          <Delayed>
            <TextSkeleton lines={4} label={t('loading')} />
          </Delayed>
        )}
        {Boolean(thread.error) && (
          <ErrorState
            title={errorText('CHAT_HISTORY_FAILED', language)}
            acts={
              <>
                <Button onClick={thread.retry}>{t('lost.retry')}</Button>
                <Button look="quiet" onClick={chat.beginAnew}>
                  {t('lost.anew')}
                </Button>
              </>
            }
          >
            <p>{readableText(thread.error, language)}</p>
          </ErrorState>
        )}
        <ChatLog
          chat={chat}
          problem={problem}
          onRetry={retry}
          onFork={(messageId) => fork(thread, messageId)}
          {...hands}
        />
        {reference !== undefined && said <= MESSAGES_WITH_SUGGESTIONS && !isWriting && (
          <Suggestions reference={reference} onAsk={ask} />
        )}
      </div>
      <div className={styles.foot}>
        <AskForm
          draft={draft}
          autoFocus={autoFocus}
          onDraft={write}
          hasPassage={reference !== undefined}
          isBusy={isWriting}
          problem={problem}
          onAsk={ask}
          onStop={stop}
        />
        <div className={styles.left}>
          <WhatIsLeft />
        </div>
      </div>
    </section>
  );
}

/** A question that has no answer is given back to be sent again: no failure and no limit costs it. */
function useGiveBack({ pending, answer }: Chat, draft: string, write: (text: string) => void): void {
  const hasFailed = answer.state === 'failed';
  const giveBack = useEffectEvent(() => {
    if (pending && !pending.instead && draft === '') write(pending.text);
  });
  useEffect(() => {
    if (hasFailed) giveBack();
  }, [hasFailed]);
}

function Welcome() {
  const t = useTheoTexts();
  return (
    <div className={styles.welcome}>
      <h3>{t('welcome.title')}</h3>
      <p>{t('welcome.body')}</p>
    </div>
  );
}
