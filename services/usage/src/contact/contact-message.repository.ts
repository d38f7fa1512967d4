import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import type { Connection, Model } from 'mongoose';
import { contactMessageModel, type ContactMessageRecord } from './contact-message.schema.js';

/** A message as it comes. */
export type NewContactMessage = Omit<ContactMessageRecord, '_id' | 'toBeMailed'>;

/** A message that is kept. */
export type ContactMessage = NewContactMessage & { readonly id: string };

/** Keeps the messages to those who run this installation. */
@Injectable()
export class ContactMessageRepository {
  private readonly messages: Model<ContactMessageRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.messages = contactMessageModel(connection);
  }

  /** Keeps a message, which is then to be mailed. */
  async insert(message: NewContactMessage): Promise<ContactMessage> {
    const document = await this.messages.create({ ...message, toBeMailed: true });
    return messageOf(document.toObject<ContactMessageRecord>());
  }

  /**
   * The messages that were kept before a time, and whose letters are not on their way; the oldest first.
   *
   * @param limit how many at most
   */
  async toBeMailed(before: Date, limit: number): Promise<ContactMessage[]> {
    const records = await this.messages
      .find({ toBeMailed: true, sentAt: { $lt: before } })
      .sort({ sentAt: 1 })
      .limit(limit)
      .lean<ContactMessageRecord[]>()
      .exec();
    return records.map(messageOf);
  }

  /** Notes that the letter about a message is on the queue. */
  async noteMailed(id: string): Promise<void> {
    await this.messages.updateOne({ _id: id }, { $unset: { toBeMailed: 1 } }).exec();
  }
}

function messageOf(record: ContactMessageRecord): ContactMessage {
  const { name, email, message, language, sentAt } = record;
  return { id: record._id.toHexString(), name, email, message, language, sentAt };
}
