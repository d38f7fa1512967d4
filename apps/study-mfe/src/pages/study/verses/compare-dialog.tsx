import { useQuery } from '@tanstack/react-query';
import { PARALLEL_TRANSLATIONS_LIMIT } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Dialog } from '@word-unfolded/ui/overlays';
import { ParallelPane } from '../../../features/parallel/parallel-pane.js';
import { useTexts } from '../../../locales/texts.js';
import { translationsQuery } from '../../../scripture/api/translations-query.js';
import type { VersePassage } from '../../../scripture/selection/verse-passage.js';
import styles from './compare-dialog.module.css';

type CompareDialogProps = {
  readonly passage: VersePassage;
  readonly onClose: () => void;
};

/** Some verses in the open translation and in the others that can be read now. */
export function CompareDialog({ passage, onClose }: CompareDialogProps) {
  const t = useTexts();
  const { data: translations } = useQuery(translationsQuery(useLanguage()));
  const { reference, osis, translation } = passage;
  const others = translations?.filter(({ id, available }) => available && id !== translation.id) ?? [];
  const ids = [translation.id, ...others.map(({ id }) => id)].slice(0, PARALLEL_TRANSLATIONS_LIMIT);
  return (
    <Dialog
      title={t('verse.compared', { reference })}
      onPhone="sheet"
      isOpen={true}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={styles.versions}>
        {translations && <ParallelPane reference={osis} translationIds={ids} isNamed />}
      </div>
    </Dialog>
  );
}
