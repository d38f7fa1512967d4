import type { JournalEntry } from '@word-unfolded/contracts';
import type { Browser } from '../fixtures/browser.js';

/** Any response of the API. */
export type Answer<Data = unknown> = {
  readonly status: number;
  readonly data: Data;
  readonly code?: string;
  readonly error?: string;
  readonly details?: readonly { readonly field: string; readonly error: string }[];
  readonly requiredTier?: string;
  readonly pagination?: { readonly total: number };
};

export type WrittenFields = Partial<
  Pick<JournalEntry, 'title' | 'content' | 'scripture' | 'category' | 'tags' | 'mood' | 'date'>
>;

/** A reader at the gateway. */
export class StackReader {
  constructor(
    readonly browser: Browser,
    readonly id: string,
    readonly token: string,
  ) {}

  async ask<Data = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<Data>> {
    const sent = { token: this.token, headers, ...(body !== undefined && { body }) };
    const response =
      method === 'GET' ? await this.browser.get(path, sent) : await this.browser.send(method, path, sent);
    return { status: response.status, ...((await response.json()) as Omit<Answer<Data>, 'status'>) };
  }

  /** Writes an entry. @throws Error when it is refused */
  async write(fields: WrittenFields = {}): Promise<JournalEntry> {
    const filled = { title: 'A quiet morning', content: 'I read and was glad.', ...fields };
    const { data, status, error } = await this.ask<JournalEntry>('POST', '/api/journal', filled);
    if (status !== 201) throw new Error(`an entry was refused: ${status} ${error}`);
    return data;
  }

  /** The current state of an entry. */
  async entry(id: string): Promise<JournalEntry> {
    return (await this.ask<JournalEntry>('GET', `/api/journal/${id}`)).data;
  }
}
