import { LANGUAGES, POST_CATEGORIES } from '@word-unfolded/domain';
import { findReferences, KJV_VERSE_COUNTS, locatePassage } from '@word-unfolded/scripture-ref';
import { readSeedPosts } from './read-seed-posts.js';

const posts = readSeedPosts();
const named = posts.map((post) => [post.origin, post] as const);

/** Words between white space, without Markdown signs that stand alone. */
const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe('the posts that come with the product', () => {
  it.each(LANGUAGES)('are at least twelve in %s, of every category', (language) => {
    const own = posts.filter((post) => post.language === language);
    expect(own.length).toBeGreaterThanOrEqual(12);
    expect(new Set(own.map(({ content }) => content.category))).toEqual(new Set(POST_CATEGORIES));
  });

  it('have addresses of their own, and each a twin in the other language', () => {
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
    const groups = [...new Set(posts.map(({ twins }) => twins))].map((name) =>
      posts.filter(({ twins }) => twins === name),
    );
    for (const group of groups)
      expect(group.map(({ language }) => language).toSorted()).toEqual([...LANGUAGES].toSorted());
  });

  it.each(named)('%s has a title, a summary, tags and 600 to 1,200 words', (_, { content }) => {
    const { title, summary, tags, author, body } = content;
    for (const text of [title, summary, author]) expect(text).not.toBe('');
    expect(tags.length).toBeGreaterThan(0);
    expect(countWords(body)).toBeGreaterThanOrEqual(600);
    expect(countWords(body)).toBeLessThanOrEqual(1_200);
  });

  it.each(named)('%s names only passages that exist', (_, { content, language }) => {
    const found = findReferences(content.body, language);
    expect(found.length).toBeGreaterThan(0);
    for (const { passage, start, end } of found)
      expect([content.body.slice(start, end), locatePassage(passage, KJV_VERSE_COUNTS)]).toMatchObject([
        expect.any(String),
        { exists: true },
      ]);
  });

  it.each(named)('%s links to posts of its language only', (_, { content, language }) => {
    const slugs = posts.filter((post) => post.language === language).map(({ slug }) => slug);
    for (const [, slug] of content.body.matchAll(/\]\(\/llm\/([^)]*)\)/g)) expect(slugs).toContain(slug);
  });
});
