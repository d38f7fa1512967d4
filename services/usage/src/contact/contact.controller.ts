import { Controller } from '@nestjs/common';
import { SendContactMessage, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { SendContactMessageUseCase } from './send-contact-message.use-case.js';

/** Handles contact messages. */
@Controller()
export class ContactController {
  constructor(private readonly send: SendContactMessageUseCase) {}

  @Handles(SendContactMessage)
  sendContactMessage(
    request: RequestOf<typeof SendContactMessage>,
  ): Promise<ResponseOf<typeof SendContactMessage>> {
    return this.send.execute(request);
  }
}
