import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, Icon, log, showToast, useOverlay } from '@word-unfolded/ui';
import { useState, type ReactNode } from 'react';
import type { SpokenPassages } from '../../../spoken/spoken-passages.js';
import { useKeepMapping } from '../hooks/use-keep-mapping.js';
import { useMappingTexts } from '../hooks/use-mapping-text.js';
import type { OwnMapping } from '../state/own-mapping.js';
import { useTexts } from '../texts.js';
import styles from './mapping-acts.module.css';
import { PrintedMapping } from './printed-mapping.js';

type MappingActsProps = {
  readonly owner: string;
  readonly mapping: OwnMapping;
  readonly listen: (spoken: SpokenPassages) => ReactNode;
};

/** What one does with a mapping: keep it in the journal, hear it, copy it, print it. */
export function MappingActs({ owner, mapping, listen }: MappingActsProps) {
  const t = useTexts();
  const language = useLanguage();
  const texts = useMappingTexts(mapping);
  const journal = useKeepMapping(owner, mapping, texts);
  const upgrade = useOverlay('dialog', () => import('../../../journal/upgrade-dialog.js'));
  const [isPrinting, setPrinting] = useState(false);
  const copy = async () => {
    try {
      await window.navigator.clipboard.writeText(texts.text);
      showToast(t('acts.copied'), 'good');
    } catch (error) {
      log.warn('The clipboard refused the mapping', error);
      showToast(errorText('SCRIPTURE_COPY_FAILED', language), 'bad');
    }
  };
  return (
    <div role="group" aria-label={t('acts.label')} className={styles.acts}>
      {journal.status === 'none' || journal.status === 'error' ? (
        <Button look="quiet" onClick={journal.isOpen ? journal.keep : upgrade.open}>
          <Icon name="pen" small />
          {t('acts.journal')}
        </Button>
      ) : (
        <p role="status" className={styles.kept} data-status={journal.status}>
          {journal.status === 'synced' && <Icon name="tick" small />}
          {t(`journal.${journal.status}`)}
        </p>
      )}
      {listen(texts.spoken)}
      <Button look="quiet" onClick={() => void copy()}>
        <Icon name="copy" small />
        {t('acts.copy')}
      </Button>
      <Button look="quiet" onClick={() => setPrinting(true)}>
        <Icon name="print" small />
        {t('acts.print')}
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
