import { useLocation } from '@word-unfolded/ui';
import { useEffect } from 'react';
import { conversationOfAddress, openConversation, showTheo } from '../../../features/theo/theo-open.js';

/**
 * Opens the conversation that the address names, if any (specification, section 2: "Any page accepts conversationId").
 *
 * @returns whether the address names one
 */
export function useAddressedConversation(): boolean {
  const id = conversationOfAddress(useLocation().search);
  useEffect(() => {
    if (id === undefined) return;
    openConversation(id);
    showTheo(true);
  }, [id]);
  return id !== undefined;
}
