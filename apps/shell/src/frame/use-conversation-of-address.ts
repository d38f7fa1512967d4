import { PAGES } from '@word-unfolded/domain';
import { useSession } from '@word-unfolded/session';
import { useLocation, useNavigate } from '@word-unfolded/ui';
import { useEffect, useEffectEvent } from 'react';

/** Specification, section 5: a conversation id is valid only as 24 hex characters. */
const CONVERSATION_ID = /^[0-9a-f]{24}$/i;

/** Pages that contain the assistant themselves, or go on with its conversation by voice. */
const WITH_THEO: ReadonlySet<string> = new Set([PAGES.study, PAGES.explorer, PAGES.selah]);

/**
 * Any page accepts a conversation id (specification, section 2). A page without the assistant redirects the reader to
 * the study page with it (decisions, "Theo").
 */
export function useConversationOfAddress(): void {
  const { pathname, search } = useLocation();
  const { status } = useSession();
  const navigate = useNavigate();
  const go = useEffectEvent((to: string) => void navigate(to, { replace: true }));
  const id = new URLSearchParams(search).get('conversationId') ?? '';
  const isElsewhere = !WITH_THEO.has(pathname.replace(/\/$/, ''));
  useEffect(() => {
    if (status === 'signed-in' && isElsewhere && CONVERSATION_ID.test(id))
      go(`${PAGES.study}?conversationId=${id}`);
  }, [status, isElsewhere, id]);
}
