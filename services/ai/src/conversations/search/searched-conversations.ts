import { Injectable } from '@nestjs/common';
import {
  OwnTextRepository,
  OwnWordsCache,
  type OwnCandidate,
  type OwnerId,
  type OwnResult,
  type OwnSearchPart,
  type OwnTextSource,
  type SearchedTerm,
} from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { distinctWords, matchRanges, type OwnTerm } from '@word-unfolded/scripture-text';
import { ConversationRepository } from '../conversation.repository.js';
import { MessageRepository } from '../messages/message.repository.js';
import type { ConversationRecord } from '../conversation.schema.js';
import { searchedTexts, type SearchedMessage } from './searched-texts.js';

/** Changes of other processes may be stored this much later than the time that they carry, in milliseconds. */
const STORED_LATE_MS = 15_000;

/** Most characters of a conversation that are ranked, by its latest messages. */
const MOST_CHARACTERS = 60_000;

/** Conversations whose messages are read together, and are ranked. */
const READ = 20;

/** The conversations of a reader, to be indexed and searched. */
@Injectable()
export class SearchedConversations implements OwnTextSource {
  readonly kind = 'chat';
  readonly citesVerses = false;

  constructor(
    private readonly texts: OwnTextRepository,
    private readonly cache: OwnWordsCache,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The cursor is the time of the last change and the id. It stays behind the present, because another process may store
   * a change after one that carries a later time; what is read again and has not changed is not indexed again.
   */
  readonly changedAfter: OwnTextSource['changedAfter'] = async (ownerId, cursor, limit) => {
    const [time = '', id = ''] = cursor.split(' ');
    const place = { time: time === '' ? new Date(0) : new Date(time), id };
    const changed = await this.conversations.changedAfter(ownerId, place, limit);
    return {
      items: changed.map(({ id: itemId, title, updatedAt, deletedAt }) => ({
        itemId,
        stamp: `${updatedAt.toISOString()} ${title}`,
        read: async () =>
          deletedAt === null
            ? {
                title,
                text: joined(searchedTexts(await this.messages.all(ownerId, itemId))),
                date: updatedAt.toISOString(),
              }
            : null,
      })),
      cursor: this.settledPlace(changed) ?? cursor,
    };
  };

  of(ownerId: OwnerId): OwnSearchPart {
    return {
      source: 'chats',
      having: (terms, withForms) => this.having(ownerId, terms, withForms),
      most: READ,
      read: (ids) => this.cache.textsOf(ownerId, this.kind, ids, (others) => this.read(ownerId, others)),
      wordsWith: (initials) => this.cache.of(ownerId, this.kind)?.index.wordsWith(initials),
      forget: (ids) => this.cache.forget(ownerId, this.kind, ids),
    };
  }

  private async read(ownerId: OwnerId, ids: readonly string[]): Promise<OwnResult[]> {
    const [conversations, messages] = await Promise.all([
      this.conversations.withIds(ownerId, ids),
      this.messages.ofConversations(ownerId, ids),
    ]);
    return conversations.map((conversation) => resultOf(conversation, messages.get(conversation.id) ?? []));
  }

  private settledPlace(changed: readonly ConversationRecord[]): string | undefined {
    const settled = this.clock.now().getTime() - STORED_LATE_MS;
    const last = changed.findLast(({ changedAt }) => changedAt.getTime() < settled);
    return last && `${last.changedAt.toISOString()} ${last.id}`;
  }

  /** An index in the database only may be behind: a new title is in that of titles before it is in this one. */
  private async having(
    ownerId: OwnerId,
    terms: readonly OwnTerm[],
    withForms: () => Promise<readonly SearchedTerm[]>,
  ): Promise<OwnCandidate[]> {
    const held = this.cache.of(ownerId, this.kind);
    if (held) return held.index.having(terms);
    const [found, titled] = await Promise.all([
      this.texts.having(ownerId, this.kind, await withForms()),
      this.titled(ownerId, terms),
    ]);
    const known = new Set(found.map(({ id }) => id));
    return [
      ...found,
      ...(await this.candidates(
        ownerId,
        titled.filter((id) => !known.has(id)),
      )),
    ];
  }

  /** The ids of the conversations whose title has the terms. */
  private async titled(ownerId: OwnerId, terms: readonly OwnTerm[]): Promise<string[]> {
    const [first = [], ...others] = await Promise.all(
      terms.map((term) => this.conversations.havingWord(ownerId, term.word)),
    );
    const rest = others.map((each) => new Set(each));
    return first.filter((id) => rest.every((each) => each.has(id)));
  }

  private async candidates(ownerId: OwnerId, ids: readonly string[]): Promise<OwnCandidate[]> {
    if (ids.length === 0) return [];
    const conversations = await this.conversations.withIds(ownerId, ids);
    return conversations.map(({ id, title, updatedAt }) => ({
      id,
      date: updatedAt.toISOString(),
      titleWords: distinctWords(title),
    }));
  }
}

function resultOf(
  { id, title, scriptureRef, updatedAt }: ConversationRecord,
  messages: readonly SearchedMessage[],
): OwnResult {
  const contents = searchedTexts(messages);
  return {
    id,
    title,
    text: joined(contents),
    shown: (terms) => bestMessage(contents, terms),
    passage: scriptureRef ?? '',
    date: updatedAt.toISOString(),
  };
}

/** The messages as one text, the latest where there are too many. */
function joined(contents: readonly string[]): string {
  return contents.join('\n').slice(-MOST_CHARACTERS);
}

/** The message with most different matches; of equal ones the first. */
function bestMessage(contents: readonly string[], terms: readonly OwnTerm[]): string {
  const weighed = contents.map((content) => {
    const words = matchRanges(content, terms).map(({ start, end }) => content.slice(start, end));
    return { content, matches: new Set(words).size };
  });
  return weighed.reduce((best, each) => (each.matches > best.matches ? each : best), {
    content: contents[0] ?? '',
    matches: 0,
  }).content;
}
