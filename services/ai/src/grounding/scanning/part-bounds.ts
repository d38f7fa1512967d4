import type { SetApart } from './set-apart.js';

/** Words that say something. */
const SAYING_WORDS = 3;

/** A few words end nothing that would be missed, and a block is whole. */
export function mayGoOn({ form }: SetApart, content: string): boolean {
  return form !== 'block' && content.trim().split(/\s+/u).length >= SAYING_WORDS;
}

/** Whether words in marks may be the first of several parts of one quotation: their sentence is not complete. */
export function mayBeDivided({ form }: SetApart, content: string): boolean {
  return form === 'marks' && !/[.!?…]\s*$/u.test(content);
}

/** The beginning of the sentence that goes on after a text. */
export function sentenceBefore(text: string): string {
  return /(?:[^.!?\n]*\n(?!\s*\n)){0,6}[^.!?\n]*$/u.exec(text)![0];
}

/** The first piece of a part that is too long, cut after a sentence or at least a word. */
export function cutShort(text: string, form: SetApart['form'], limit: number): SetApart {
  const held = text.slice(0, limit);
  const sentence = /^[\s\S]*[.!?;:][”’"'»)]*\s/u.exec(held)?.[0].length ?? 0;
  const word = held.search(/\s\S*$/u);
  const end = sentence > limit / 2 ? sentence : word > 0 ? word : limit;
  return { form, contentStart: form === 'block' ? 2 : 1, contentEnd: end, end };
}

/** A part in a text without its first characters. */
export function shiftedBy(part: SetApart, by: number): SetApart {
  return {
    form: part.form,
    contentStart: Math.max(0, part.contentStart - by),
    contentEnd: part.contentEnd - by,
    end: part.end - by,
  };
}
