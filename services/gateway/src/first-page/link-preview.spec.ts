import { linkPreview } from './link-preview.js';

const SITE = 'https://example.org';
const token = 'a'.repeat(30);

test('a passage has a picture of its words, in its translation', () => {
  const head = linkPreview('/word-unfolded?ref=John+3:16&translation=WEB', SITE)!;
  expect(head).toContain('property="og:title" content="John 3:16 · Word Unfolded"');
  expect(head).toContain(
    'property="og:image" content="https://example.org/api/image/cards/passage?ref=John+3%3A16&amp;translation=WEB"',
  );
  expect(linkPreview('/?ref=Ruth+1', SITE)).toContain('cards/passage?ref=Ruth+1"');
});

test('what was shared has a picture of its title', () => {
  expect(linkPreview(`/shared/${token}`, SITE)).toContain(
    `content="${SITE}/api/image/cards/shared/${token}"`,
  );
});

test('an address cannot write markup, and other pages have no picture', () => {
  expect(linkPreview('/word-unfolded?ref=%22%3E%3Cscript%3E', SITE)).not.toContain('<script');
  for (const url of ['/', '/help', '/shared/short', '/word-unfolded'])
    expect(linkPreview(url, SITE)).toBeUndefined();
});
