import { useSession } from '@word-unfolded/session';
import { log } from '@word-unfolded/ui';
import { useEffect } from 'react';

/**
 * Prepares this device for the signed-in reader: data of another reader is deleted or encrypted as soon as they have
 * signed out, and restored when they return.
 */
export function useDeviceData(): void {
  const { status, user } = useSession();
  const reader = user?._id;
  useEffect(() => {
    if (status === 'checking') return;
    import('@word-unfolded/offline')
      .then(({ followReader }) => followReader(reader))
      .catch((error: unknown) => log.warn('This device could not be prepared for the current reader', error));
  }, [status, reader]);
}
