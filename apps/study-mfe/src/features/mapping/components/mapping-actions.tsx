import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Icon, log, showToast, useOverlay } from '@word-unfolded/ui';
import { useState, type ReactNode } from 'react';
import type { SpeechPassages } from '@word-unfolded/speech';
import { useStoreMapping } from '../hooks/use-store-mapping.js';
import { useMappingTexts } from '../hooks/use-mapping-text.js';
import type { OwnMapping } from '../state/own-mapping.js';
import { useTexts } from '../texts.js';
import styles from './mapping-actions.module.css';
import { PrintedMapping } from './printed-mapping.js';

type MappingActionsProps = {
  readonly owner: string;
  readonly mapping: OwnMapping;
  readonly listen: (spoken: SpeechPassages) => ReactNode;
};

/** The actions of a mapping: save to the journal, listen, copy, print. */
export function MappingActions({ owner, mapping, listen }: MappingActionsProps) {
  const t = useTexts();
  const language = useLanguage();
  const texts = useMappingTexts(mapping);
  const journal = useStoreMapping(owner, mapping, texts);
  const upgrade = useOverlay('dialog', () => import('../../../journal/upgrade-dialog.js'));
  const [isPrinting, setPrinting] = useState(false);
  const copy = async () => {
    try {
      await window.navigator.clipboard.writeText(texts.text);
      showToast(t('actions.copied'), 'good');
    } catch (error) {
      log.warn('The mapping could not be copied to the clipboard', error);
      showToast(errorText('SCRIPTURE_COPY_FAILED', language), 'bad');
    }
  };
  return (
    <div role="group" aria-label={t('actions.label')} className={styles.actions}>
      {journal.status === 'none' || journal.status === 'error' ? (
        <Button variant="quiet" onClick={journal.isOpen ? journal.store : upgrade.open}>
          <Icon name="pen" small />
          {t('actions.journal')}
        </Button>
      ) : (
        <p role="status" className={styles.kept} data-status={journal.status}>
          {journal.status === 'synced' && <Icon name="tick" small />}
          {t(`journal.${journal.status}`)}
        </p>
      )}
      {listen(texts.spoken)}
      <Button variant="quiet" onClick={() => void copy()}>
        <Icon name="copy" small />
        {t('actions.copy')}
      </Button>
      <Button variant="quiet" onClick={() => setPrinting(true)}>
        <Icon name="print" small />
        {t('actions.print')}
      </Button>
      {journal.problem && (
        <p role="alert" className={styles.problem}>
          {journal.problem}
        </p>
      )}
      {isPrinting && <PrintedMapping mapping={mapping} texts={texts} onPrinted={() => setPrinting(false)} />}
      {upgrade.module && <upgrade.module.UpgradeDialog {...upgrade.overlay} body={t('journal.upgrade')} />}
    </div>
  );
}
