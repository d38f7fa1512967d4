import { callRoute, isConnection, newIdempotencyKey, refusalIn } from '@word-unfolded/api-client';
import { errorText, feedbackRoute } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useRef, useState } from 'react';
import { showShellToast } from '../frame/show-shell-toast.js';
import { forgetDraft, NO_FEEDBACK, readDraft, storeDraft, type FeedbackDraft } from './feedback-draft.js';
import { useTexts } from './texts.js';
import { useScreenshot, type Screenshot } from './use-screenshot.js';

export type Feedback = {
  readonly draft: FeedbackDraft;
  readonly screenshot: Screenshot;
  /** Why it was not sent, in the reader's language. */
  readonly failure: string | undefined;
  /** Whether the fields are the reason. */
  readonly isIncomplete: boolean;
  readonly isSending: boolean;
  readonly write: (change: Partial<Omit<FeedbackDraft, 'key'>>) => void;
  /** @returns whether it was sent */
  readonly send: () => Promise<boolean>;
};

/** The state of feedback: it survives a reload and a failure, and is sent once. */
export function useFeedback(): Feedback {
  const t = useTexts();
  const language = useLanguage();
  const screenshot = useScreenshot();
  const [draft, setDraft] = useState(readDraft);
  const [failure, setFailure] = useState<string>();
  const [isIncomplete, setIncomplete] = useState(false);
  const [isSending, setSending] = useState(false);
  const sentPicture = useRef('');

  const change = (next: FeedbackDraft) => {
    storeDraft(next);
    setDraft(next);
  };
  const write: Feedback['write'] = (changes) => {
    setFailure(undefined);
    setIncomplete(false);
    change({ ...draft, ...changes, key: undefined });
  };
  const send = async () => {
    if (isSending) return false;
    const { subject, message, category } = draft;
    if (subject.trim() === '' || message.trim() === '') {
      setIncomplete(true);
      setFailure(errorText('FEEDBACK_INCOMPLETE', language));
      return false;
    }
    // The picture belongs to the request: with another picture it is another one.
    const isSame = sentPicture.current === screenshot.url;
    const idempotencyKey = (isSame ? draft.key : undefined) ?? newIdempotencyKey();
    sentPicture.current = screenshot.url;
    setFailure(undefined);
    setSending(true);
    change({ ...draft, key: idempotencyKey });
    try {
      const body = { subject, message, category, screenshot: screenshot.url };
      await callRoute(feedbackRoute, { body }, { language, idempotencyKey, action: t('action') });
    } catch (error) {
      setFailure(failureText(error, language));
      return false;
    } finally {
      setSending(false);
    }
    forgetDraft();
    setDraft(NO_FEEDBACK);
    screenshot.remove();
    showShellToast(t('sent'), 'good');
    return true;
  };
  return { draft, screenshot, failure, isIncomplete, isSending, write, send };
}

/** Specification, section 8, "Feedback": the server's own text, or the one of a refusal without it, or of no answer. */
function failureText(error: unknown, language: Language): string {
  if (isConnection(error)) return errorText('FEEDBACK_ERROR', language);
  return refusalIn(error)?.text || errorText('FEEDBACK_FAILED', language);
}
