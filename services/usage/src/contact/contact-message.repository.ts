import { Inject, Injectable } from '@nestjs/common';
import { MONGO_CONNECTION, type OwnerId } from '@word-unfolded/persistence';
import type { Connection, Model } from 'mongoose';
import { contactMessageModel, type ContactMessageRecord } from './contact-message.schema.js';

/** A message as received. */
export type NewContactMessage = Omit<
  ContactMessageRecord,
  '_id' | 'toBeMailed' | 'status' | 'note' | 'answers'
>;

/** A stored message, as far as its email needs it. */
export type ContactMessage = NewContactMessage & { readonly id: string };

/** Stores the messages to the operators of this installation. */
@Injectable()
export class ContactMessageRepository {
  private readonly messages: Model<ContactMessageRecord>;

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    this.messages = contactMessageModel(connection);
  }

  /** Returns all messages that a reader sent while signed in, the oldest first. */
  everyOne(ownerId: OwnerId): AsyncIterable<ContactMessageRecord> {
    return this.messages.find({ ownerId }).sort({ sentAt: 1 }).lean<ContactMessageRecord>().cursor();
  }

  /** Stores a message and marks it for emailing. */
  async insert(message: NewContactMessage): Promise<ContactMessage> {
    const document = await this.messages.create({ ...message, toBeMailed: true });
    return messageOf(document.toObject<ContactMessageRecord>());
  }

  /**
   * Returns the messages that were stored before a time and whose email is not queued, the oldest first.
   *
   * @param limit maximum number of messages
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

  /** Records that the email about a message is queued. */
  async noteMailed(id: string): Promise<void> {
    await this.messages.updateOne({ _id: id }, { $unset: { toBeMailed: 1 } }).exec();
  }
}

function messageOf({ _id, toBeMailed: _, ...message }: ContactMessageRecord): ContactMessage {
  return { id: _id.toHexString(), ...message };
}
