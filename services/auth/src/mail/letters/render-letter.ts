import type { MailJob } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { english, englishFrame } from './english.js';
import { letterAsHtml } from './letter-as-html.js';
import { letterAsText } from './letter-as-text.js';
import type { FrameTexts, LetterText, LetterTexts } from './letter-text.js';
import { spanish, spanishFrame } from './spanish.js';

const TEXTS: Readonly<Record<Language, LetterTexts>> = { en: english, es: spanish };
const FRAMES: Readonly<Record<Language, FrameTexts>> = { en: englishFrame, es: spanishFrame };

/** A letter as it is sent. */
export type RenderedLetter = { readonly subject: string; readonly text: string; readonly html: string };

/**
 * Writes a letter.
 *
 * @param publicUrl address of this site, without a slash at its end, before every path
 */
export function renderLetter({ language, content }: MailJob, publicUrl: string): RenderedLetter {
  const text = wordsOf(TEXTS[language], content);
  const frame = FRAMES[language];
  const addressOf = (path: string) => `${publicUrl}${path}`;
  return {
    subject: oneLine(text.subject),
    text: letterAsText(text, frame, addressOf),
    html: letterAsHtml(text, frame, language, addressOf),
  };
}

function wordsOf<Content extends MailJob['content']>(texts: LetterTexts, content: Content): LetterText {
  // The name and the values are of one letter by the schema of the job; the compiler knows it only case by case.
  const write = texts[content.letter] as (values: Content['values']) => LetterText;
  return write(content.values);
}

/** A name may hold anything; a subject that has a second line is another header. */
function oneLine(subject: string): string {
  return subject.replace(/\s+/gu, ' ').trim();
}
