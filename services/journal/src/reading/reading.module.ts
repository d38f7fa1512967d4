import { Module } from '@nestjs/common';
import { GetReadingUseCase } from './get-reading.use-case.js';
import { KeepReadingUseCase } from './keep-reading.use-case.js';
import { ReadingController } from './reading.controller.js';
import { ReadingRepository } from './reading.repository.js';

@Module({
  controllers: [ReadingController],
  providers: [ReadingRepository, GetReadingUseCase, KeepReadingUseCase],
  exports: [ReadingRepository],
})
export class ReadingModule {}
