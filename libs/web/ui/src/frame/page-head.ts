import { PRODUCT, type Language } from '@word-unfolded/domain';
import { createContext, useContext, useEffect } from 'react';

/**
 * What a page says about itself to browsers, search engines and link previews. Everything except the title is for the
 * page as the server sends it. Addresses are paths of this site.
 */
export type PageHead = {
  /** Without the name of the product, which is added. Undefined for a page that is the product. */
  readonly title?: string | undefined;
  readonly description?: string;
  /** The path under which search engines list the content; the address of the page when absent. */
  readonly canonical?: string;
  /** The same content in other languages, by path. */
  readonly alternates?: Readonly<Partial<Record<Language, string>>>;
  /** The path of the picture for link previews. */
  readonly image?: string;
  /** False for a picture that is no drawn card: its type and size are not known. */
  readonly isImageCard?: boolean;
  readonly type?: 'article' | 'website';
  /** The way from the first page to this one. */
  readonly breadcrumbs?: readonly { readonly name: string; readonly path: string }[];
  /** Objects of schema.org. */
  readonly structured?: readonly Readonly<Record<string, unknown>>[];
  /** False for a page that search engines must not list. */
  readonly isListed?: boolean;
  /** The HTTP status, if it is not 200. */
  readonly status?: 404;
  /** Another address that has the content: always (308), or for this request only (303). */
  readonly redirect?: { readonly to: string; readonly status: 308 | 303 };
};

/** Where a server collects the heads of the pages that it renders. */
export const pageHeads = createContext<((head: PageHead) => void) | undefined>(undefined);

/** Sets the document title in a browser, and the whole head on a server. */
export function usePageHead(head: PageHead): void {
  const { title } = head;
  useContext(pageHeads)?.(head);
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT.name}` : PRODUCT.name;
  }, [title]);
}
