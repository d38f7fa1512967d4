import { fieldProblems, readableText } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { useFormats } from '../../../dashboard/use-formats.js';
import { useMagazineTexts } from '../texts.js';
import type { DraftState } from './draft-state.js';
import styles from './draft-status.module.css';

/** Where the text is: on the server, on this device, or only in this page. */
export function DraftStatus({ state }: { readonly state: DraftState }) {
  const t = useMagazineTexts();
  const language = useLanguage();
  const { time } = useFormats();
  const { place, isSending, problem, restoredFrom } = state;
  // What the server refuses is not sent again by itself.
  const shown = place === 'device-only' && problem !== undefined ? 'device' : place;
  const [reason = readableText(problem, language, 'action')] = fieldProblems(problem, language).values();
  return (
    <div className={styles.status}>
      <p role="status" data-place={place}>
        {isSending ? t('status.sending') : t(`status.${shown}`)}
      </p>
      {restoredFrom !== undefined && (
        <p role="status">{t('status.restored', { when: time(new Date(restoredFrom).toISOString()) })}</p>
      )}
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {t('status.refused', { reason })}
        </p>
      )}
    </div>
  );
}
