import { RemainingUsage } from '@word-unfolded/answers';
import { ANSWER_LIMITS, errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Field, TextArea } from '@word-unfolded/ui';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { timeText } from '../../../time/time-text.js';
import { useStudyFocus } from '../../../scripture/words/study-focus.js';
import { storedDraft, type WordDraft, type WordQuestion } from '../state/word-question.js';
import { useTexts } from '../texts.js';
import { OfferedTerms } from './offered-terms.js';
import styles from './word-map.module.css';

type WordFormProps = {
  readonly isBusy: boolean;
  /** Why the last question was not answered, in the reader's language. */
  readonly problem: string | undefined;
  /** When the limit resets, if there is one. */
  readonly resetsAt: number | undefined;
  readonly onAsk: (question: WordQuestion) => void;
};

/** The question, its word and its passage. The input stays until it is changed. */
export function WordForm({ isBusy, problem, resetsAt, onAsk }: WordFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const inView = useStudyFocus((focus) => focus.inView);
  const [draft, setDraft] = useState(storedDraft.read);
  const [isIncomplete, setIncomplete] = useState(false);
  const reference = draft.reference || (inView?.reference ?? '');
  const write = (change: Partial<WordDraft>) => {
    const next = { ...draft, ...change };
    setIncomplete(false);
    setDraft(next);
    storedDraft.write(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [question, scriptureReference] = [draft.question.trim(), reference.trim()];
    const isMissing = question === '' || scriptureReference === '';
    setIncomplete(isMissing);
    if (isMissing || isBusy) return;
    const keyTerm = draft.keyTerm.trim();
    const translationId = inView?.translation.id;
    onAsk({
      question,
      scriptureReference,
      language,
      ...(keyTerm && { keyTerm }),
      ...(translationId && { translationId }),
    });
  };
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  const says = isIncomplete ? errorText('WORD_STUDY_INCOMPLETE', language) : problem;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        label={t('form.question')}
        placeholder={t('form.questionPlaceholder')}
        rows={2}
        limit={ANSWER_LIMITS.questionCharacters}
        value={draft.question}
        onChange={({ target }) => write({ question: target.value })}
        onKeyDown={sendByKey}
      />
      <Field
        label={t('form.term')}
        hint={t('form.termHint')}
        value={draft.keyTerm}
        maxLength={ANSWER_LIMITS.keyTermCharacters}
        autoComplete="off"
        onChange={({ target }) => write({ keyTerm: target.value })}
      />
      <OfferedTerms chosen={draft.keyTerm} onChoose={(keyTerm) => write({ keyTerm })} />
      <Field
        label={t('form.reference')}
        value={reference}
        maxLength={ANSWER_LIMITS.referenceCharacters}
        autoComplete="off"
        onChange={({ target }) => write({ reference: target.value })}
      />
      {says && (
        <p role="alert" className={styles.problem}>
          {says}{' '}
          {!isIncomplete &&
            resetsAt !== undefined &&
            t('resets', { time: timeText(new Date(resetsAt).toISOString(), language) })}
        </p>
      )}
      <RemainingUsage />
      <p>
        <Button type="submit" variant="main" busy={isBusy}>
          {t('form.ask')}
        </Button>
      </p>
    </form>
  );
}
