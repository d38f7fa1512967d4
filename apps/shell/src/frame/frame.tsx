import { useSession } from '@word-unfolded/session';
import { BackToTop, ErrorBoundary, MAIN_ID, SkipLink, Toasts } from '@word-unfolded/ui';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { UpdatePrompt } from '../offline/update-prompt.js';
import { useDeviceData } from '../offline/use-device-data.js';
import { AccountBanner } from '../onboarding/account-banner.js';
import { BetaOnboarding } from '../onboarding/beta-onboarding.js';
import { Footer } from './footer.js';
import styles from './frame.module.css';
import { Header } from './header.js';
import { useArrival } from './use-arrival.js';
import { useConversationOfAddress } from './use-conversation-of-address.js';

/** The frame around every page. */
export function Frame() {
  const { pathname } = useLocation();
  const { user } = useSession();
  useArrival(pathname);
  useConversationOfAddress();
  useDeviceData();
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Header />
      {user && <AccountBanner user={user} />}
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <ErrorBoundary resetKey={pathname}>
          <div key={pathname} className={styles.page}>
            <Outlet />
          </div>
        </ErrorBoundary>
      </main>
      <Footer />
      <BackToTop />
      <BetaOnboarding />
      <UpdatePrompt />
      <Toasts />
      <ScrollRestoration />
    </div>
  );
}
