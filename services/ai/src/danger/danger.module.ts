import { Module, type OnModuleInit } from '@nestjs/common';
import { LibraryModule } from '../library/library.module.js';
import { loadClassifier } from './classifier/load-classifier.js';
import { FindHelpUseCase } from './find-help.use-case.js';

/** For modules that look for danger: the classifier learns before the service is ready, so that no reader waits for it. */
@Module({ imports: [LibraryModule], controllers: [FindHelpUseCase] })
export class DangerModule implements OnModuleInit {
  onModuleInit(): void {
    loadClassifier();
  }
}
