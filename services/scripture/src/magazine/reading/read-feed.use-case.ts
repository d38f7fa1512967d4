import { Controller, Inject } from '@nestjs/common';
import { ReadFeed, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { PRODUCT, type Language } from '@word-unfolded/domain';
import { Handles } from '@word-unfolded/service-kit';
import { Feed } from 'feed';
import { scriptureConfiguration, type ScriptureConfiguration } from '../../scripture.configuration.js';
import { publishedOf } from '../records/post-view.js';
import { PostRepository } from '../records/post.repository.js';
import { postHtml } from './post-html.js';

/** Posts in a feed. */
const MOST_POSTS = 20;

/** Characters of all texts of a feed, so that it fits into one message; the posts beyond are left out. */
const MOST_CHARACTERS = 150_000;

const LOCAL_URL = 'http://localhost:8080';

const ABOUT: Readonly<Record<Language, { readonly title: string; readonly description: string }>> = {
  en: {
    title: 'Logos Learning Magazine',
    description: 'Articles, resources and news about reading and studying the Bible.',
  },
  es: {
    title: 'Revista Logos Learning',
    description: 'Artículos, recursos y noticias para leer y estudiar la Biblia.',
  },
};

/** The magazine for feed readers, as RSS 2.0 or Atom (RFC 4287). */
@Controller()
export class ReadFeedUseCase {
  private readonly url: string;

  constructor(
    private readonly posts: PostRepository,
    @Inject(scriptureConfiguration.token) { PUBLIC_URL }: Pick<ScriptureConfiguration, 'PUBLIC_URL'>,
  ) {
    this.url = (PUBLIC_URL ?? LOCAL_URL).replace(/\/+$/, '');
  }

  @Handles(ReadFeed)
  async execute({ language, format }: RequestOf<typeof ReadFeed>): Promise<ResponseOf<typeof ReadFeed>> {
    const posts = await this.posts.latest(language, MOST_POSTS);
    const address = (path: string) => `${this.url}${path}`;
    const feed = new Feed({
      ...ABOUT[language],
      id: address('/llm'),
      link: address('/llm'),
      language,
      copyright: PRODUCT.name,
      updated: posts[0] ? publishedOf(posts[0]).changedAt : new Date(0),
      feedLinks: {
        rss: address(`/api/magazine/feeds/rss?language=${language}`),
        atom: address(`/api/magazine/feeds/atom?language=${language}`),
      },
    });
    let characters = 0;
    for (const { slug, published, publishedAt } of posts) {
      if (!published || (characters += published.body.length) > MOST_CHARACTERS) continue;
      const { title, summary, body, author, tags, changedAt } = published;
      feed.addItem({
        title,
        id: address(`/llm/${slug}`),
        link: address(`/llm/${slug}`),
        description: summary,
        content: postHtml(body),
        ...(author && { author: [{ name: author }] }),
        category: tags.map((name) => ({ name })),
        date: changedAt,
        published: publishedAt ?? changedAt,
      });
    }
    return { text: format === 'rss' ? feed.rss2() : feed.atom1() };
  }
}
