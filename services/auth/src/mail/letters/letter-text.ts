import type { MailJob } from '@word-unfolded/contracts';

type Content = MailJob['content'];

/** What one kind of letter needs to know. */
export type LetterValues<Name extends Content['letter']> = Extract<Content, { letter: Name }>['values'];

/** A part of this site that a letter points to. */
export type LetterLink = { readonly label: string; readonly path: string };

/** A paragraph, and where its words lead. */
export type LinkedParagraph = LetterLink & { readonly text: string };

/** A letter in words, before it has a form. All of it is text, never HTML. */
export type LetterText = {
  readonly subject: string;
  readonly greeting: string;
  readonly before: readonly string[];
  /** What the letter asks its reader to do. */
  readonly action?: LetterLink;
  readonly after: readonly (string | LinkedParagraph)[];
  /** Words of someone else, to be shown as theirs. */
  readonly quotation?: string;
};

/** The letters in one language. That none is missing is checked by type. */
export type LetterTexts = {
  readonly [Name in Content['letter']]: (values: LetterValues<Name>) => LetterText;
};

/** What stands around every letter. */
export type FrameTexts = {
  /** Where the address behind the button stands as text. */
  readonly orCopy: string;
  readonly signature: string;
};
