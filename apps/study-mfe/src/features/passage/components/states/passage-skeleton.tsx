import { TextSkeleton } from '@word-unfolded/ui';
import { useTexts } from '../../../../locales/texts.js';
import styles from './passage-skeleton.module.css';

const LINES = 9;

/** A placeholder with the shape of a passage, shown while it loads. */
export function PassageSkeleton({ reference }: { readonly reference: string }) {
  const t = useTexts();
  return (
    <div className={styles.place}>
      <div className={styles.title} aria-hidden="true" />
      <TextSkeleton lines={LINES} label={t('loading', { reference })} />
    </div>
  );
}
