import { storedText } from '@word-unfolded/ui';
import { useSession } from '@word-unfolded/session';
import { useState } from 'react';

const VISITORS = storedText('theoDraft', 'tab');
const lifetimeOf = (readerId: string) => storedText(`theoDraft ${readerId}`, 'tab');

/**
 * The reader's draft. It survives reloads and failed questions (beyond, 23). A visitor's draft moves to the account at
 * sign-in; a reader's draft is never shown to another reader.
 */
export function useDraft(): readonly [draft: string, write: (text: string) => void] {
  const readerId = useSession().user?._id;
  const [draft, setDraft] = useState(() => ({ readerId, text: readDraft(readerId) }));
  if (draft.readerId !== readerId) setDraft({ readerId, text: readDraft(readerId) });
  const write = (text: string) => {
    VISITORS.forget();
    const stored = readerId === undefined ? VISITORS : lifetimeOf(readerId);
    if (text === '') stored.forget();
    else stored.write(text);
    setDraft({ readerId, text });
  };
  return [draft.readerId === readerId ? draft.text : '', write];
}

function readDraft(readerId: string | undefined): string {
  const own = readerId === undefined ? null : lifetimeOf(readerId).read();
  return own ?? VISITORS.read() ?? '';
}

/** Offers a question to a reader who has not begun to write one; it is in the input when the assistant opens. */
export function offerDraft(readerId: string, text: string): void {
  const stored = lifetimeOf(readerId);
  if (stored.read() === null) stored.write(text);
}
