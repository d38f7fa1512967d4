import { isBlank, type Note } from '@word-unfolded/offline';
import { useLanguage } from '@word-unfolded/i18n';
import { Icon, IconButton, useOverlay } from '@word-unfolded/ui';
import { useNotesTexts } from '../texts.js';
import { timeText } from '../../../time/time-text.js';
import { isUnsaved } from '../pad/note.js';
import styles from './notes-head.module.css';
import type { NotesMenuActions } from './notes-menu.js';

type NotesHeadProps = {
  /** The id of the heading that labels the panel. */
  readonly id: string;
  readonly note: Note;
  readonly isRefused: boolean;
  readonly menu: NotesMenuActions;
  readonly onClose: (() => void) | undefined;
};

/** The header of the notes: the save status and the menu. */
export function NotesHead({ id, note, isRefused, menu: actions, onClose }: NotesHeadProps) {
  const t = useNotesTexts();
  const menu = useOverlay('menu', () => import('./notes-menu.js'));
  return (
    <header className={styles.head}>
      <h2 id={id} className={styles.heading}>
        {t('heading')}
      </h2>
      <p role="status" className={styles.state} data-refused={isRefused || undefined}>
        <SavedState note={note} isRefused={isRefused} />
      </p>
      <span className={styles.actions}>
        <IconButton icon="more" label={t('actions.more')} {...menu.trigger} />
        {onClose && <IconButton icon="down" label={t('actions.close')} onClick={onClose} />}
      </span>
      {menu.module && <menu.module.NotesMenu {...menu.overlay} {...actions} />}
    </header>
  );
}

function SavedState({ note, isRefused }: Pick<NotesHeadProps, 'note' | 'isRefused'>) {
  const t = useNotesTexts();
  const language = useLanguage();
  if (isRefused)
    return (
      <>
        <Icon name="alert" small />
        {t('state.refused')}
      </>
    );
  if (isUnsaved(note)) return t('state.unsaved');
  if (!note.saved || isBlank(note)) return null;
  return (
    <>
      <Icon name="tick" small />
      {t('state.saved', { when: timeText(note.saved.at, language) })}
    </>
  );
}
