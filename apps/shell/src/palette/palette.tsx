import { useSession } from '@word-unfolded/session';
import {
  FieldBox,
  focusOnMount,
  Icon,
  IconButton,
  VisuallyHidden,
  type OverlayProps,
} from '@word-unfolded/ui';
import { Dialog } from '@word-unfolded/ui/overlays';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import type { PaletteItem } from './items/palette-item.js';
import { lineId, PaletteList } from './palette-list.js';
import { PaletteNotices } from './palette-notices.js';
import styles from './palette.module.css';
import { forgetDeviceTexts } from './found/search-everything.js';
import { SignOutDialog } from './sign-out-dialog.js';
import { useTexts } from './texts.js';
import { MOST_CHARACTERS, useFound } from './found/use-found.js';
import { usePaletteItems } from './items/use-palette-items.js';
import { useReference } from './items/use-reference.js';

/** The palette: one search over everything, which also goes to pages and does actions. */
export function Palette({ isOpen, onOpenChange }: Pick<OverlayProps, 'isOpen' | 'onOpenChange'>) {
  const t = useTexts();
  const { user } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const askToLeave = () => {
    onOpenChange(false);
    setLeaving(true);
  };
  return (
    <>
      <Dialog variant="palette" title={t('title')} isOpen={isOpen} onOpenChange={onOpenChange}>
        <PaletteContent onClose={() => onOpenChange(false)} onSignOut={askToLeave} />
      </Dialog>
      {user && <SignOutDialog name={user.name} isOpen={isLeaving} onClose={() => setLeaving(false)} />}
    </>
  );
}

const HINTS = [
  { keys: '↑ ↓', does: 'move' },
  { keys: '↵', does: 'open' },
  { keys: 'Esc', does: 'close' },
] as const;

type PaletteContentProps = { readonly onClose: () => void; readonly onSignOut: () => void };

/**
 * The field and its lines: a combobox with a list (ARIA Authoring Practices, "Combobox"). The arrow keys move, Enter
 * takes the active line, which is the first one as long as the reader has not moved.
 */
function PaletteContent({ onClose, onSignOut }: PaletteContentProps) {
  const t = useTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [moved, setMoved] = useState<string>();
  const reference = useReference(typed);
  const found = useFound(reference?.words ?? typed);
  const write = (words: string) => {
    setTyped(words);
    setMoved(undefined);
  };
  const groups = usePaletteItems({ typed, reference, found }, { onWords: write, onSignOut });
  const items = groups.flatMap((group) => group.items);
  const place = Math.max(
    0,
    items.findIndex((item) => item.id === moved),
  );
  const active = items[place];
  useEffect(() => forgetDeviceTexts, []); // the next search reads this device again

  const run = (item: PaletteItem) => {
    if (!item.stays) onClose();
    item.run();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return; // an input method uses the same keys
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setMoved(items.at((place + step) % items.length)?.id);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      run(active);
    }
  };

  return (
    <>
      <FieldBox className={styles.box}>
        <Icon name="find" />
        <label htmlFor={id}>
          <VisuallyHidden>{t('label')}</VisuallyHidden>
        </label>
        <input
          ref={focusOnMount} // the reader has opened the palette to type
          id={id}
          className={styles.input}
          value={typed}
          placeholder={t('placeholder')}
          maxLength={MOST_CHARACTERS + 1} // one more than is searched for, so that the notice says so
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && lineId(`${id}-list`, active.id)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={({ target }) => write(target.value)}
          onKeyDown={press}
        />
        <IconButton icon="shut" label={t('close')} onClick={onClose} />
      </FieldBox>
      <PaletteNotices
        typed={typed}
        found={found}
        count={items.length}
        isNamed={items.some(({ id, group }) => id === 'read' || group === 'pages' || group === 'actions')}
      />
      <PaletteList id={`${id}-list`} groups={groups} active={active?.id} onPoint={setMoved} onRun={run} />
      <p className={styles.hints} aria-hidden="true">
        {HINTS.map(({ keys, does }) => (
          <span key={does}>
            <kbd>{keys}</kbd> {t(`hint.${does}`)}
          </span>
        ))}
      </p>
    </>
  );
}
