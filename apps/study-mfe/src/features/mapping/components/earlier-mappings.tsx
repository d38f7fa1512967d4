import { useOverlay, Button } from '@word-unfolded/ui';
import { useId } from 'react';
import { useMappingList } from '../hooks/use-mapping-list.js';
import type { MappingShelf } from '../state/mapping-shelf.js';
import type { ReadMapping } from '../state/own-mapping.js';
import { useTexts } from '../texts.js';
import { MappingRow } from './mapping-row.js';
import styles from './passage-rows.module.css';

type EarlierMappingsProps = {
  readonly owner: string;
  readonly shelf: MappingShelf;
  readonly onOpen: (mapping: ReadMapping) => void;
};

/** As many as stand on the page itself. */
const LATEST = 3;

/** What the reader has mapped before, the latest first, and the way to all of it. */
export function EarlierMappings({ owner, shelf, onOpen }: EarlierMappingsProps) {
  const t = useTexts();
  const id = useId();
  const list = useMappingList(owner, shelf, onOpen);
  const all = useOverlay('dialog', () => import('./mapping-list-dialog.js'));
  if (list.items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t('earlier.title')}
      </h3>
      <ul>
        {list.items.slice(0, LATEST).map((mapping) => (
          <MappingRow key={mapping.id} mapping={mapping} onOpen={() => list.open(mapping.id)} />
        ))}
      </ul>
      {list.problem && (
        <p role="alert" className={styles.problem}>
          {list.problem}
        </p>
      )}
      <Button look="quiet" {...all.trigger}>
        {t('earlier.all')}
      </Button>
      {all.module && <all.module.MappingListDialog {...all.overlay} list={list} openId={undefined} />}
    </section>
  );
}
