import { stopAnswer, RemainingUsage } from '@word-unfolded/answers';
import { readableText } from '@word-unfolded/api-client';
import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { classNames, Delayed, ErrorState, Button, log, TextSkeleton, showToast } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useId, useRef, type ComponentProps } from 'react';
import { useVisibleHeight } from '../../../layout/use-visible-height.js';
import { useChat, type PassageContext, type Chat } from '../hooks/use-chat.js';
import { useConversationActions } from '../hooks/use-conversation-actions.js';
import { useDraft } from '../hooks/use-draft.js';
import { useStayAtEnd } from '../hooks/use-stay-at-end.js';
import { useTheoTexts } from '../texts.js';
import { type AnswerCallbacks, ChatLog } from './chat-log.js';
import { AskForm } from './ask-form.js';
import { ChatHead, type PanelColumn } from './chat-head.js';
import { chatProblemText } from './chat-problem.js';
import { Suggestions } from './suggestions.js';
import styles from './theo-chat.module.css';

export type TheoChatProps = AnswerCallbacks & {
  readonly passage: PassageContext;
  /** The layout: floating, full window, or one panel among others. */
  readonly variant: 'panel' | 'part' | 'among';
  readonly onClose?: () => void;
  /** Whether the reader has just opened it to ask a question. */
  readonly takesFocus?: boolean;
  /** Props that make the header of a panel its drag handle. */
  readonly handle?: ComponentProps<'header'>;
  /** Widens a panel to a column. */
  readonly column?: PanelColumn;
};

/** Specification, section 2: suggestions are shown while the chat has at most this many messages. */
const MESSAGES_WITH_SUGGESTIONS = 1;

/** A conversation with the assistant. */
export function TheoChat({
  passage,
  variant,
  onClose,
  takesFocus = false,
  handle,
  column,
  ...callbacks
}: TheoChatProps) {
  const t = useTheoTexts();
  const language = useLanguage();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useVisibleHeight(section);
  const [draft, write] = useDraft();
  const chat = useChat(passage);
  const { thread, messages, pending, answer, followed, isWriting } = chat;
  const { fork } = useConversationActions();
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
        showToast(t('actions.failed'), 'bad');
      });
  };
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className={classNames(
        styles.chat,
        variant === 'panel' ? styles.panel : styles.part,
        variant === 'among' && styles.among,
      )}
    >
      <ChatHead id={id} chat={chat} onClose={onClose} handle={handle} column={column} />
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
            actions={
              <>
                <Button onClick={thread.retry}>{t('lost.retry')}</Button>
                <Button variant="quiet" onClick={chat.beginAnew}>
                  {t('lost.anew')}
                </Button>
              </>
            }
          >
            <p>{readableText(thread.error, language, 'load')}</p>
          </ErrorState>
        )}
        <ChatLog
          chat={chat}
          problem={problem}
          onRetry={retry}
          onFork={(messageId) => fork(thread, messageId)}
          {...callbacks}
        />
        {reference !== undefined && said <= MESSAGES_WITH_SUGGESTIONS && !isWriting && (
          <Suggestions reference={reference} onAsk={ask} />
        )}
      </div>
      <div className={styles.foot}>
        <AskForm
          draft={draft}
          takesFocus={takesFocus}
          onDraft={write}
          hasPassage={reference !== undefined}
          about={passage.isChosen ? reference : undefined}
          isBusy={isWriting}
          problem={problem}
          onAsk={ask}
          onStop={stop}
        />
        <div className={styles.left}>
          <RemainingUsage />
        </div>
      </div>
    </section>
  );
}

/** A question without an answer is put back into the input, so that no failure or limit loses it. */
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
