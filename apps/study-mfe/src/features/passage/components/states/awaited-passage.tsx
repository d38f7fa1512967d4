import { useEffect, useState } from 'react';
import { useTexts } from '../../../../locales/texts.js';
import type { RequestedPassage } from '../../../../scripture/api/passage-query.js';
import { useFallbackPassage } from '../../hooks/use-fallback-passage.js';
import { PassageSkeleton } from './passage-skeleton.js';
import { Passages } from '../reading/passages.js';

/** How long the place of a passage is left to the one of the server, in milliseconds. */
const FALLBACK_AFTER_MS = 500;

/**
 * Stands in the place of a passage that is on its way. One of those that come with every page is shown soon: nobody waits for
 * it until the connection has failed for good (specification, section 8, "Scripture").
 */
export function AwaitedPassage({ requested }: { readonly requested: RequestedPassage }) {
  const t = useTexts();
  const fallback = useFallbackPassage(requested);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), FALLBACK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong || !fallback) return <PassageSkeleton reference={requested.reference} />;
  return (
    <>
      <p role="status">{t('meanwhile')}</p>
      <Passages answers={{ pages: [fallback], pageParams: [requested.reference] }} />
    </>
  );
}
