import { CONTACT_MESSAGE_LIMIT } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { Button, ErrorState, Field, TextArea } from '@word-unfolded/ui';
import { useRef, type FormEvent } from 'react';
import styles from './contact-form.module.css';
import { useTexts } from './texts.js';
import { useContactForm } from './use-contact-form.js';

/** Sends a message to the operators of this installation (specification, section 3, "Contact form"). */
export function ContactForm() {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { draft, problems, failure, isSending, isSent, write, send } = useContactForm();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await send();
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      method="post" // without script the gateway sends it on; an address must not have what was written
      action={PAGES.about}
      noValidate
      aria-label={t('title')}
      onSubmit={submit}
    >
      <Field
        label={t('name')}
        name="name"
        autoComplete="name"
        required
        value={draft.name}
        error={problems.get('name')}
        onChange={({ target }) => write('name', target.value)}
      />
      <Field
        label={t('email')}
        hint={t('emailHint')}
        name="email"
        type="email"
        autoComplete="email"
        required
        value={draft.email}
        error={problems.get('email')}
        onChange={({ target }) => write('email', target.value)}
      />
      <TextArea
        label={t('message')}
        name="message"
        rows={6}
        required
        limit={CONTACT_MESSAGE_LIMIT}
        value={draft.message}
        error={problems.get('message')}
        onChange={({ target }) => write('message', target.value)}
      />
      {failure && (
        <ErrorState title={failure.title}>
          <p>{failure.reason}</p>
          <p>{t('kept')}</p>
        </ErrorState>
      )}
      <div className={styles.actions}>
        <Button variant="main" type="submit" busy={isSending}>
          {isSending ? t('sending') : t('send')}
        </Button>
        {isSent && <p className={styles.sent}>{t('sentNext')}</p>}
      </div>
    </form>
  );
}
