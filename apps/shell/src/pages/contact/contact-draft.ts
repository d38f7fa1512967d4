import { keptText } from '@word-unfolded/ui';

/** What is being written, and the key under which it is sent. */
export type ContactDraft = {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** The same words are sent once, however often the button is pressed or the page reloaded. */
  readonly key?: string | undefined;
};

export type ContactField = 'name' | 'email' | 'message';

/** In the tab alone: a message is not left behind on a computer that others use. */
const kept = keptText('contact_draft', 'tab');

/** What was being written before a reload; undefined when nothing was. */
export function readDraft(): ContactDraft | undefined {
  try {
    const draft: unknown = JSON.parse(kept.read() ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(draft: ContactDraft): void {
  kept.write(JSON.stringify(draft));
}

export const forgetDraft = kept.forget;

function isDraft(value: unknown): value is ContactDraft {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return ['name', 'email', 'message'].every((field) => typeof fields[field] === 'string');
}
