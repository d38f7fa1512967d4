import { LANGUAGES, POST_CATEGORIES } from '@word-unfolded/domain';
import { KJV_VERSE_COUNTS, locatePassage, parseOsis } from '@word-unfolded/scripture-ref';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { referencesIn } from '../reading/references-in.js';
import { contentFolder } from '../../content-folder.js';
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

  it.each(named)('%s names only passages that exist', (_, { references }) => {
    expect(references.length).toBeGreaterThan(0);
    for (const { written, osis } of references)
      for (const passage of parseOsis(osis)!)
        expect([written, locatePassage(passage, KJV_VERSE_COUNTS)]).toMatchObject([
          written,
          { exists: true },
        ]);
  });

  it('are stored with the references that their texts have', async () => {
    const found = await Promise.all(
      posts.map(async ({ origin, content, language }) => [
        origin,
        await referencesIn(content.body, language),
      ]),
    );
    const current = Object.fromEntries(found) as unknown;
    const stored = Object.fromEntries(posts.map(({ origin, references }) => [origin, references]));
    const file = path.join(contentFolder('magazine'), 'references.json');
    if (process.env.WRITE_SEED_REFERENCES) writeFileSync(file, `${JSON.stringify(current, null, 2)}\n`);
    else
      expect({ how: 'WRITE_SEED_REFERENCES=1 npx jest read-seed-posts', posts: stored }).toMatchObject({
        posts: current,
      });
  });

  it.each(named)('%s links to posts of its language only', (_, { content, language }) => {
    const slugs = posts.filter((post) => post.language === language).map(({ slug }) => slug);
    for (const [, slug] of content.body.matchAll(/\]\(\/llm\/([^)]*)\)/g)) expect(slugs).toContain(slug);
  });
});
