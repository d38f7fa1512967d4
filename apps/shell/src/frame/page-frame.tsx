import { classNames, ErrorBoundary, isFirstPage, MAIN_ID, SkipLink } from '@word-unfolded/ui';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Footer } from './footer.js';
import styles from './frame.module.css';
import { Header } from './header.js';

type PageFrameProps = {
  /** Stands between header and page. */
  readonly banner?: ReactNode;
  /** What floats over the page. */
  readonly floating?: ReactNode;
  readonly children: ReactNode;
};

/** Header, page and footer, in the application and in the pages that the server sends. */
export function PageFrame({ banner, floating, children }: PageFrameProps) {
  const { pathname } = useLocation();
  // A page that replaces itself as it was sent must not arrive a second time.
  const [asSent] = useState(() => (isFirstPage() ? pathname : undefined));
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Header />
      {banner}
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <ErrorBoundary resetKey={pathname}>
          <div key={pathname} className={classNames(styles.page, pathname !== asSent && styles.arriving)}>
            {children}
          </div>
        </ErrorBoundary>
      </main>
      <Footer />
      {floating}
    </div>
  );
}
