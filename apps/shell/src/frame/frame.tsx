import { useSession } from '@word-unfolded/session';
import { BackToTop, scrollKeyOf, Toasts, useWayBack } from '@word-unfolded/ui';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { UpdatePrompt } from '../offline/update-prompt.js';
import { useDeviceData } from '../offline/use-device-data.js';
import { AccountBanner } from '../onboarding/account-banner.js';
import { BetaOnboarding } from '../onboarding/beta-onboarding.js';
import { PageFrame } from './page-frame.js';
import { useArrival } from './use-arrival.js';
import { useConversationOfAddress } from './use-conversation-of-address.js';

/** The frame around every page of the application. */
export function Frame() {
  const { pathname } = useLocation();
  const { user } = useSession();
  useArrival(pathname);
  useWayBack();
  useConversationOfAddress();
  useDeviceData();
  return (
    <PageFrame
      banner={user && <AccountBanner user={user} />}
      floating={
        <>
          <BackToTop />
          <BetaOnboarding />
          <UpdatePrompt />
          <Toasts />
          <ScrollRestoration getKey={scrollKeyOf} />
        </>
      }
    >
      <Outlet />
    </PageFrame>
  );
}
