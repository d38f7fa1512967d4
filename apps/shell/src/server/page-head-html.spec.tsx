/** @jest-environment node */
import type { PageHead } from '@word-unfolded/ui';
import { pageHeadHtml } from './page-head-html.js';

const PAGE = { address: '/about', site: 'https://site.test', isSignedIn: false, waitMs: 0 };

const htmlOf = (head: PageHead) => pageHeadHtml(head, PAGE);

function dataOf(head: PageHead): object[] {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(htmlOf(head)) ?? [];
  return (JSON.parse(json ?? '{}') as { '@graph': object[] })['@graph'];
}

describe('the head of a public page', () => {
  it('tells search engines what the page is and where it stands, also if the page says nothing', () => {
    expect(dataOf({ title: 'About', description: 'Who we are.' })).toEqual([
      {
        '@type': 'WebPage',
        name: 'About',
        description: 'Who we are.',
        inLanguage: 'en',
        url: 'https://site.test/about',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ position: 1, item: 'https://site.test/' }),
          expect.objectContaining({ position: 2, name: 'About', item: 'https://site.test/about' }),
        ],
      },
    ]);
  });

  it('says of what type and size a drawn card is, and nothing of an uploaded picture', () => {
    expect(htmlOf({ image: '/card' })).toContain('<meta property="og:image:type" content="image/jpeg"/>');
    const uploaded = htmlOf({ image: '/cover', isImageCard: false });
    expect(uploaded).toContain('<meta property="og:image" content="https://site.test/cover"/>');
    expect(uploaded).not.toMatch(/og:image:(?:type|width|height)/);
  });

  it('has the sign of the product for link previews of a page without a picture', () => {
    expect(htmlOf({})).toContain('<meta property="og:image" content="https://site.test/icon-512.png"/>');
    expect(htmlOf({ image: '/card' })).not.toContain('icon-512');
  });

  it('ends no element with the words of a page', () => {
    const html = htmlOf({ title: '</script><script>alert(1)</script>' });
    expect(html).not.toContain('<script>alert');
  });
});
