import type { MailJob } from '@word-unfolded/contracts';

type Content = MailJob['content'];

/** The parameters of each kind of email. */
type EmailValues<Name extends Content['template']> = Extract<Content, { template: Name }>['values'];

/** A path of this site that an email links to. */
type EmailLink = { readonly label: string; readonly path: string };

/** A paragraph, and the targets of its links. */
export type LinkedParagraph = EmailLink & { readonly text: string };

/** The texts of an email before rendering. They are plain text, never HTML. */
export type EmailText = {
  readonly subject: string;
  readonly greeting: string;
  readonly before: readonly string[];
  /** The action that the email asks its reader to do. */
  readonly action?: EmailLink;
  readonly after: readonly (string | LinkedParagraph)[];
  /** A quotation of somebody else's words. */
  readonly quotation?: string;
};

/** The emails in one language. The type ensures that none is missing. */
export type EmailTexts = {
  readonly [Name in Content['template']]: (values: EmailValues<Name>) => EmailText;
};

/** The texts that every email shares. */
export type FrameTexts = {
  /** Introduces the URL of the button as text. */
  readonly orCopy: string;
  readonly signature: string;
};
