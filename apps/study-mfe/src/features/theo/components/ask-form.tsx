import { ANSWER_LIMITS } from '@word-unfolded/contracts';
import { IconButton, VisuallyHidden } from '@word-unfolded/ui';
import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { useTheoTexts } from '../texts.js';
import styles from './ask-form.module.css';

const LIMIT = ANSWER_LIMITS.questionCharacters;

type AskFormProps = {
  readonly autoFocus: boolean;
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  /** Whether a passage is open that is asked about. */
  readonly hasPassage: boolean;
  /** An answer is being written: nothing can be asked until it has ended. */
  readonly isBusy: boolean;
  /** Why the last question has no answer. */
  readonly problem: string | undefined;
  readonly onAsk: (text: string) => void;
  readonly onStop: () => void;
};

/** Where the reader asks: Enter sends, Shift and Enter begin a new line. */
export function AskForm({
  autoFocus,
  draft,
  onDraft,
  hasPassage,
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
  const words = draft.trim();
  const canAsk = !isBusy && words !== '' && words.length <= LIMIT;
  const send = () => {
    if (canAsk) onAsk(words);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const isNear = draft.length >= LIMIT * 0.9;
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.box}>
        <textarea
          ref={input}
          className={styles.input}
          autoFocus={autoFocus}
          aria-label={t('ask.label')}
          aria-describedby={problem ? `${id}-problem` : undefined}
          placeholder={t(hasPassage ? 'ask.passage' : 'ask.anything')}
          rows={1}
          value={draft}
          disabled={isBusy}
          onChange={({ target }) => onDraft(target.value)}
          onKeyDown={press}
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

/** Who asks by keyboard has the stop under their hand while the answer comes, and the input again after it. */
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
