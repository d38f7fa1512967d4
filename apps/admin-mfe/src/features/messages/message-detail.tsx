import type { ReaderMessage } from '@word-unfolded/contracts';
import { Link } from '@word-unfolded/ui';
import { readerAddress } from '../../dashboard/addresses.js';
import type { Actions } from '../../dashboard/actions/use-actions.js';
import { Facts } from '../../dashboard/table/facts.js';
import { useFormats } from '../../dashboard/use-formats.js';
import { AnswerForm } from './answer-form.js';
import styles from './messages.module.css';
import { NoteForm } from './note-form.js';
import { Screenshot } from './screenshot.js';
import { StatusField } from './status-field.js';
import { useMessageTexts } from './texts.js';

type MessageDetailProps = { readonly message: ReaderMessage; readonly actions: Actions };

/** The whole of a message, what was answered, and what can be done. */
export function MessageDetail({ message, actions }: MessageDetailProps) {
  const t = useMessageTexts();
  const { time } = useFormats();
  const { id, name, email, userId, language, answers, hasScreenshot } = message;
  return (
    <div className={styles.detail}>
      <div className={styles.words}>
        <p className={styles.text} lang={language}>
          {message.message}
        </p>
        {hasScreenshot && <Screenshot id={id} />}
        {answers.map((answer) => (
          <div key={answer.at} className={styles.answer}>
            <p className={styles.soft}>{t('answered', { time: time(answer.at) })}</p>
            <p className={styles.text} lang={language}>
              {answer.text}
            </p>
          </div>
        ))}
        <AnswerForm message={message} actions={actions} />
      </div>
      <div className={styles.words}>
        <Facts
          facts={[
            [
              t('from'),
              userId === null ? (
                name
              ) : (
                <Link key="reader" to={readerAddress(userId)}>
                  {name}
                </Link>
              ),
            ],
            [t('email'), email],
            [t('language'), t(`languages.${language}`)],
          ]}
        />
        <StatusField message={message} />
        <NoteForm message={message} />
      </div>
    </div>
  );
}
