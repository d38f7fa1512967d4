import { authorize, PAGE_GATES, PAGES, returnPath, type PageName, type Tier } from '@word-unfolded/domain';
import { useSession } from '@word-unfolded/session';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { LoadingPage } from '../pages/loading-page.js';

type GateProps = {
  readonly page: PageName;
  readonly children: ReactNode;
};

/**
 * Shows a page to users who may open it, and redirects everyone else according to the domain rules (specification,
 * sections 2 and 4). A public page does not wait for the session.
 */
export function Gate({ page, children }: GateProps) {
  const { status, principal: principal } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'checking') return PAGE_GATES[page] === 'everyone' ? children : <LoadingPage />;
  const { passage, to } = authorize(page, principal, pathname + search);
  if (passage === 'leave') return <Navigate to={returnUrl(search) ?? to ?? '/'} replace />;
  if (to === PAGES.subscription && page === 'explorer' && hasPlan(search))
    return <Navigate to={PAGES.study + search} replace />;
  return to === undefined ? children : <Navigate to={to} state={neededFor(page)} replace />;
}

/**
 * Calendars and reminders link to a day of a reading plan on the Explorer (specification, section 2). Readers of every
 * tier have plans, on the study page too, so that those below its tier get the day there.
 */
function hasPlan(search: string): boolean {
  return new URLSearchParams(search).has('planId');
}

/** The plan that a page requires, passed to the plans page. */
function neededFor(page: PageName): { readonly requiredTier: Tier } | undefined {
  const gate = PAGE_GATES[page];
  return typeof gate === 'object' ? { requiredTier: gate.tier } : undefined;
}

/** A reader who has just signed in returns to the page from which they were redirected. */
function returnUrl(search: string): string | undefined {
  const returnUrl = new URLSearchParams(search).get('returnUrl');
  return returnUrl === null ? undefined : returnPath(returnUrl);
}
