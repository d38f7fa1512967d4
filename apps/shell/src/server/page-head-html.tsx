import { SHARE_CARD_SIDES } from '@word-unfolded/contracts';
import {
  LANGUAGES,
  PAGES,
  PRODUCT,
  localeOf,
  type Language,
  type RequestedPage,
} from '@word-unfolded/domain';
import { currentLanguage } from '@word-unfolded/i18n';
import type { PageHead } from '@word-unfolded/ui';
import { renderToStaticMarkup } from 'react-dom/server';

/** The parameter of a language in an address (specification, section 9). */
const LANGUAGE_PARAMETER = 'lng';

/** What a link preview shows of a page without a picture of its own; Open Graph requires one. */
const PRODUCT_SIGN = '/icon-512.png';

const FIRST_PAGE = { name: PRODUCT.name, path: PAGES.home } as const;

/** The part of `<head>` that is about a page: title, description, addresses, link preview and structured data. */
export function pageHeadHtml(head: PageHead, { address, site }: RequestedPage): string {
  const { title, description, image, isImageCard = true, type = 'website', isListed = true, status } = head;
  const addresses = addressesOf(head, address);
  const language = currentLanguage();
  const wholeTitle = title ? `${title} · ${PRODUCT.name}` : PRODUCT.name;
  const isListedHere = isListed && status === undefined;
  const graph = [
    ...(head.structured ?? [webPage(head, language, site + addresses.canonical)]),
    ...breadcrumbsOf(head, addresses.canonical, site),
  ];
  return renderToStaticMarkup(
    <>
      <title>{wholeTitle}</title>
      {description && <meta name="description" content={description} />}
      {!isListedHere && <meta name="robots" content="noindex" />}
      {isListedHere && <link rel="canonical" href={site + addresses.canonical} />}
      {isListedHere &&
        Object.entries(addresses.alternates).map(([each, path]) => (
          <link key={each} rel="alternate" hrefLang={each} href={site + path} />
        ))}
      <meta property="og:site_name" content={PRODUCT.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title ?? PRODUCT.name} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={site + address} />
      <meta property="og:locale" content={localeOf(language).replace('-', '_')} />
      {image ? (
        <>
          <meta property="og:image" content={site + image} />
          {isImageCard && (
            <>
              <meta property="og:image:type" content="image/jpeg" />
              <meta property="og:image:width" content={String(SHARE_CARD_SIDES.width)} />
              <meta property="og:image:height" content={String(SHARE_CARD_SIDES.height)} />
            </>
          )}
          <meta property="og:image:alt" content={title ?? PRODUCT.name} />
        </>
      ) : (
        <meta property="og:image" content={site + PRODUCT_SIGN} />
      )}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {graph.length > 0 && isListedHere && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonLd({ '@context': 'https://schema.org', '@graph': graph }) }}
        />
      )}
    </>,
  );
}

/** A page in several languages at one path has the language as a parameter; without it the browser's one is chosen. */
function addressesOf(
  { canonical, alternates }: PageHead,
  address: string,
): { readonly canonical: string; readonly alternates: Readonly<Record<string, string>> } {
  const [path = '/', search = ''] = address.split('?', 2);
  if (canonical) return { canonical, alternates: alternates ?? {} };
  const named = new URLSearchParams(search).get(LANGUAGE_PARAMETER);
  const isNamed = LANGUAGES.some((language) => language === named);
  const inLanguage = (language: Language) => `${path}?${LANGUAGE_PARAMETER}=${language}`;
  return {
    canonical: isNamed ? `${path}?${LANGUAGE_PARAMETER}=${named}` : path,
    alternates: {
      ...Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language)])),
      'x-default': path,
    },
  };
}

/** What every page is, unless it says more. */
function webPage({ title, description }: PageHead, language: Language, url: string): object {
  return { '@type': 'WebPage', name: title ?? PRODUCT.name, description, inLanguage: language, url };
}

/** The way to a page; below the first page, unless it says another one. */
function breadcrumbsOf(head: PageHead, canonical: string, site: string): object[] {
  const { title, breadcrumbs = title ? [FIRST_PAGE, { name: title, path: canonical }] : undefined } = head;
  if (!breadcrumbs) return [];
  const itemListElement = breadcrumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site + path,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** JSON in a script element: no text in it can end the element, or begin a comment (HTML, section 4.12.1.3). */
function jsonLd(value: object): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
