import { Injectable } from '@nestjs/common';
import { afterCommit, OwnWordIndex } from '@word-unfolded/persistence';
import { LANGUAGES, type Language } from '@word-unfolded/domain';
import { Clock } from '@word-unfolded/primitives';
import { distinctWords, type OwnTerm } from '@word-unfolded/scripture-text';
import { publishedOf } from '../records/post-view.js';
import { PostRepository, type SearchedPost } from '../records/post.repository.js';

/** What another process has published is found after this time, in milliseconds. */
const SEEN_MS = 1_000;

/** Posts that are read in one step. */
const AT_ONCE = 50;

type Held = { readonly post: SearchedPost; readonly state: string };

/**
 * The published posts in memory, some 30 kB each: a search over everything looks through both languages, of which most
 * searches find nothing in either.
 */
@Injectable()
export class SearchedPosts {
  private readonly indexes = new Map<Language, OwnWordIndex>(
    LANGUAGES.map((language) => [language, new OwnWordIndex()]),
  );
  private readonly held = new Map<string, Held>();
  private checked: { readonly at: number; readonly done: Promise<void> } | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly posts: PostRepository,
    private readonly clock: Clock,
  ) {}

  /** The latest posts in a language that have a match for every term. */
  async having(language: Language, terms: readonly OwnTerm[], most: number): Promise<SearchedPost[]> {
    await this.current();
    const found = this.indexes.get(language)!.having(terms);
    return found
      .sort((one, other) => (one.date < other.date ? 1 : -1))
      .slice(0, most)
      .map(({ id }) => this.held.get(id)!.post);
  }

  /** Called in the transaction that changes what readers see. */
  changed(): void {
    afterCommit(() => (this.checked = undefined));
  }

  private current(): Promise<void> {
    const at = this.clock.now().getTime();
    if (this.checked && at - this.checked.at < SEEN_MS) return this.checked.done;
    // One after the other: what is read first must not be stored last.
    const done = this.last.then(() => this.renew());
    this.last = done.catch(() => {
      this.checked = undefined;
    });
    this.checked = { at, done };
    return done;
  }

  private async renew(): Promise<void> {
    for (const [language, index] of this.indexes) if (index.isWorn) this.begin(language);
    const states = await this.posts.publishedStates();
    for (const [id, { post }] of this.held) if (!states.has(id)) this.forget(id, post);
    const changed = [...states].filter(([id, state]) => this.held.get(id)?.state !== state).map(([id]) => id);
    for (let first = 0; first < changed.length; first += AT_ONCE)
      for (const post of await this.posts.toSearch(changed.slice(first, first + AT_ONCE))) this.put(post);
  }

  private put(post: SearchedPost): void {
    const id = post._id.toHexString();
    const { title, words, changedAt } = publishedOf(post);
    const date = (post.publishedAt ?? changedAt).toISOString();
    const state = String(post.version);
    this.held.set(id, { post: { ...post, published: { ...publishedOf(post), words: [] } }, state });
    const index = this.indexes.get(post.language)!;
    const titleWords = distinctWords(title);
    index.put({ id, date, titleWords, words, verseWords: [], stamp: state, isPending: false });
  }

  /** An index keeps the places of what has changed; a new one has only what is there. */
  private begin(language: Language): void {
    this.indexes.set(language, new OwnWordIndex());
    for (const [id, { post }] of this.held) if (post.language === language) this.held.delete(id);
  }

  private forget(id: string, { language }: SearchedPost): void {
    this.indexes.get(language)!.remove(id);
    this.held.delete(id);
  }
}
