import { keptText } from '@word-unfolded/ui';
import { useSession } from '@word-unfolded/session';
import { useState } from 'react';

const VISITORS = keptText('theoDraft', 'tab');
const keptFor = (readerId: string) => keptText(`theoDraft ${readerId}`, 'tab');

/**
 * What the reader is writing: over reloads, and whatever becomes of the question (beyond, 23). What a visitor began is
 * theirs when they have signed in; what a reader began is shown to no other.
 */
export function useDraft(): readonly [draft: string, write: (text: string) => void] {
  const readerId = useSession().user?._id;
  const [draft, setDraft] = useState(() => ({ readerId, text: readDraft(readerId) }));
  if (draft.readerId !== readerId) setDraft({ readerId, text: readDraft(readerId) });
  const write = (text: string) => {
    VISITORS.forget();
    const kept = readerId === undefined ? VISITORS : keptFor(readerId);
    if (text === '') kept.forget();
    else kept.write(text);
    setDraft({ readerId, text });
  };
  return [draft.readerId === readerId ? draft.text : '', write];
}

function readDraft(readerId: string | undefined): string {
  const own = readerId === undefined ? null : keptFor(readerId).read();
  return own ?? VISITORS.read() ?? '';
}
