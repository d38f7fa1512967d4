import { Module } from '@nestjs/common';
import { GetReadingUseCase } from './get-reading.use-case.js';
import { SaveReadingUseCase } from './save-reading.use-case.js';
import { ReadingRepository } from './reading.repository.js';

@Module({
  controllers: [GetReadingUseCase, SaveReadingUseCase],
  providers: [ReadingRepository],
  exports: [ReadingRepository],
})
export class ReadingModule {}
