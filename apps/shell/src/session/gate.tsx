import { admit, PAGE_GATES, returnPath, type PageName, type Tier } from '@word-unfolded/domain';
import { useSession } from '@word-unfolded/session';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { LoadingPage } from '../pages/loading-page.js';

type GateProps = {
  readonly page: PageName;
  readonly children: ReactNode;
};

/**
 * Shows a page to those who may open it, and sends everyone else where the domain says (specification, sections 2 and
 * 4). A page for everyone does not wait until it is known who is reading.
 */
export function Gate({ page, children }: GateProps) {
  const { status, standing } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'checking') return PAGE_GATES[page] === 'everyone' ? children : <LoadingPage />;
  const { passage, to } = admit(page, standing, pathname + search);
  if (passage === 'leave') return <Navigate to={wayBack(search) ?? to ?? '/'} replace />;
  return to === undefined ? children : <Navigate to={to} state={neededFor(page)} replace />;
}

/** The plan that a page needs, for the page of the plans to say so. */
function neededFor(page: PageName): { readonly requiredTier: Tier } | undefined {
  const gate = PAGE_GATES[page];
  return typeof gate === 'object' ? { requiredTier: gate.tier } : undefined;
}

/** Who has just signed in goes on where the sign-in page was met. */
function wayBack(search: string): string | undefined {
  const returnUrl = new URLSearchParams(search).get('returnUrl');
  return returnUrl === null ? undefined : returnPath(returnUrl);
}
