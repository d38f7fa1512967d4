import { Button, Icon } from '@word-unfolded/ui';
import type { SpokenPassages } from '../../../spoken/spoken-passages.js';
import { useListeningTo } from '../hooks/use-listening.js';
import { SPEECH_ICONS } from './speech-icons.js';

/** Reads something aloud, pauses, and goes on: a button with words, among other acts. */
export function ListenAct({ spoken }: { readonly spoken: SpokenPassages }) {
  const { status, label, toggle } = useListeningTo(spoken);
  return (
    <Button look="quiet" aria-disabled={!toggle || undefined} onClick={toggle}>
      <Icon name={SPEECH_ICONS[status]} small />
      {label}
    </Button>
  );
}
