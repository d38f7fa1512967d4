import { CatalogueError, type MessageContract, type RouteContract } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { checked } from '../read-answer.js';
import { claimsOf, readToken } from '../session/access-token.js';
import { bibleOverflow } from './bible-overflow.js';
import { createIndexedAnswers } from './indexed-answers.js';
import type { AnswerStore } from './kept-answer.js';
import { lifetimeOf } from './lifetimes.js';

/** The owner of what is the same for every reader. */
const EVERYONE = 'everyone';

const browserAnswers = createIndexedAnswers({ database: 'apiCache' });

/** Passages have a place of their own, so that reading much pushes out nothing else. They are the same for everyone. */
const browserPassages = createIndexedAnswers({ database: 'bibleCache', overflow: bibleOverflow });

const PASSAGES = '/api/proxy/bible/';

/** A question, as far as its answer depends on it. */
export type Question<Message extends MessageContract, Data> = {
  readonly route: RouteContract<Message, Data>;
  readonly address: string;
  readonly language: Language;
};

/** The answers to one question that this device keeps, for the reader who is signed in now. */
export type AnswerCache<Data> = {
  readonly keep: (data: Data) => void;
  /** @throws CatalogueError CACHE_EMPTY, or CACHE_EXPIRED after the lifetime of specification, section 9 */
  readonly read: () => Promise<KeptData<Data>>;
};

export type KeptData<Data> = { readonly data: Data; readonly at: number };

/** The kept answers to a question. Whose they are is part of their key. */
export function answersTo<Message extends MessageContract, Data>(
  { route, address, language }: Question<Message, Data>,
  store: AnswerStore = route.path.startsWith(PASSAGES) ? browserPassages : browserAnswers,
): AnswerCache<Data> {
  const owner = ownerOf(route);
  const key = [owner, language, address].join(' ');
  const lifetime = lifetimeOf(route.path);
  return {
    keep: (data) => {
      const isSameReader = ownerOf(route) === owner; // an answer may arrive after its reader has left
      if (lifetime > 0 && isSameReader) void store.write({ key, owner, at: Date.now(), data });
    },
    read: async () => {
      const kept = lifetime > 0 ? await store.read(key) : undefined;
      if (!kept) throw CatalogueError.of('CACHE_EMPTY');
      if (Date.now() - kept.at > lifetime) throw CatalogueError.of('CACHE_EXPIRED');
      return { data: stillReadable(route, kept.data), at: kept.at };
    },
  };
}

/** Removes every answer that is somebody's, so that nothing private stays behind. */
export function forgetPrivateAnswers(store: AnswerStore = browserAnswers): Promise<void> {
  return store.keepOnly(EVERYONE);
}

function ownerOf<Message extends MessageContract, Data>(route: RouteContract<Message, Data>): string {
  if (route.gate === 'everyone' && route.caching) return EVERYONE;
  return claimsOf(readToken())?.sub ?? 'visitor';
}

/** What an older version of the application has kept may be of another shape. */
function stillReadable<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  data: unknown,
): Data {
  try {
    return checked(route, data);
  } catch {
    throw CatalogueError.of('CACHE_EMPTY');
  }
}
