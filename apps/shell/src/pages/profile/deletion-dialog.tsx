import { callRoute, fieldProblems, refusedFor } from '@word-unfolded/api-client';
import { deleteAccountRoute } from '@word-unfolded/contracts';
import { DELETION_WORD, PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { wipeDevice } from '@word-unfolded/offline';
import { useSessionActions, useUser } from '@word-unfolded/session';
import { Button, classNames, Field, useNavigate } from '@word-unfolded/ui';
import { Dialog, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useState, type FormEvent } from 'react';
import { PasswordField } from '../accounts/form/password-field.js';
import { useTexts as useAccountTexts } from '../accounts/texts.js';
import styles from './profile.module.css';
import { SaveFailure } from './save-failure.js';
import { useTexts } from './texts.js';

const WORD = { word: DELETION_WORD };

/** The final confirmation: the reader types the word and the password. */
export function DeletionDialog({ isOpen, onOpenChange }: OverlayProps) {
  const t = useTexts();
  const { username } = useUser();
  return (
    <Dialog title={t('deletion.title', { username })} isOpen={isOpen} onOpenChange={onOpenChange}>
      <DeletionForm onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

function DeletionForm({ onCancel }: { readonly onCancel: () => void }) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [isMistyped, setMistyped] = useState(false);
  const words = useAccountTexts();
  const language = useLanguage();
  const { remove, isBusy, error } = useDeletion();
  const problem = fieldProblems(error, language).get('password');
  const isWrong = refusedFor(error, 'CREDENTIALS_INVALID');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isRight = typed.trim() === DELETION_WORD;
    setMistyped(!isRight);
    if (isRight) void remove(password);
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{t('deletion.lead')}</p>
      <Field
        label={t('deletion.type', WORD)}
        value={typed}
        error={isMistyped ? t('deletion.mismatch', WORD) : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value);
          setMistyped(false);
        }}
      />
      <PasswordField
        name="password"
        value={password}
        label={words('fields.password')}
        hint={t('deletion.password')}
        error={isWrong ? t('password.wrong') : problem}
        autoComplete="current-password"
        onChange={({ target }) => setPassword(target.value)}
      />
      {error !== undefined && !isWrong && !problem && (
        <SaveFailure title={t('deletion.failed')} error={error} />
      )}
      <div className={classNames(styles.actions, styles.last)}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" variant="main" busy={isBusy}>
          {t('deletion.confirm')}
        </Button>
      </div>
    </form>
  );
}

function useDeletion() {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { signOut } = useSessionActions();
  const { _id } = useUser();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const remove = async (password: string) => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      const body = { confirmation: DELETION_WORD, password };
      await callRoute(deleteAccountRoute, { body }, { language, action: t('deletion.action') });
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
      return;
    }
    const left = signOut();
    void navigate(PAGES.accountDeleted, { flushSync: true }); // before the gate of this page redirects to sign-in
    await left;
    await wipeDevice(_id);
  };
  return { remove, isBusy, error };
}
