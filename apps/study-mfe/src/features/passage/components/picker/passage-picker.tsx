import type { Translation } from '@word-unfolded/contracts';
import { IconButton, useOverlay } from '@word-unfolded/ui';
import { useTexts } from '../../../../locales/texts.js';

type PassagePickerProps = {
  /** The translation whose books are offered; undefined until the translations have loaded. */
  readonly translation: Translation | undefined;
  readonly onChoose: (reference: string) => void;
};

/** Opens the picker of books, chapters and verses. */
export function PassagePicker({ translation, onChoose }: PassagePickerProps) {
  const t = useTexts();
  const panel = useOverlay('dialog', () => import('./passage-picker-panel.js'));
  return (
    <>
      <IconButton icon="page" label={t('picker.open')} aria-disabled={!translation} {...panel.trigger} />
      {translation && panel.module && (
        <panel.module.PassagePickerPanel {...panel.overlay} translation={translation} onChoose={onChoose} />
      )}
    </>
  );
}
