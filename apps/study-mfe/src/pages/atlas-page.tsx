import { Delayed, TextSkeleton, useModule } from '@word-unfolded/ui';
import { Suspense } from 'react';
import styles from './atlas-page.module.css';
import { useTexts } from '../locales/texts.js';

/** The atlas. Its maps and tables are loaded with it only, and not with the other pages of this remote. */
export function AtlasPage() {
  const t = useTexts();
  const atlas = useModule(() => import('../features/atlas/page/atlas.js'), true);
  const waiting = (
    <div className={styles.waiting}>
      <Delayed>
        <TextSkeleton lines={6} label={t('atlasAwaited')} />
      </Delayed>
    </div>
  );
  return <Suspense fallback={waiting}>{atlas ? <atlas.Atlas /> : waiting}</Suspense>;
}
