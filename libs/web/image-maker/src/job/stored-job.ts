import { storedText } from '@word-unfolded/ui';
import type { Choices, ImageMakerRequest } from '../maker/choices.js';

/** The image of this tab: what was chosen, and the key of its request once it was sent. */
export type StoredJob = {
  /** The path of the page whose reader opened the maker. */
  readonly page: string;
  readonly choices: Choices;
  /** The same key is the same image, charged once: a reload sends it again. */
  readonly key?: string;
};

const stored = storedText('imageMaker', 'tab');

/** The image that this tab has begun, so that a reload goes on with it. Only this library writes it. */
export function readStoredJob(): StoredJob | undefined {
  try {
    return JSON.parse(stored.read() ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** What this tab has begun, if the maker is opened for the same quote again, or for none. */
export function begunFor({ quote, isAgain }: ImageMakerRequest): StoredJob | undefined {
  const before = readStoredJob();
  return before && !isAgain && (!quote || before.choices.quote === quote) ? before : undefined;
}

export const storeJob = (job: StoredJob) => stored.write(JSON.stringify(job));

export const forgetStoredJob = () => stored.forget();
