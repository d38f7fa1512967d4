import { fieldProblems } from '@word-unfolded/api-client';
import { parseInput, profileChanges, type User } from '@word-unfolded/contracts';
import { ACCOUNT_LIMITS } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Field, TextArea } from '@word-unfolded/ui';
import { Dialog } from '@word-unfolded/ui/overlays';
import { useState, type FormEvent } from 'react';
import styles from './beta-dialog.module.css';
import { useTexts } from './texts.js';

export type BetaAnswers = { readonly occupation: string; readonly selahProfileNote: string };

type BetaDialogProps = {
  readonly user: User;
  readonly onSkip: () => void;
  readonly onSave: (answers: BetaAnswers) => void;
};

/**
 * Occupation and personal note. Closing it skips the questions; a text that is too long is reported before it closes.
 */
export function BetaDialog({ user, onSkip, onSave }: BetaDialogProps) {
  const t = useTexts();
  const language = useLanguage();
  const [occupation, setOccupation] = useState(user.occupation ?? '');
  const [selahProfileNote, setNote] = useState(user.selahProfileNote ?? '');
  const [error, setError] = useState<unknown>();
  const problems = fieldProblems(error, language);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const answers = { occupation, selahProfileNote };
    try {
      parseInput(profileChanges, answers);
    } catch (thrown) {
      return setError(thrown);
    }
    onSave(answers);
  };
  return (
    <Dialog title={t('beta.title')} isOpen onOpenChange={onSkip}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{t('beta.lead')}</p>
        <Field
          label={t('beta.occupation')}
          value={occupation}
          error={problems.get('occupation')}
          autoComplete="organization-title"
          onChange={({ target }) => setOccupation(target.value)}
        />
        <TextArea
          label={t('beta.note')}
          hint={t('beta.noteHint')}
          limit={ACCOUNT_LIMITS.personalNoteCharacters}
          value={selahProfileNote}
          error={problems.get('selahProfileNote')}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className={styles.actions}>
          <Button onClick={onSkip}>{t('beta.skip')}</Button>
          <Button type="submit" variant="main">
            {t('beta.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
