import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  type RequestOf,
  type ResponseOf,
  type SendContactMessage,
} from '@word-unfolded/contracts';
import { Clock } from '../common/clock.js';
import { ContactLetters } from './contact-letters.js';
import { ContactLimit } from './contact-limit.js';
import { ContactMessageRepository, type ContactMessage } from './contact-message.repository.js';

type Request = RequestOf<typeof SendContactMessage>;

/** Keeps a message to those who run this installation, and mails it to them. */
@Injectable()
export class SendContactMessageUseCase {
  constructor(
    private readonly limit: ContactLimit,
    private readonly messages: ContactMessageRepository,
    private readonly letters: ContactLetters,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers when the message is kept: from then on it is mailed, sooner or later.
   *
   * @throws CatalogueError RATE_LIMITED, CONTACT_FAILED
   */
  async execute(request: Request): Promise<ResponseOf<typeof SendContactMessage>> {
    await this.letters.send(await this.keep(request));
    return { received: true };
  }

  private async keep({ name, email, message, language, device }: Request): Promise<ContactMessage> {
    try {
      await this.limit.count(device);
      return await this.messages.insert({ name, email, message, language, sentAt: this.clock.now() });
    } catch (error) {
      if (error instanceof CatalogueError) throw error;
      throw CatalogueError.with('CONTACT_FAILED', {}, { cause: error });
    }
  }
}
