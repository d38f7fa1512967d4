import { xmlText } from './xml.js';

const EXTERNAL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/** The addresses that a document leads to: they stand beside it, and its words name them. */
export class DocxLinks {
  private readonly ids = new Map<string, string>();

  idOf(address: string): string {
    const known = this.ids.get(address);
    if (known) return known;
    const id = `link${this.ids.size + 1}`;
    this.ids.set(address, id);
    return id;
  }

  relationships(): string {
    return [...this.ids]
      .map(
        ([address, id]) =>
          `<Relationship Id="${id}" Type="${EXTERNAL}" Target="${xmlText(asciiAddress(address))}" TargetMode="External"/>`,
      )
      .join('');
  }
}

/** An address as a word processor takes it: one that it cannot read makes it refuse the whole document. */
function asciiAddress(address: string): string {
  return URL.canParse(address) ? new URL(address).href : `about:blank#${encodeURIComponent(address)}`;
}
