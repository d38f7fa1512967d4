import { ANSWER_LIMITS } from '@word-unfolded/contracts';
import { IconButton } from '@word-unfolded/ui';
import { useState, type FormEvent } from 'react';
import { QuestionInput } from '../../../layout/question-input.js';
import { useSelahTexts } from '../texts.js';
import styles from './type-form.module.css';

type TypeFormProps = { readonly isBusy: boolean; readonly onAsk: (text: string) => void };

/** Writing instead of speaking; Selah answers aloud. */
export function TypeForm({ isBusy, onAsk }: TypeFormProps) {
  const t = useSelahTexts();
  const [draft, setDraft] = useState('');
  const text = draft.trim();
  const send = () => {
    if (text === '' || isBusy) return;
    onAsk(text);
    setDraft('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <QuestionInput
        aria-label={t('type.label')}
        placeholder={t('type.placeholder')}
        maxLength={ANSWER_LIMITS.questionCharacters}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onSend={send}
      />
      <IconButton
        type="submit"
        icon="up"
        label={t('type.send')}
        aria-disabled={text === '' || isBusy || undefined}
      />
    </form>
  );
}
