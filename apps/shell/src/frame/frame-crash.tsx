import { CrashReport } from '@word-unfolded/ui';
import { useRouteError } from 'react-router';

/** Stands in the place of everything when the frame itself failed. */
export function FrameCrash() {
  return <CrashReport error={useRouteError()} />;
}
