import { callRoute, fieldProblems, newIdempotencyKey, readableText } from '@word-unfolded/api-client';
import { contactRoute, errorText } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useSession } from '@word-unfolded/session';
import { useState } from 'react';
import { useSentForm } from '../accounts/form/sent-form.js';
import { showShellToast } from '../../frame/show-shell-toast.js';
import { forgetDraft, storeDraft, readDraft, type ContactDraft, type ContactField } from './contact-draft.js';
import { useTexts } from './texts.js';

/** Why a message was not sent. */
type ContactFailure = {
  readonly title: string;
  /** The reason, when it adds information to the title. */
  readonly reason: string;
};

export type ContactForm = {
  readonly draft: ContactDraft;
  readonly problems: ReadonlyMap<string, string>;
  readonly failure: ContactFailure | undefined;
  readonly isSending: boolean;
  readonly isSent: boolean;
  readonly write: (field: ContactField, text: string) => void;
  /** Returns the first invalid field, for the focus. */
  readonly send: () => Promise<ContactField | undefined>;
};

const FIELDS: readonly ContactField[] = ['name', 'email', 'message'];

/** The state of the contact form: it survives a reload and a failure, and is sent once. */
export function useContactForm(): ContactForm {
  const t = useTexts();
  const language = useLanguage();
  const { user } = useSession();
  const sent = useSentForm();
  const refused = sent?.error === undefined ? undefined : readRefusal(sent.error, language);
  const [written, setWritten] = useState<ContactDraft | undefined>(() =>
    sent && refused ? draftOf(sent.values) : readDraft(),
  );
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(refused?.problems ?? new Map());
  const [failure, setFailure] = useState(refused?.failure);
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(sent !== undefined && !refused);
  const draft = written ?? { name: user?.name ?? '', email: user?.email ?? '', message: '' };

  const change = (next: ContactDraft) => {
    storeDraft(next);
    setWritten(next);
  };
  const write = (field: ContactField, text: string) => {
    setSent(false);
    setProblems(without(problems, field));
    change({ ...draft, [field]: text, key: undefined });
  };

  const send = async () => {
    const { name, email, message, key = newIdempotencyKey() } = draft;
    setFailure(undefined);
    setProblems(new Map());
    setSending(true);
    change({ ...draft, key });
    try {
      await callRoute(
        contactRoute,
        { body: { name, email, message } },
        { language, idempotencyKey: key, action: t('action') },
      );
      forgetDraft();
      setWritten(undefined);
      setSent(true);
      showShellToast(t('sent'), 'good');
      return undefined;
    } catch (error) {
      const read = readRefusal(error, language);
      setProblems(read.problems);
      setFailure(read.failure);
      return read.wrong;
    } finally {
      setSending(false);
    }
  };

  return { draft, problems, failure, isSending, isSent, write, send };
}

/** What is shown of an error: problems of the fields, or else why the message was not sent. */
function readRefusal(
  error: unknown,
  language: Language,
): {
  readonly problems: ReadonlyMap<string, string>;
  readonly wrong: ContactField | undefined;
  readonly failure: ContactFailure | undefined;
} {
  const problems = fieldProblems(error, language);
  const wrong = FIELDS.find((field) => problems.has(field));
  const failure = {
    title: errorText('CONTACT_FAILED', language),
    reason: readableText(error, language, 'action'),
  };
  return { problems, wrong, failure: wrong ? undefined : failure };
}

function draftOf({ name = '', email = '', message = '' }: Readonly<Record<string, string>>): ContactDraft {
  return { name, email, message };
}

function without(problems: ReadonlyMap<string, string>, field: string): ReadonlyMap<string, string> {
  return new Map([...problems].filter(([each]) => each !== field));
}
