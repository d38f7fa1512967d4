import { Module } from '@nestjs/common';
import { GetReadingUseCase } from './get-reading.use-case.js';
import { SaveReadingUseCase } from './save-reading.use-case.js';
import { ReadingController } from './reading.controller.js';
import { ReadingRepository } from './reading.repository.js';

@Module({
  controllers: [ReadingController],
  providers: [ReadingRepository, GetReadingUseCase, SaveReadingUseCase],
  exports: [ReadingRepository],
})
export class ReadingModule {}
