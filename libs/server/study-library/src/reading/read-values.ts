import { parseOsis, type PassageReference } from '@word-unfolded/scripture-ref';
import { STORY_FORMS, VERDICTS, type Relation } from '../entries/entry.js';
import type { Fault } from './fault.js';
import type { RawEntry } from './split-file.js';

/** Reads the fields of an entry, and notes a fault for each that is missing or not in its form. */
export class FieldReader {
  readonly #read = new Set<string>();

  constructor(
    private readonly entry: RawEntry,
    private readonly faults: Fault[],
  ) {}

  fault(message: string, line = this.entry.line): void {
    this.faults.push({ file: this.entry.file, line, entry: this.entry.id, message });
  }

  text(name: string, { isRequired = true } = {}): string {
    this.#read.add(name);
    const field = this.entry.fields.get(name);
    if (isRequired && !field?.value) this.fault(`The field “${name}” is missing or empty.`);
    return field?.value ?? '';
  }

  passages(name: string, { isRequired = true } = {}): PassageReference[] {
    const written = this.text(name, { isRequired });
    return written === '' ? [] : this.osis(written, this.entry.fields.get(name)!.line);
  }

  /** References in OSIS form, separated by spaces. */
  osis(written: string, line: number): PassageReference[] {
    return written
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((each) => {
        const parsed = parseOsis(each);
        if (!parsed)
          this.fault(`“${each}” is no reference. One is written like Rom.8.28 or Gen.1.1-Gen.2.3.`, line);
        return parsed ?? [];
      });
  }

  /** Items between separators: bars for names, commas for ids. */
  list(name: string, separator: RegExp, { isRequired = false } = {}): string[] {
    return this.text(name, { isRequired })
      .split(separator)
      .map((item) => item.trim())
      .filter(Boolean);
  }

  /** `husband: boaz, mahlon; mother-in-law: naomi` */
  relations(name: string): Relation[] {
    return this.list(name, /;/).flatMap((group) => {
      const [as = '', others] = group.split(':').map((part) => part.trim());
      if (!others) {
        const line = this.entry.fields.get(name)!.line;
        this.fault(`“${group}” is no relation. One is written “mother-in-law: naomi”.`, line);
        return [];
      }
      return others
        .split(',')
        .map((to) => ({ as, to: to.trim() }))
        .filter(({ to }) => to !== '');
    });
  }

  oneOf<const Choices extends readonly string[]>(name: string, choices: Choices): Choices[number] {
    const written = this.text(name);
    if (choices.includes(written)) return written;
    if (written !== '') this.fault(`The field “${name}” is one of ${choices.join(', ')}, not “${written}”.`);
    return choices[0]!;
  }

  storyForm = () => this.oneOf('kind', STORY_FORMS);
  verdict = () => this.oneOf('verdict', VERDICTS);

  /** Fields that no kind of entry has, or not this one. */
  noteUnread(): void {
    for (const [name, { line }] of this.entry.fields)
      if (!this.#read.has(name)) this.fault(`Entries of this kind have no field “${name}”.`, line);
  }
}
