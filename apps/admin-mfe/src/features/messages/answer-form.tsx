import {
  answerReaderMessageRoute,
  CONTACT_MESSAGE_LIMIT,
  errorText,
  type ReaderMessage,
} from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, TextArea } from '@word-unfolded/ui';
import { useState } from 'react';
import { useSend } from '../../dashboard/actions/use-send.js';
import type { Actions } from '../../dashboard/actions/use-actions.js';
import styles from './messages.module.css';
import { useMessageTexts } from './texts.js';

type AnswerFormProps = { readonly message: ReaderMessage; readonly actions: Actions };

/** Answers by mail, after a question, because what is sent cannot be taken back. A failed answer stays in the form. */
export function AnswerForm({ message: { id, name, email, language: of }, actions }: AnswerFormProps) {
  const t = useMessageTexts();
  const language = useLanguage();
  const send = useSend();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const ask = () => {
    const answer = text.trim();
    setMissing(answer === '');
    if (answer === '' || answer.length > CONTACT_MESSAGE_LIMIT) return;
    actions.ask({
      title: t('answer.title', { name }),
      body: t('answer.body', { email }),
      confirm: t('answer.send'),
      done: t('answer.done', { name }),
      run: async () => {
        await send(answerReaderMessageRoute, { params: { id }, body: { text: answer } });
        setText('');
      },
    });
  };
  return (
    <div className={styles.form}>
      <TextArea
        label={t('answer.label')}
        hint={t('answer.hint', { language: t(`languages.${of}`) })}
        error={isMissing ? errorText('FIELD_REQUIRED', language) : undefined}
        limit={CONTACT_MESSAGE_LIMIT}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button onClick={ask}>{t('answer.send')}</Button>
    </div>
  );
}
