import { Module } from '@nestjs/common';
import { ImageModel } from './image-model.js';
import { OpenaiImageModel } from './openai/openai-image-model.js';
import { OpenaiRealtimeModel } from './openai/openai-realtime-model.js';
import { OpenaiTextModel } from './openai/openai-text-model.js';
import { RealtimeModel } from './realtime-model.js';
import { TextModel } from './text-model.js';

/**
 * The models of the configured provider; without one each throws PROVIDER_NOT_CONFIGURED. The main file of the service
 * lists `modelsConfiguration`.
 */
@Module({
  providers: [
    { provide: TextModel, useClass: OpenaiTextModel },
    { provide: ImageModel, useClass: OpenaiImageModel },
    { provide: RealtimeModel, useClass: OpenaiRealtimeModel },
  ],
  exports: [TextModel, ImageModel, RealtimeModel],
})
export class ModelsModule {}
