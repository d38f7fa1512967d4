import { scrollKeyOf } from '@word-unfolded/ui';
import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** The id of the section with the plans. */
export const PLANS_ID = 'plans';

/**
 * Scrolls to the section with the plans and focuses it when an address names it. Links lead there from any page, and
 * the router does not scroll to an element that has just been rendered.
 */
export function usePlansLink(section: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const { hash } = location;
  const visit = scrollKeyOf(location);
  useEffect(() => {
    if (hash !== `#${PLANS_ID}`) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [hash, visit, section]);
}
