import { lazy } from 'react';
import { useLocation } from '@word-unfolded/ui';
import { readPassageAddress } from '../scripture/address/passage-address.js';

const TheoChat = lazy(() =>
  import('../features/theo/components/theo-chat.js').then((module) => ({ default: module.TheoChat })),
);

/** The assistant on a public page, with the passage of its address as context (decisions, "Visitors"). */
export function VisitorTheoPage() {
  const { reference, translationId } = readPassageAddress(useLocation().search);
  return <TheoChat passage={{ reference, translationId }} variant="among" takesFocus />;
}
