import { keptText } from '@word-unfolded/ui';
import { useState } from 'react';

const kept = keptText('theoDraft', 'tab');

/** What the reader is writing: over reloads, and whatever becomes of the question (beyond, 23). */
export function useDraft(): readonly [draft: string, write: (text: string) => void] {
  const [draft, setDraft] = useState(() => kept.read() ?? '');
  const write = (text: string) => {
    if (text === '') kept.forget();
    else kept.write(text);
    setDraft(text);
  };
  return [draft, write];
}
