import { Controller } from '@nestjs/common';
import { BeginSpeech, Speak, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { BeginSpeechUseCase } from './begin-speech.use-case.js';
import { SpeakUseCase } from './speak.use-case.js';

/** Messages about speech. */
@Controller()
export class SpeechController {
  constructor(
    private readonly speak: SpeakUseCase,
    private readonly beginSpeech: BeginSpeechUseCase,
  ) {}

  @Handles(Speak)
  speakText(request: RequestOf<typeof Speak>): Promise<ResponseOf<typeof Speak>> {
    return this.speak.execute(request);
  }

  @Handles(BeginSpeech)
  begin(request: RequestOf<typeof BeginSpeech>): Promise<ResponseOf<typeof BeginSpeech>> {
    return this.beginSpeech.execute(request);
  }
}
