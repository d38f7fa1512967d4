import { Dialog, Switch } from '@word-unfolded/ui/overlays';
import { changeReaderSettings, useReaderSettings } from '@word-unfolded/ui';
import { useTexts } from '../../../../locales/texts.js';
import styles from './shortcuts-dialog.module.css';

/** The keyboard shortcuts of the page, in order of use. */
const KEYS = [
  { key: '/', does: 'box' },
  { key: '[', does: 'previous' },
  { key: ']', does: 'next' },
  { key: '?', does: 'list' },
] as const;

/** Those of a plan that is open, which covers the page. */
const PLAN_KEYS = [
  { key: '[', does: 'dayBefore' },
  { key: ']', does: 'dayAfter' },
  { key: 'c', does: 'complete' },
  { key: 'Esc', does: 'close' },
] as const;

type ShortcutsDialogProps = { readonly isOpen: boolean; readonly onOpenChange: (isOpen: boolean) => void };

/** The list of keyboard shortcuts, and the switch that turns them off. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const t = useTexts();
  const { shortcuts } = useReaderSettings();
  return (
    <Dialog {...props} title={t('shortcuts.title')}>
      <KeyList keys={KEYS} />
      <h3 className={styles.place}>{t('shortcuts.plan')}</h3>
      <KeyList keys={PLAN_KEYS} />
      <div className={styles.choice}>
        <Switch isSelected={shortcuts} onChange={(isOn) => changeReaderSettings({ shortcuts: isOn })}>
          {t('shortcuts.on')}
        </Switch>
      </div>
    </Dialog>
  );
}

function KeyList({ keys }: { readonly keys: typeof KEYS | typeof PLAN_KEYS }) {
  const t = useTexts();
  return (
    <dl className={styles.list}>
      {keys.map(({ key, does }) => (
        <div key={key} className={styles.row}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t(`shortcuts.${does}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
