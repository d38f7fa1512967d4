import { Controller } from '@nestjs/common';
import {
  AppError,
  GetAccount,
  SendFeedback,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { ownerOf, UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { ContractClient, Handles, type CallContext } from '@word-unfolded/service-kit';
import { ContactEmails } from './contact-emails.js';
import { ContactLimit } from './contact-limit.js';
import { ContactMessageRepository, type ContactMessage } from './contact-message.repository.js';
import { Screenshots } from './screenshots.js';

type Request = RequestOf<typeof SendFeedback>;

/** Stores the feedback of a reader, with a screenshot if there is one, and emails it to the operators. */
@Controller()
export class SendFeedbackUseCase {
  constructor(
    private readonly limit: ContactLimit,
    private readonly screenshots: Screenshots,
    private readonly messages: ContactMessageRepository,
    private readonly emails: ContactEmails,
    private readonly client: ContractClient,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError CALLER_REFUSED for feedback in the name of another reader; RATE_LIMITED, SCREENSHOT_INVALID, SCREENSHOT_TOO_LARGE, FEEDBACK_FAILED */
  @Handles(SendFeedback)
  async execute(request: Request, { caller }: CallContext): Promise<ResponseOf<typeof SendFeedback>> {
    if (caller.kind === 'reader' && caller.id !== request.userId) throw AppError.of('CALLER_REFUSED');
    try {
      await this.emails.send(
        (await this.unitOfWork.recorded<ContactMessage>()) ?? (await this.store(request)),
      );
      return { received: true };
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw AppError.with('FEEDBACK_FAILED', {}, { cause: error });
    }
  }

  private async store(request: Request): Promise<ContactMessage> {
    const { userId, subject, category, message, language, screenshot: upload } = request;
    const ownerId = ownerOf(userId);
    await this.limit.countReader(userId);
    const { name, email } = await this.client.ask(GetAccount, { userId });
    const screenshot = upload === null ? undefined : await this.screenshots.take(ownerId, upload);
    const about = { kind: 'feedback', name, email, subject, category, message, language } as const;
    const sentAt = this.clock.now();
    try {
      return await this.unitOfWork.run(() =>
        this.messages.insert({ ...about, ownerId, sentAt, ...(screenshot !== undefined && { screenshot }) }),
      );
    } catch (error) {
      if (screenshot !== undefined) await this.screenshots.remove(screenshot);
      throw error;
    }
  }
}
