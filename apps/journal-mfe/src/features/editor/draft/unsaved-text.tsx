import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, downloadFile, Icon, showToast } from '@word-unfolded/ui';
import type { EntryDraft } from './entry-draft.js';
import styles from '../entry-editor.module.css';
import { useEditorTexts } from '../texts.js';

/**
 * Shown while this device fails to store a text: the text exists only in this page, and the reader can copy it from
 * here.
 */
export function UnsavedText({ draft }: { readonly draft: EntryDraft }) {
  const t = useEditorTexts();
  const language = useLanguage();
  const whole = () => [draft.current().fields.title, draft.text()].filter(Boolean).join('\n\n');
  const copy = () =>
    navigator.clipboard.writeText(whole()).then(
      () => showToast(t('unsaved.copied'), 'good'),
      () => showToast(t('unsaved.notCopied'), 'bad'),
    );
  return (
    <div role="alert" className={styles.unsaved}>
      <p>
        <Icon name="alert" small />
        <strong>{errorText('JOURNAL_SAVE_FAILED', language)}.</strong> {t('unsaved.body')}
      </p>
      <p className={styles.unsavedActions}>
        <Button onClick={() => void draft.flush()}>{t('unsaved.again')}</Button>
        <Button onClick={() => void copy()}>{t('unsaved.copy')}</Button>
        <Button onClick={() => downloadFile(new Blob([whole()]), `${t('unsaved.file')}.md`)}>
          {t('unsaved.save')}
        </Button>
      </p>
    </div>
  );
}
