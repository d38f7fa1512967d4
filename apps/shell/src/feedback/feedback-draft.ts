import { FEEDBACK_CATEGORIES } from '@word-unfolded/contracts';
import { storedText } from '@word-unfolded/ui';

export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number];

/** A message that has not been sent. The picture is not among it: it may show what must not stay on a device. */
export type FeedbackDraft = {
  readonly subject: string;
  readonly message: string;
  readonly category: FeedbackCategory;
  /** The same message is sent once, however often the button is pressed or the page reloaded. */
  readonly key?: string | undefined;
};

export const NO_FEEDBACK: FeedbackDraft = { subject: '', message: '', category: 'Bug' };

/** In session storage: a message must not remain on a shared computer. */
const stored = storedText('feedback_draft', 'tab');

/** The draft before a reload; an empty one if there was none. */
export function readDraft(): FeedbackDraft {
  try {
    const draft: unknown = JSON.parse(stored.read() ?? 'null');
    return isDraft(draft) ? draft : NO_FEEDBACK;
  } catch {
    return NO_FEEDBACK;
  }
}

export function storeDraft(draft: FeedbackDraft): void {
  stored.write(JSON.stringify(draft));
}

export const forgetDraft = stored.forget;

function isDraft(value: unknown): value is FeedbackDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { subject, message, category } = value as Record<string, unknown>;
  const isCategory = FEEDBACK_CATEGORIES.some((each) => each === category);
  return typeof subject === 'string' && typeof message === 'string' && isCategory;
}
