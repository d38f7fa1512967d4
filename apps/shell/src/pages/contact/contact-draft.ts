import { storedText } from '@word-unfolded/ui';

/** The draft of a message, and its idempotency key. */
export type ContactDraft = {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** The same text is sent once, however often the button is pressed or the page reloaded. */
  readonly key?: string | undefined;
};

export type ContactField = 'name' | 'email' | 'message';

/** In session storage: a message must not remain on a shared computer. */
const stored = storedText('contact_draft', 'tab');

/** The draft before a reload; undefined if there was none. */
export function readDraft(): ContactDraft | undefined {
  try {
    const draft: unknown = JSON.parse(stored.read() ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

export function storeDraft(draft: ContactDraft): void {
  stored.write(JSON.stringify(draft));
}

export const forgetDraft = stored.forget;

function isDraft(value: unknown): value is ContactDraft {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return ['name', 'email', 'message'].every((field) => typeof fields[field] === 'string');
}
