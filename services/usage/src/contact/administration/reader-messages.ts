import { Inject, Injectable } from '@nestjs/common';
import type { ListReaderMessages, ReaderMessage, RequestOf } from '@word-unfolded/contracts';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import type { Connection, Model, QueryFilter } from 'mongoose';
import {
  contactMessageModel,
  type ContactMessageRecord,
  type MessageAnswer,
} from '../contact-message.schema.js';

type Wanted = Omit<RequestOf<typeof ListReaderMessages>, 'limit'>;

/** Answers to one message, at most. */
export const ANSWERS_AT_MOST = 20;

/** New messages that are counted, at most. */
const COUNTED = 1_000;

/** Records of earlier versions have neither kind nor status. */
const orAbsent = <Value>(value: Value, initial: Value) =>
  value === initial ? { $in: [value, null] } : value;

/** The messages of all readers and visitors, for administrators. */
@Injectable()
export class ReaderMessages {
  private readonly messages: Model<ContactMessageRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.messages = contactMessageModel(connection);
  }

  /** The latest first. */
  async list({ kind, status, after }: Wanted, limit: number): Promise<ContactMessageRecord[]> {
    const last = after === undefined ? null : await this.find(after);
    if (after !== undefined && !last) return [];
    const filter: QueryFilter<ContactMessageRecord> = {
      ...(kind && { kind: orAbsent(kind, 'contact') }),
      ...(status && { status: orAbsent(status, 'new') }),
      ...(last && {
        $or: [{ sentAt: { $lt: last.sentAt } }, { sentAt: last.sentAt, _id: { $lt: last._id } }],
      }),
    };
    return this.messages
      .find(filter)
      .sort({ sentAt: -1, _id: -1 })
      .limit(limit)
      .lean<ContactMessageRecord[]>()
      .exec();
  }

  find(id: string): Promise<ContactMessageRecord | null> {
    return this.messages.findById(id).lean<ContactMessageRecord>().exec();
  }

  unread(): Promise<number> {
    return this.messages
      .countDocuments({ status: { $in: ['new', null] } })
      .limit(COUNTED)
      .exec();
  }

  change(
    id: string,
    changes: Partial<Pick<ContactMessageRecord, 'status' | 'note'>>,
  ): Promise<ContactMessageRecord | null> {
    return this.messages
      .findByIdAndUpdate(id, { $set: changes }, { returnDocument: 'after' })
      .lean<ContactMessageRecord>()
      .exec();
  }

  addAnswer(id: string, answer: MessageAnswer): Promise<ContactMessageRecord | null> {
    return this.messages
      .findByIdAndUpdate(
        id,
        { $push: { answers: answer }, $set: { status: 'answered' } },
        { returnDocument: 'after' },
      )
      .lean<ContactMessageRecord>()
      .exec();
  }
}

/** A message as administrators see it. */
export function viewOf(record: ContactMessageRecord): ReaderMessage {
  const { _id, kind = 'contact', ownerId, name, email, subject, category, message } = record;
  return {
    ...{ id: _id.toHexString(), kind, userId: ownerId ?? null, name, email, message },
    subject: subject ?? null,
    category: category ?? null,
    language: record.language,
    sentAt: record.sentAt.toISOString(),
    hasScreenshot: record.screenshot !== undefined,
    status: record.status ?? 'new',
    note: record.note ?? '',
    answers: (record.answers ?? []).map(({ text, at, by }) => ({ text, at: at.toISOString(), by })),
  };
}
