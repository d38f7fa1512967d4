import { Module, type OnModuleInit } from '@nestjs/common';
import { loadClassifier } from './classifier/load-classifier.js';

/** For modules that look for danger: the classifier learns before the service is ready, so that no reader waits for it. */
@Module({})
export class DangerModule implements OnModuleInit {
  onModuleInit(): void {
    loadClassifier();
  }
}
