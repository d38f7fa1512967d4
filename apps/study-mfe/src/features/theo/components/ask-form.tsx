import { ANSWER_LIMITS } from '@word-unfolded/contracts';
import { IconButton, VisuallyHidden } from '@word-unfolded/ui';
import { useEffect, useId, useRef, type FormEvent, type RefObject } from 'react';
import { QuestionInput } from '../../../layout/question-input.js';
import { useTheoTexts } from '../texts.js';
import styles from './ask-form.module.css';

const LIMIT = ANSWER_LIMITS.questionCharacters;

type AskFormProps = {
  readonly takesFocus: boolean;
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  /** Whether a passage is open as the context of the question. */
  readonly hasPassage: boolean;
  /** The chosen verses that the question is about, as readers write them. */
  readonly about: string | undefined;
  /** An answer is being generated: questions are disabled until it has ended. */
  readonly isBusy: boolean;
  /** Why the last question has no answer. */
  readonly problem: string | undefined;
  readonly onAsk: (text: string) => void;
  readonly onStop: () => void;
};

/** The input of the chat: Enter sends, Shift+Enter starts a new line. */
export function AskForm({
  takesFocus,
  draft,
  onDraft,
  hasPassage,
  about,
  isBusy,
  problem,
  onAsk,
  onStop,
}: AskFormProps) {
  const t = useTheoTexts();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  useKeepFocus(isBusy, input, stop);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const words = draft.trim();
  const canAsk = !isBusy && words !== '' && words.length <= LIMIT;
  const send = () => {
    if (canAsk) onAsk(words);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const isNear = draft.length >= LIMIT * 0.9;
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.box}>
        <QuestionInput
          ref={input}
          aria-label={t('ask.label')}
          aria-describedby={problem ? `${id}-problem` : undefined}
          placeholder={
            about === undefined
              ? t(hasPassage ? 'ask.passage' : 'ask.anything')
              : t('ask.chosen', { reference: about })
          }
          value={draft}
          disabled={isBusy}
          onChange={({ target }) => onDraft(target.value)}
          onSend={send}
        />
        {isBusy ? (
          <IconButton key="stop" ref={stop} icon="halt" label={t('ask.stop')} onClick={onStop} />
        ) : (
          <IconButton
            key="send"
            type="submit"
            icon="up"
            label={t('ask.send')}
            aria-disabled={!canAsk || undefined}
          />
        )}
      </div>
      {isNear && (
        <p className={styles.counter} data-over={draft.length > LIMIT || undefined}>
          <span aria-hidden="true">{`${draft.length}/${LIMIT}`}</span>
          <VisuallyHidden role="status">
            {t('ask.counter', { used: draft.length, limit: LIMIT })}
          </VisuallyHidden>
        </p>
      )}
      {problem && (
        <p role="alert" id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </form>
  );
}

/** Keyboard users get the focus on the stop button while the answer streams, and on the input afterwards. */
function useKeepFocus(
  isBusy: boolean,
  input: RefObject<HTMLTextAreaElement | null>,
  stop: RefObject<HTMLButtonElement | null>,
): void {
  const wasHere = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    const isHere = activeElement === input.current || activeElement === body;
    if (isBusy && isHere) stop.current?.focus();
    if (!isBusy && wasHere.current && activeElement === body) input.current?.focus();
    wasHere.current = isBusy && document.activeElement === stop.current;
  }, [isBusy, input, stop]);
}
