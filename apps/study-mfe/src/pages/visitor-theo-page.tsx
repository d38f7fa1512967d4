import { lazy } from 'react';
import { useLocation } from '@word-unfolded/ui';
import { readPassageAddress } from '../scripture/address/passage-address.js';

const TheoChat = lazy(() =>
  import('../features/theo/components/theo-chat.js').then((module) => ({ default: module.TheoChat })),
);

/** The assistant on a page that anyone reads, asked about the passage of its address (decisions, "Visitors"). */
export function VisitorTheoPage() {
  const { reference, translationId } = readPassageAddress(useLocation().search);
  return <TheoChat passage={{ reference, translationId }} look="among" autoFocus />;
}
