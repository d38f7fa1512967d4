import { useLocation } from '@word-unfolded/ui';
import { lazy, Suspense } from 'react';
import { readPassageAddress } from '../scripture/address/passage-address.js';
import { LazyLexicon } from './study/lazy/lazy-lexicon.js';

const Selah = lazy(() => import('../features/selah/selah.js').then((module) => ({ default: module.Selah })));

/** Specification, section 5: a conversation id is valid only as 24 hex characters. */
const CONVERSATION_ID = /^[0-9a-f]{24}$/i;

/** The conversation by voice. The address may name a conversation to go on with, and the passage it is about. */
export function SelahPage() {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('conversationId') ?? '';
  const { reference } = readPassageAddress(search);
  return (
    <>
      <Selah
        key={id}
        conversationId={CONVERSATION_ID.test(id) ? id.toLowerCase() : undefined}
        scriptureRef={reference}
      />
      <Suspense>
        <LazyLexicon />
      </Suspense>
    </>
  );
}
