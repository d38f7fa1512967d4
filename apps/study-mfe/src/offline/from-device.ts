import { CatalogueError, type ErrorCode } from '@word-unfolded/contracts';
import { keptText } from '@word-unfolded/ui';

/** What can be read on this device. */
type Device = typeof import('@word-unfolded/offline-scripture').offlineScripture;

/** An answer that may have been read from a text on this device. */
export type MaybeFromDevice<Data> = Data & { readonly fromDevice?: true };

/** The server was not reached, or has nobody who answers: the texts on this device are as good. */
const AWAY: ReadonlySet<ErrorCode> = new Set([
  ...(['NETWORK_ERROR', 'RETRIES_EXHAUSTED', 'SERVICE_UNAVAILABLE', 'SERVICE_TIMEOUT'] as const),
  ...(['OFFLINE', 'CACHE_EMPTY', 'CACHE_EXPIRED'] as const),
]);

/** Whether something failed because the server was not reached, or has nobody who answers. */
export function isAway(error: unknown): boolean {
  return error instanceof CatalogueError && AWAY.has(error.code);
}

/** Written by the library of the texts on this device; looked at before that is loaded. */
const keptIds = keptText('offlineTranslations');

/** Whether the reader has ever wanted a text on this device. */
export function hasTextsOnDevice(): boolean {
  return !['', '[]'].includes(keptIds.read() ?? '');
}

/**
 * Asks the server, which without a network is what it was seen to answer before; where nobody answers, reads on this
 * device what it has.
 *
 * @throws what `ask` throws, where this device has not what is asked for
 */
export async function askOrReadHere<Data extends object>(
  ask: () => Promise<Data>,
  read: (device: Device) => Promise<Data | undefined>,
): Promise<MaybeFromDevice<Data>> {
  try {
    return await ask();
  } catch (error) {
    const here = isAway(error) ? await readHere(read) : undefined;
    if (here) return here;
    throw error;
  }
}

async function readHere<Data extends object>(
  read: (device: Device) => Promise<Data | undefined>,
): Promise<MaybeFromDevice<Data> | undefined> {
  if (!hasTextsOnDevice()) return undefined;
  const { offlineScripture } = await import('@word-unfolded/offline-scripture');
  const found = await read(offlineScripture);
  if (!found || Array.isArray(found)) return found;
  return { ...found, fromDevice: true };
}
