import { useLocation } from '@word-unfolded/ui';
import { readerIdOf } from '../dashboard/addresses.js';
import { ReaderView } from '../features/users/reader/reader-view.js';

/** One reader. */
export function UserPage() {
  const { pathname } = useLocation();
  return <ReaderView id={readerIdOf(pathname)} />;
}
