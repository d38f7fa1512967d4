import { xmlText } from './xml.js';

const EXTERNAL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/** The link addresses of a document: they are stored as relationships that its runs refer to. */
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

/** An address in the form that word processors accept: an unreadable address makes them reject the whole document. */
function asciiAddress(address: string): string {
  return URL.canParse(address) ? new URL(address).href : `about:blank#${encodeURIComponent(address)}`;
}
