import { Button, Icon } from '@word-unfolded/ui';
import type { SpeechPassages } from '../speech-passages.js';
import { useListeningTo } from '../hooks/use-listening.js';
import { SPEECH_ICONS } from './speech-icons.js';

/** Reads a text aloud, pauses and resumes: a text button among other actions. */
export function ListenAction({ spoken }: { readonly spoken: SpeechPassages }) {
  const { status, label, toggle } = useListeningTo(spoken);
  return (
    <Button variant="quiet" aria-disabled={!toggle || undefined} onClick={toggle}>
      <Icon name={SPEECH_ICONS[status]} small />
      {label}
    </Button>
  );
}
