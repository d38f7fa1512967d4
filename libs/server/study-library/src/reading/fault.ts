/** Something in the content that an editor has to mend, in a sentence. */
export type Fault = {
  readonly file: string;
  readonly line: number;
  /** The id of the entry; empty above the first one. */
  readonly entry: string;
  readonly message: string;
};

/** One line that says where a fault is and what it is. */
export function faultLine({ file, line, entry, message }: Fault): string {
  return `${file}:${line}${entry === '' ? '' : ` (${entry})`}: ${message}`;
}
