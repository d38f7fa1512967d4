import type { MailJob } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { english, englishFrame } from './english.js';
import { emailAsHtml } from './email-as-html.js';
import { emailAsText } from './email-as-text.js';
import type { FrameTexts, EmailText, EmailTexts } from './email-text.js';
import { spanish, spanishFrame } from './spanish.js';

const TEXTS: Readonly<Record<Language, EmailTexts>> = { en: english, es: spanish };
const FRAMES: Readonly<Record<Language, FrameTexts>> = { en: englishFrame, es: spanishFrame };

/** An email as it is sent. */
export type RenderedEmail = { readonly subject: string; readonly text: string; readonly html: string };

/**
 * Renders an email.
 *
 * @param publicUrl address of this site, without a slash at its end, before every path
 */
export function renderEmail({ language, content }: MailJob, publicUrl: string): RenderedEmail {
  const text = wordsOf(TEXTS[language], content);
  const frame = FRAMES[language];
  const addressOf = (path: string) => `${publicUrl}${path}`;
  return {
    subject: oneLine(text.subject),
    text: emailAsText(text, frame, addressOf),
    html: emailAsHtml(text, frame, language, addressOf),
  };
}

function wordsOf<Content extends MailJob['content']>(texts: EmailTexts, content: Content): EmailText {
  // The schema of the job ensures that the name and the values are of one email; the compiler cannot infer that.
  const write = texts[content.template] as (values: Content['values']) => EmailText;
  return write(content.values);
}

/** A name may contain line breaks; in a subject they could inject another header. */
function oneLine(subject: string): string {
  return subject.replace(/\s+/gu, ' ').trim();
}
