import { until } from '@word-unfolded/testing';
import type { HttpReader } from './http-reader.js';
import { Product } from './product.js';

/** Starting every service takes a while on a busy machine. */
const TIMEOUT_MS = 240_000;

/** Everybody sees a change within this time (issue 21, 7). */
const SEEN_WITHIN_MS = 5_000;

type Post = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly content: Readonly<Record<string, unknown>>;
};

const CONTENT = {
  title: 'A well in the valley',
  summary: 'Why the woman came at noon.',
  body: 'She came at noon (John 4:6).',
  category: 'articles',
  tags: ['Samaria'],
  author: 'Ana Ruiz',
} as const;

let product: Product;
let ana: HttpReader;
let luis: HttpReader;
let reader: HttpReader;

beforeAll(async () => {
  product = await Product.start({ withScripture: true });
  ana = await product.reader('ana', { role: 'admin' });
  luis = await product.reader('luis', { role: 'admin' });
  reader = await product.reader('noa');
  await until(
    'the posts of the product are stored',
    async () => (await listed('language=es')).total >= 12,
    60_000,
  );
}, TIMEOUT_MS);
afterAll(() => product.stop(), TIMEOUT_MS);

const page = async (path: string, origin = product.origin) => {
  const response = await fetch(origin + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const read = async (slug: string, origin = product.origin) => {
  const { status, text } = await page(`/api/magazine/${slug}`, origin);
  return { status, post: (JSON.parse(text) as { data?: Post & { body: string } }).data };
};
async function listed(query: string): Promise<{ posts: Post[]; total: number }> {
  const { text } = await page(`/api/magazine?${query}`);
  const { data, pagination } = JSON.parse(text) as { data: Post[]; pagination: { total: number } };
  return { posts: data, total: pagination.total };
}
async function create(content: object = {}, more: object = {}): Promise<Post> {
  const { status, body } = await ana.ask('POST', '/api/magazine', {
    language: 'en',
    content: { ...CONTENT, ...content },
    ...more,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data as Post;
}
const save = (by: HttpReader, { id, version, content }: Post, change: object = {}) =>
  by.ask('PUT', `/api/magazine/${id}`, { version, content, ...change });
async function publish(post: Post, change: object = {}): Promise<Post> {
  const { status, body } = await save(ana, post, { action: 'publish', ...change });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data as Post;
}
const origins = () => [product.origin, product.otherOrigin];

describe('a fresh installation', () => {
  it(
    'has posts in both languages, with twins, neighbours and previews, and every quotation in them is exact',
    async () => {
      const { posts } = await listed('language=es&limit=50');
      const { post } = await read(posts[0]!.slug);
      expect(post).toMatchObject({
        language: 'es',
        twin: { language: 'en' },
        previous: { language: 'es' },
        next: null,
        references: expect.arrayContaining([
          expect.objectContaining({
            osis: 'Neh.8.8',
            preview: expect.objectContaining({ translationId: 'spa_r09' }),
          }),
        ]),
      });
      const stored = product.database('scripture').collection('posts');
      // The product takes those of its own posts as compared; here they are.
      await stored.updateMany({}, { $set: { quotations: null } });
      const unchecked = () => stored.countDocuments({ quotations: null });
      await until('all quotations are checked', async () => (await unchecked()) === 0, 220_000);
      const inexact = await stored.find({ quotations: { $ne: [] } }).toArray();
      expect(inexact.map(({ slug, quotations }) => [slug, quotations] as unknown)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it('finds posts without accents and capitals, by category and by tag, and nothing by signs', async () => {
    expect((await listed('language=es&q=JEREMIAS%20taza')).posts.map(({ slug }) => slug)).toContain(
      'tres-versiculos-famosos',
    );
    expect((await listed('language=en&category=news')).posts.map(({ slug }) => slug)).toEqual([
      'the-magazine-opens',
    ]);
    expect((await listed('language=en&tag=Ruth')).total).toBe(1);
    expect((await listed('language=en&q=.*')).total).toBe(0);
    expect((await listed('language=en&q=%24%25%5E')).total).toBe(0);
  });

  it('is found by misspelt words in the search over everything, which says how it read them', async () => {
    const { text } = await page('/api/search?in=magazine&q=lamnets%20psalms', product.origin);
    const { data } = JSON.parse(text) as { data: { results: { id: string }[]; corrections: object[] } };
    expect(data.results.map(({ id }) => id)).toContain('reading-the-psalms');
    expect(data.corrections).toEqual([{ from: 'lamnets', to: 'laments' }]);
  });

  it('has feeds that leave out what could run', async () => {
    for (const [format, type] of [
      ['rss', 'application/rss+xml'],
      ['atom', 'application/atom+xml'],
    ] as const) {
      const { status, headers, text } = await page(`/api/magazine/feeds/${format}?language=es`);
      expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
      expect(text).toContain('/llm/leer-los-salmos');
      expect(text).not.toMatch(/<script|javascript:/i);
    }
  });
});

describe('a post', () => {
  it('is seen by every gateway within five seconds when it is published, changed and deleted', async () => {
    const draft = await create({ title: 'Seen at once' });
    for (const origin of origins()) expect((await read(draft.slug, origin)).status).toBe(404);
    const first = await publish(draft);
    const everywhere = (what: string, is: (found: Awaited<ReturnType<typeof read>>) => boolean) =>
      until(
        what,
        async () => (await Promise.all(origins().map((origin) => read(draft.slug, origin)))).every(is),
        SEEN_WITHIN_MS,
      );
    await everywhere('it is published', ({ status }) => status === 200);
    const edited = { ...first, content: { ...first.content, body: 'A new text.' } };
    const { body } = await save(ana, edited);
    expect((await read(draft.slug)).post?.body).toBe(CONTENT.body);
    await publish(body.data as Post);
    await everywhere('the change is published', ({ post }) => post?.body === 'A new text.');
    expect((await page(`/api/magazine/${draft.slug}`)).headers.get('cache-control')).toBe(
      'public, max-age=3, stale-while-revalidate=0',
    );
    expect((await ana.ask('DELETE', `/api/magazine/${draft.id}`)).status).toBe(200);
    await everywhere('it is gone', ({ status }) => status === 404);
    const { body: restored } = await ana.ask('POST', `/api/admin/magazine/${draft.id}/restore`);
    expect(restored.data).toMatchObject({ state: 'draft', content: { body: 'A new text.' } });
  });

  it('tells two authors of each other, refuses to overwrite, and keeps the texts of both', async () => {
    const post = await create({ title: 'Two authors' });
    const editing = (by: HttpReader, name: string) =>
      by.ask('POST', `/api/admin/magazine/${post.id}/editing`, { name });
    await editing(ana, 'Ana');
    expect((await editing(luis, 'Luis')).body.data).toMatchObject({ others: [{ id: ana.id, name: 'Ana' }] });
    const own = { ...post, content: { ...post.content, body: 'The text of Ana.' } };
    const { body: saved } = await save(ana, own, { autosave: true });
    expect(
      await save(
        luis,
        { ...post, content: { ...post.content, body: 'The text of Luis.' } },
        { autosave: true },
      ),
    ).toMatchObject({
      status: 409,
      body: { code: 'POST_CHANGED' },
    });
    const { version } = saved.data as Post;
    const { body: later } = await save(
      luis,
      { ...post, version, content: { ...post.content, body: 'The text of Luis.' } },
      { autosave: true },
    );
    const versions = (await ana.ask('GET', `/api/admin/magazine/${post.id}/versions`)).body.data as {
      version: number;
    }[];
    expect(versions.map((each) => each.version)).toContain(version);
    const { body: restored } = await ana.ask(
      'POST',
      `/api/admin/magazine/${post.id}/versions/${version}/restore`,
      {
        current: (later.data as Post).version,
      },
    );
    expect(restored.data).toMatchObject({ content: { body: 'The text of Ana.' } });
    const kept = (
      await ana.ask('GET', `/api/admin/magazine/${post.id}/versions/${(later.data as Post).version}`)
    ).body.data;
    expect(kept).toMatchObject({ content: { body: 'The text of Luis.' } });
  });

  it(
    'shows its author what is not exact',
    async () => {
      const post = await create({
        title: 'Misquoted',
        body: 'It is written, “For God so loved the planet, that he gave his only born Son” (John 3:16). See Psalm 151:9.\n\n“Jesus wept.” (John 11:35)',
      });
      const checked = async () =>
        ((await ana.ask('GET', `/api/admin/magazine/${post.id}`)).body.data as Post)['quotations'];
      await until('its quotations are checked', async () => (await checked()) !== null, 120_000);
      expect(await checked()).toMatchObject([
        { verdict: 'repaired', reference: 'John 3:16', stored: expect.stringContaining('loved the world') },
        { quoted: 'Psalm 151:9', verdict: 'removed' },
      ]);
    },
    TIMEOUT_MS,
  );

  it(
    'is published once at its time by one of two replicas, also when both were down then',
    async () => {
      const post = await create({ title: 'On time' });
      const past = { action: 'schedule', publishAt: '2020-01-01T08:00:00-05:00', timeZone: 'America/Bogota' };
      expect((await save(ana, post, past)).body.code).toBe('POST_TIME_PAST');
      expect((await save(ana, post, { ...past, timeZone: 'Mars/Olympus' })).body.code).toBe(
        'POST_TIME_ZONE_INVALID',
      );
      const publishAt = new Date(Date.now() + 3_000).toISOString();
      const { body } = await save(ana, post, { action: 'schedule', publishAt, timeZone: 'America/Bogota' });
      expect(body.data).toMatchObject({ state: 'scheduled', timeZone: 'America/Bogota', publishAt });
      await Promise.all(['scripture', 'scripture too'].map((name) => product.kill(name)));
      await until('its time has come', () => Date.now() > Date.parse(publishAt));
      await Promise.all(['scripture', 'scripture too'].map((name) => product.startAgain(name)));
      await until('it is published', async () => (await read(post.slug)).status === 200, 20_000);
      const { data } = (await ana.ask('GET', `/api/admin/magazine/${post.id}`)).body;
      expect(data).toMatchObject({
        state: 'published',
        publishedAt: publishAt,
        version: (body.data as Post).version + 1,
      });
    },
    TIMEOUT_MS,
  );

  it('has a cover, drawn or its own, and no other file', async () => {
    const post = await publish(await create({ title: 'With a cover' }));
    expect((await page(`/api/magazine/${post.slug}/cover`)).headers.get('content-type')).toMatch(/^image\//);
    expect((await ana.ask('GET', `/api/admin/magazine/${post.id}/cover`)).status).toBe(404);
  });

  it('is spoken for readers who sign in', async () => {
    const text = { text: 'She came at noon.', language: 'en', slug: 'three-famous-verses' };
    expect((await reader.bytes('POST', '/api/magazine/tts', text)).subarray(0, 4).toString()).toBe('OggS');
    const visitor = await fetch(`${product.origin}/api/magazine/tts`, { method: 'POST', body: '{}' });
    expect(visitor.status).toBeGreaterThanOrEqual(401);
  });
});

describe('bad input', () => {
  it.each([
    ['a link that runs', { body: '[a](javascript:alert(1))' }, 'POST_LINK_REFUSED'],
    ['a category that is none', { category: 'gossip' }, 'VALIDATION_FAILED'],
    ['too long a text', { body: 'a'.repeat(100_001) }, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_, content, code) => {
    const { status, body } = await ana.ask('POST', '/api/magazine', {
      language: 'en',
      content: { ...CONTENT, ...content },
    });
    expect([status, body.code]).toEqual([400, code]);
  });

  it('refuses a body of a megabyte, a twin of the same language, a taken address and unknown posts', async () => {
    const huge = { language: 'en', content: { ...CONTENT, body: 'á'.repeat(1_000_000) } };
    expect((await ana.ask('POST', '/api/magazine', huge)).status).toBe(413);
    const post = await create({ title: 'Bad company' });
    const more = (change: object) =>
      ana.ask('POST', '/api/magazine', { language: 'en', content: CONTENT, ...change });
    expect((await more({ twinId: post.id })).body.code).toBe('POST_TWIN_LANGUAGE');
    expect((await more({ slug: post.slug })).body.code).toBe('POST_SLUG_TAKEN');
    for (const path of [
      'nobody-wrote-this',
      '..%2F..%2Fetc',
      'A',
      encodeURIComponent('{"$ne":1}'),
      'x'.repeat(500),
    ])
      expect([path, (await page(`/api/magazine/${path}`)).status]).toEqual([path, 404]);
    expect((await page(`/api/magazine?q=${'a'.repeat(10_000)}`)).status).toBe(400);
    expect((await page('/api/magazine?limit=1000')).status).toBe(400);
  });

  it('shows scripts and frames of a text as text in feeds', async () => {
    const { slug } = await publish(
      await create({
        title: 'Harmless',
        body: '<script>alert(1)</script>\n\n<iframe src="https://example.org"></iframe>',
      }),
    );
    await until(
      'it is in the feed',
      async () => (await page('/api/magazine/feeds/atom?language=en')).text.includes(slug),
      SEEN_WITHIN_MS,
    );
    const { text } = await page('/api/magazine/feeds/atom?language=en');
    expect(text).not.toMatch(/<script|<iframe/i);
  });

  it('is refused to everybody who is no administrator', async () => {
    const { id } = await create({ title: 'Not yours' });
    for (const [method, path] of [
      ['POST', '/api/magazine'],
      ['PUT', `/api/magazine/${id}`],
      ['DELETE', `/api/magazine/${id}`],
      ['GET', '/api/admin/magazine'],
      ['GET', `/api/admin/magazine/${id}`],
      ['POST', `/api/admin/magazine/${id}/editing`],
    ] as const)
      expect([path, (await reader.ask(method, path, method === 'GET' ? undefined : {})).status]).toEqual([
        path,
        403,
      ]);
  });
});
