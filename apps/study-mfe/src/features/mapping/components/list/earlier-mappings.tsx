import { useOverlay, Button } from '@word-unfolded/ui';
import { useId } from 'react';
import { useMappingList } from '../../hooks/use-mapping-list.js';
import type { MappingRepository } from '../../state/mapping-repository.js';
import type { ReadMapping } from '../../state/own-mapping.js';
import { useTexts } from '../../texts.js';
import { MappingRow } from './mapping-row.js';
import styles from '../passage-rows.module.css';

type EarlierMappingsProps = {
  readonly owner: string;
  readonly repository: MappingRepository;
  readonly onOpen: (mapping: ReadMapping) => void;
};

/** Maximum number of mappings shown in the panel itself. */
const LATEST = 3;

/** The reader's earlier mappings, the latest first, with a link to all of them. */
export function EarlierMappings({ owner, repository, onOpen }: EarlierMappingsProps) {
  const t = useTexts();
  const id = useId();
  const list = useMappingList(owner, repository, onOpen);
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
      <Button variant="quiet" {...all.trigger}>
        {t('earlier.all')}
      </Button>
      {all.module && <all.module.MappingListDialog {...all.overlay} list={list} openId={undefined} />}
    </section>
  );
}
