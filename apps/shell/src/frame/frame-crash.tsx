import { CrashReport } from '@word-unfolded/ui';
import { useRouteError } from 'react-router';

/** Shown instead of the whole page when the frame itself has failed. */
export function FrameCrash() {
  return <CrashReport error={useRouteError()} />;
}
