import { isOnline, isUnanswered } from '@word-unfolded/api-client';
import { storedText } from '@word-unfolded/ui';
import { valueWithin } from '@word-unfolded/primitives';

/** The data that can be read on this device. */
type Device = typeof import('@word-unfolded/offline-scripture').offlineScripture;

/** An answer that may have been read from a text on this device. */
export type MaybeFromDevice<Data> = Data & { readonly fromDevice?: true };

/** How a request is answered by the server, and by this device. */
export type Sources<Data> = {
  /** Requests it from the server. */
  readonly ask: () => Promise<Data>;
  /** Reads it from the downloads. */
  readonly read: (device: Device) => Promise<Data | undefined>;
  /** Reads it from the stored passages. */
  readonly remembered?: () => Promise<Data | undefined>;
  /** Whether a failure on this device is final: the server would respond with the same error. */
  readonly decides?: (error: unknown) => boolean;
  /** Called with a late response of the server, when the data of this device is already shown. */
  readonly renew?: (answer: Data) => void;
};

/** How long to wait for the server before this device is read, in milliseconds: it is usually faster. */
const SERVER_FIRST_MS = 150;

/** Written by the library for downloads; read here before that library is loaded. */
const storedIds = storedText('offlineTranslations');

/** Whether the reader has ever requested a download on this device. */
export function hasTextsOnDevice(): boolean {
  return !['', '[]'].includes(storedIds.read() ?? '');
}

/**
 * Asks the server, and this device when the server is slow or gives no answer. The first answer is returned; a later
 * one of the server is passed to `renew`.
 *
 * @throws the error of `ask` when this device does not have the data; the error of `read` when that is final
 */
export async function askOrReadHere<Data extends object>(
  sources: Sources<Data>,
): Promise<MaybeFromDevice<Data>> {
  const fromServer = sources.ask();
  const first = await withinMs(fromServer, isOnline() ? SERVER_FIRST_MS : 0);
  if (first) return first.answer;
  const early = await Promise.race([
    lookHere(sources).catch((error: unknown) => {
      if (sources.decides?.(error)) throw error;
      return undefined; // the server may have a better answer
    }),
    fromServer.catch(() => undefined),
  ]);
  if (early) {
    fromServer.then(
      (answer) => {
        if (answer !== early) sources.renew?.(answer);
      },
      () => undefined, // there is nothing newer
    );
    return early;
  }
  try {
    return await fromServer;
  } catch (error) {
    const here = isUnanswered(error) ? await lookHere(sources) : undefined;
    if (here) return here;
    throw error;
  }
}

/**
 * The result within a time limit, undefined otherwise and on failure; the caller that continues to wait gets the error.
 */
async function withinMs<Data>(
  fromServer: Promise<Data>,
  milliseconds: number,
): Promise<{ readonly answer: Data } | undefined> {
  const outcome = fromServer.then(
    (answer) => ({ answer }),
    () => undefined,
  );
  return valueWithin(outcome, milliseconds);
}

async function lookHere<Data extends object>({
  read,
  remembered,
}: Sources<Data>): Promise<MaybeFromDevice<Data> | undefined> {
  const library = hasTextsOnDevice() ? loadLibrary() : undefined; // while the stored passages are read
  library?.catch(() => undefined); // it may not be needed
  return (await remembered?.()) ?? readHere(read);
}

const loadLibrary = () => import('@word-unfolded/offline-scripture');

async function readHere<Data extends object>(
  read: Sources<Data>['read'],
): Promise<MaybeFromDevice<Data> | undefined> {
  if (!hasTextsOnDevice()) return undefined;
  const { offlineScripture } = await loadLibrary();
  const found = await read(offlineScripture);
  if (!found || Array.isArray(found)) return found;
  return { ...found, fromDevice: true };
}
