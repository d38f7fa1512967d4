import { Button, IconButton } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../../locales/texts.js';
import styles from './undo-bar.module.css';
import { useUndoable, withdrawUndo } from './undo-store.js';
import { useActionProblem } from '../notices/use-action-problem.js';

/** How long the undo button is shown, in milliseconds; the bin and the archive can undo it later. */
const OFFERED_MS = 12_000;

/** The last action with its undo button. It stays while it is hovered or has the focus. */
export function UndoBar() {
  const t = useTexts();
  const problem = useActionProblem();
  const { last } = useUndoable();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!last || isHeld) return;
    const timer = setTimeout(() => withdrawUndo(last.id), OFFERED_MS);
    return () => clearTimeout(timer);
  }, [last, isHeld]);
  const undo = () => {
    if (!last) return;
    setHeld(false);
    withdrawUndo(last.id);
    last.undo().catch(problem('update'));
  };
  return (
    <div
      role="status"
      className={styles.place}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {last && (
        <div className={styles.bar}>
          <span className={styles.text}>{last.text}</span>
          <Button variant="quiet" onClick={undo}>
            {t('undo')}
          </Button>
          <IconButton icon="shut" label={t('dismiss')} onClick={() => withdrawUndo(last.id)} />
        </div>
      )}
    </div>
  );
}
