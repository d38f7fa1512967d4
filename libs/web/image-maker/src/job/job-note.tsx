import { useTexts } from '../locales/texts.js';
import styles from '../maker/image-maker.module.css';
import { SimulatedProgress } from './simulated-progress.js';
import type { ImageJob } from './use-image-job.js';

/** How far an image is, or why it was not made. */
export function JobNote({ job }: { readonly job: ImageJob }) {
  const t = useTexts();
  if (job.kind === 'failed')
    return (
      <p role="alert" className={styles.bad}>
        {job.reason}
      </p>
    );
  if (job.kind === 'none' || job.kind === 'made') return null;
  return (
    <div className={styles.job}>
      <p role="status" className={styles.note}>
        {job.kind === 'waiting' ? t('waiting', { place: job.place }) : t(job.kind)}
      </p>
      <SimulatedProgress label={t('progress')} />
    </div>
  );
}
