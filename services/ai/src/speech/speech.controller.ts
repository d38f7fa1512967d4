import { Controller } from '@nestjs/common';
import { Speak, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { SpeakUseCase } from './speak.use-case.js';

/** Messages about speech. */
@Controller()
export class SpeechController {
  constructor(private readonly speak: SpeakUseCase) {}

  @Handles(Speak)
  speakText(request: RequestOf<typeof Speak>): Promise<ResponseOf<typeof Speak>> {
    return this.speak.execute(request);
  }
}
