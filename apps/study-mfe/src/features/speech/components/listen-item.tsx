import type { Passage } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { MenuItem } from '@word-unfolded/ui/overlays';
import { useListening } from '../hooks/use-listening.js';
import { SPEECH_ICONS } from './speech-icons.js';

type ListenItemProps = {
  readonly passages: readonly Passage[];
  /** That of the translation, not of the interface. */
  readonly language: Language;
};

/** As `ListenButton`, among the acts of a menu. */
export function ListenItem({ passages, language }: ListenItemProps) {
  const { status, label, toggle } = useListening(passages, language);
  return (
    <MenuItem icon={SPEECH_ICONS[status]} isDisabled={!toggle} {...(toggle && { onAction: toggle })}>
      {label}
    </MenuItem>
  );
}
