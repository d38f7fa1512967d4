import { MenuItem } from '@word-unfolded/ui/overlays';
import type { PassagesToSpeak } from '../speech-passages.js';
import { useListening } from '../hooks/use-listening.js';
import { SPEECH_ICONS } from './speech-icons.js';

/** Like `ListenButton`, as a menu item. */
export function ListenItem({ speech }: { readonly speech: PassagesToSpeak }) {
  const { status, label, toggle } = useListening(speech);
  return (
    <MenuItem icon={SPEECH_ICONS[status]} isDisabled={!toggle} {...(toggle && { onAction: toggle })}>
      {label}
    </MenuItem>
  );
}
