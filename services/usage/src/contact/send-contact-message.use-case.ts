import { Controller } from '@nestjs/common';
import { AppError, SendContactMessage, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { ContactEmails } from './contact-emails.js';
import { ContactLimit } from './contact-limit.js';
import { ContactMessageRepository, type ContactMessage } from './contact-message.repository.js';

type Request = RequestOf<typeof SendContactMessage>;

/** Stores a contact message and emails it to the operators of this installation. */
@Controller()
export class SendContactMessageUseCase {
  constructor(
    private readonly limit: ContactLimit,
    private readonly messages: ContactMessageRepository,
    private readonly emails: ContactEmails,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns once the message is stored; from then on the email is certain to be sent eventually.
   *
   * @throws AppError RATE_LIMITED; CONTACT_FAILED, which reaches the caller as SERVICE_UNAVAILABLE if Redis is the cause
   */
  @Handles(SendContactMessage)
  async execute(request: Request): Promise<ResponseOf<typeof SendContactMessage>> {
    await this.emails.send(await this.store(request));
    return { received: true };
  }

  private async store({ userId, device, ...message }: Request): Promise<ContactMessage> {
    try {
      // A message that is resent with its key is not counted again.
      if (!(await this.unitOfWork.wasDone())) await this.limit.count(device);
      const owner = userId !== undefined && { ownerId: userId };
      const sentAt = this.clock.now();
      return await this.unitOfWork.run(() => this.messages.insert({ ...message, ...owner, sentAt }));
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw AppError.with('CONTACT_FAILED', {}, { cause: error });
    }
  }
}
