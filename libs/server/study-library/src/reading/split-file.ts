import { LANGUAGES, type Language } from '@word-unfolded/domain';
import type { Fault } from './fault.js';

type RawField = { readonly line: number; value: string };

type RawPart = {
  readonly heading: string;
  readonly line: number;
  readonly fields: Map<string, RawField>;
  readonly lines: string[];
};

export type RawText = {
  readonly title: string;
  readonly line: number;
  readonly lines: string[];
  readonly parts: RawPart[];
};

/** An entry as it is written: its fields and the lines of its texts. */
export type RawEntry = {
  readonly file: string;
  readonly line: number;
  readonly id: string;
  readonly fields: Map<string, RawField>;
  readonly texts: Partial<Record<Language, RawText>>;
};

const FIELD = /^- ([a-z]+):\s*(.*)$/;
const TITLE = /^### ([a-z]+):\s*(.*)$/;
/** A field of a text; every other line with a dash belongs to the text. */
const TEXT_FIELD = /^- (passages):\s*(.*)$/;

/** Splits a file of the content into its entries. The form is described in docs/study-library.md. */
export function splitFile(
  file: string,
  content: string,
): { readonly entries: RawEntry[]; readonly faults: Fault[] } {
  const entries: RawEntry[] = [];
  const faults: Fault[] = [];
  let entry: RawEntry | undefined;
  let text: RawText | undefined;
  let part: RawPart | undefined;
  let field: RawField | undefined;
  for (const [index, written] of content.split(/\r?\n/).entries()) {
    const line = index + 1;
    const row = written.trimEnd();
    const fault = (message: string) => faults.push({ file, line, entry: entry?.id ?? '', message });
    if (row.startsWith('## ')) {
      entry = { file, line, id: row.slice(3).trim(), fields: new Map(), texts: {} };
      [text, part, field] = [undefined, undefined, undefined];
      entries.push(entry);
    } else if (row.startsWith('### ')) {
      const [, language = '', title = ''] = TITLE.exec(row) ?? [];
      [part, field] = [undefined, undefined];
      text = { title: typeset(title), line, lines: [], parts: [] };
      if (!entry) fault('This text stands before the first entry. An entry begins with “## ” and its id.');
      else if (!LANGUAGES.includes(language as Language))
        fault('A text begins with “### en: ” or “### es: ” and its title.');
      else if (entry.texts[language as Language]) fault(`The entry has two texts in “${language}”.`);
      else entry.texts[language as Language] = text;
    } else if (row.startsWith('#### ')) {
      field = undefined;
      part = { heading: typeset(row.slice(5).trim()), line, fields: new Map(), lines: [] };
      if (text) text.parts.push(part);
      else fault('This heading stands outside a text. A text begins with “### en: ” or “### es: ”.');
    } else if (text) {
      const [, name, value = ''] = (part && TEXT_FIELD.exec(row)) ?? [];
      if (name && part) part.fields.set(name, { line, value });
      else (part ?? text).lines.push(typeset(row));
    } else if (entry && FIELD.test(row)) {
      const [, name = '', value = ''] = FIELD.exec(row)!;
      if (entry.fields.has(name)) fault(`The field “${name}” stands here for the second time.`);
      field = { line, value };
      entry.fields.set(name, field);
    } else if (field && /^\s+\S/.test(row)) field.value += ` ${row.trim()}`;
    else if (entry && row !== '')
      fault('This line is no field. A field is written “- name: value”, and the text comes after a title.');
  }
  return { entries, faults };
}

/** The apostrophe of print; editors may type the one of their keyboard. */
export function typeset(text: string): string {
  return text.replaceAll("'", '’');
}

/** Lines as paragraphs, with an empty line between them. Items of a list keep a line each. */
export function paragraphsOf(lines: readonly string[]): string {
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim().replace(/\n(?!- )/g, ' '))
    .filter(Boolean)
    .join('\n\n');
}
