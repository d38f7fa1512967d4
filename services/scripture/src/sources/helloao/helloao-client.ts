import { TextSourceError } from '../../translations/text-source-error.js';
import type { Circuit } from './circuit.js';
import {
  helloaoChapter,
  helloaoListing,
  listedTranslation,
  type HelloaoChapter,
  type ListedTranslation,
} from './helloao-format.js';

/** Maximum sizes of responses in bytes: several times the longest psalm and the whole listing. */
const CHAPTER_BYTES = 2_000_000;
const LISTING_BYTES = 20_000_000;

export type HelloaoAddress = {
  /** The base URL, such as `https://bible.helloao.org/api`. */
  readonly url: string;
  readonly timeoutMs: number;
};

/**
 * The client of the Free Use Bible API. Every request goes through a circuit breaker, and has a timeout and a size
 * limit.
 */
export class HelloaoClient {
  /** The base URL, without a slash at its end. */
  readonly base: string;

  constructor(
    private readonly address: HelloaoAddress,
    private readonly circuit: Circuit,
  ) {
    this.base = address.url.replace(/\/+$/, '');
  }

  /** The name of its host, which responses show as the origin of the text. */
  get host(): string {
    return new URL(this.base).host;
  }

  /**
   * Lists all offered translations. Entries in an unknown format are ignored.
   *
   * @throws TextSourceError
   */
  async listing(): Promise<readonly ListedTranslation[]> {
    const found = await this.#get('available_translations.json', LISTING_BYTES);
    const listing = helloaoListing.safeParse(found);
    if (!listing.success) throw unreadable('available_translations.json', listing.error);
    return listing.data.translations.flatMap((each) => {
      const listed = listedTranslation.safeParse(each);
      return listed.success ? [listed.data] : [];
    });
  }

  /**
   * Fetches one chapter of a translation.
   *
   * @param book its USFM id, such as `ROM`
   * @returns undefined for a chapter that the translation does not have
   * @throws TextSourceError
   */
  async chapter(translation: string, book: string, chapter: number): Promise<HelloaoChapter | undefined> {
    const path = `${encodeURIComponent(translation)}/${book}/${chapter}.json`;
    const found = await this.#get(path, CHAPTER_BYTES);
    if (found === undefined) return undefined;
    const read = helloaoChapter.safeParse(found);
    if (!read.success) throw unreadable(path, read.error);
    if (read.data.book.id.toUpperCase() !== book || read.data.chapter.number !== chapter)
      throw unreadable(path, 'It is another chapter.');
    return read.data;
  }

  #get(path: string, limit: number): Promise<unknown> {
    return this.circuit.run(async () => {
      const body = await this.#fetch(path, limit);
      return body === undefined ? undefined : parseJson(path, body);
    });
  }

  async #fetch(path: string, limit: number): Promise<string | undefined> {
    try {
      const signal = AbortSignal.timeout(this.address.timeoutMs);
      const response = await fetch(`${this.base}/${path}`, {
        signal,
        headers: { accept: 'application/json' },
      });
      if (response.ok) return await readText(response, path, limit);
      await response.body?.cancel();
      if (response.status === 404) return undefined;
      throw new TextSourceError('refused', `${path} was answered with ${response.status}.`);
    } catch (error) {
      if (error instanceof TextSourceError) throw error;
      throw new TextSourceError('unreachable', `${path} could not be fetched.`, { cause: error });
    }
  }
}

async function readText(response: Response, path: string, limit: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > limit) throw unreadable(path, `It is larger than ${limit} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parseJson(path: string, body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch (error) {
    throw unreadable(path, error);
  }
}

function unreadable(path: string, cause: unknown): TextSourceError {
  return new TextSourceError('unreadable', `${path} was answered in another form.`, { cause });
}
