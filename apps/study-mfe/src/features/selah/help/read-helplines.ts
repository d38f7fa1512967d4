import type { AnswerGeneratorName } from '@word-unfolded/contracts';
import { HELPLINE_DIRECTORY } from '@word-unfolded/domain';

/** A part of a helpline's number, and where it leads if it can be dialled or opened. */
type ContactPart = { readonly text: string; readonly href: string | undefined };

/** A place to turn to: what it is called, and its number or address. */
export type HelplineEntry = { readonly name: string; readonly contact: readonly ContactPart[] };

const ENTRY = /^[-*] (.+?): \*\*(.+)\*\*\s*$/gm;

/** A number of at least two digits, so that the choice of a menu (“113, opción 5”) is no number of its own. */
const NUMBER = /(\*?\d(?:[\d -]*\d))/;

/**
 * The helplines of an answer that people wrote for somebody in danger; none for other answers. While it is still being
 * written its writer is not known, and it is recognised by the directory that every help answer names.
 *
 * @param text the Markdown of the answer, complete or partial
 */
export function readHelplines(text: string, writer: AnswerGeneratorName | undefined): HelplineEntry[] {
  if (writer && writer.kind !== 'people') return [];
  const entries = [...text.matchAll(ENTRY)].map(([, name = '', contact = '']) => ({
    name: withoutEscapes(name),
    contact: partsOf(withoutEscapes(contact)),
  }));
  const isHelp = entries.at(-1)?.contact[0]?.text === HELPLINE_DIRECTORY;
  return writer || isHelp ? entries : [];
}

function partsOf(contact: string): ContactPart[] {
  if (contact === HELPLINE_DIRECTORY) return [{ text: contact, href: `https://${contact}` }];
  return contact
    .split(NUMBER)
    .filter((text) => text !== '')
    .map((text) => ({
      text,
      href: NUMBER.test(text) ? `tel:${text.replace(/[ -]/g, '')}` : undefined,
    }));
}

const withoutEscapes = (markdown: string) => markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1');
