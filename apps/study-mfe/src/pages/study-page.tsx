import { VisuallyHidden } from '@word-unfolded/ui';
import { PassageReader } from '../features/passage/passage-reader.js';
import { useTexts } from '../locales/texts.js';

/** The study page: so far, Scripture alone. */
export function StudyPage() {
  const t = useTexts();
  return (
    <>
      <h1>
        <VisuallyHidden>{t('title')}</VisuallyHidden>
      </h1>
      <PassageReader />
    </>
  );
}
