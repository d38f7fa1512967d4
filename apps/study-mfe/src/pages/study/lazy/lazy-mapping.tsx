import { useModule } from '@word-unfolded/ui';
import styles from '../study-parts.module.css';

/** Scripture Mapping, or the passage beside it. Both are loaded when Mapping is opened. */
export function LazyMapping({ part }: { readonly part: 'steps' | 'passage' }) {
  const mapping = useModule(() => import('./mapping-of-page.js'), true);
  if (!mapping) return <div className={styles.awaited} />;
  return part === 'steps' ? <mapping.MappingOfPage /> : <mapping.PassageBeside />;
}
