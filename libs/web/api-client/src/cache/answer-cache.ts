import { AppError, type MessageContract, type RouteContract } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { checked } from '../routes/read-answer.js';
import { claimsOf, readToken } from '../session/access-token.js';
import { createIndexedAnswers } from './indexed-answers.js';
import type { AnswerStore } from './stored-answer.js';
import { lifetimeOf } from './lifetimes.js';
import { EVERYONE } from './passage-answers.js';

const browserAnswers = createIndexedAnswers({ database: 'apiCache' });

/** A request, as far as its response depends on it. */
export type Question<Message extends MessageContract, Data> = {
  readonly route: RouteContract<Message, Data>;
  readonly address: string;
  readonly language: Language;
};

/** The cached responses to one request, for the reader who is signed in now. */
export type AnswerCache<Data> = {
  readonly store: (data: Data) => void;
  /** @throws AppError CACHE_EMPTY, or CACHE_EXPIRED after the lifetime of specification, section 9 */
  readonly read: () => Promise<StoredData<Data>>;
};

type StoredData<Data> = { readonly data: Data; readonly at: number };

/** The cached responses to a request. Their owner is part of the key. */
export function answersTo<Message extends MessageContract, Data>(
  { route, address, language }: Question<Message, Data>,
  store: AnswerStore = browserAnswers,
): AnswerCache<Data> {
  const owner = ownerOf(route, address);
  const key = [owner, language, address].join(' ');
  const lifetime = lifetimeOf(route.path);
  return {
    store: (data) => {
      const isSameReader = ownerOf(route, address) === owner; // a response may arrive after its reader has signed out
      if (lifetime > 0 && isSameReader) void store.write({ key, owner, at: Date.now(), data });
    },
    read: async () => {
      const stored = lifetime > 0 ? await store.read(key) : undefined;
      if (!stored) throw AppError.of('CACHE_EMPTY');
      if (Date.now() - stored.at > lifetime) throw AppError.of('CACHE_EXPIRED');
      return { data: stillReadable(route, stored.data), at: stored.at };
    },
  };
}

/** Removes every response with an owner, so that no private data remains. */
export function forgetPrivateAnswers(store: AnswerStore = browserAnswers): Promise<void> {
  return store.storeOnly(EVERYONE);
}

/**
 * An answer is everyone's only where the question says nothing of its reader: words that were searched and passages that were
 * studied stand in the address, and are the reader's own.
 */
function ownerOf<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  address: string,
): string {
  if (route.gate === 'everyone' && route.caching && address === route.path) return EVERYONE;
  return claimsOf(readToken())?.sub ?? 'visitor';
}

/** A value that an older version of the application stored may have another format. */
function stillReadable<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  data: unknown,
): Data {
  try {
    return checked(route, data);
  } catch {
    throw AppError.of('CACHE_EMPTY');
  }
}
