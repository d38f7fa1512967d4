import { MenuItem } from '@word-unfolded/ui/overlays';
import type { HeardPassages } from '../../../spoken/spoken-passages.js';
import { useListening } from '../hooks/use-listening.js';
import { SPEECH_ICONS } from './speech-icons.js';

/** As `ListenButton`, among the acts of a menu. */
export function ListenItem({ heard }: { readonly heard: HeardPassages }) {
  const { status, label, toggle } = useListening(heard);
  return (
    <MenuItem icon={SPEECH_ICONS[status]} isDisabled={!toggle} {...(toggle && { onAction: toggle })}>
      {label}
    </MenuItem>
  );
}
