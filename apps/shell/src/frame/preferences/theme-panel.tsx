import { Popover, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useTexts } from '../../locales/texts.js';
import { ThemeChoices } from './theme-choices.js';

/** The themes, opened from the header. */
export function ThemePanel(overlay: OverlayProps) {
  const t = useTexts();
  return (
    <Popover {...overlay} label={t('theme.label')}>
      <ThemeChoices />
    </Popover>
  );
}
