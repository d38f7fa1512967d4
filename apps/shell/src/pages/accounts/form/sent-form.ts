import { createContext, useContext } from 'react';

/** A form that a browser without script has sent. */
export type SentForm = {
  /** What was written, without passwords. */
  readonly values: Readonly<Record<string, string>>;
  /** The refusal; absent if the form was accepted. */
  readonly error?: unknown;
};

/** The form that was sent to the page, on the server that renders it again; undefined in a browser. */
export const FormSent = createContext<SentForm | undefined>(undefined);

/** The form that was sent to the page. */
export function useSentForm(): SentForm | undefined {
  return useContext(FormSent);
}

/** What was written in a form that was accepted; undefined as long as none was. */
export function useAcceptedForm(): SentForm['values'] | undefined {
  const sent = useSentForm();
  return sent && sent.error === undefined ? sent.values : undefined;
}
