import { Module } from '@nestjs/common';
import { BeginMappingUseCase } from './begin-mapping.use-case.js';
import { DeleteMappingUseCase } from './delete-mapping.use-case.js';
import { ExportMappingsUseCase } from './export-mappings.use-case.js';
import { FindPassage } from './find-passage.js';
import { FinishMappingStepUseCase } from './finish-mapping-step.use-case.js';
import { GetMappingUseCase } from './get-mapping.use-case.js';
import { ListMappingsUseCase } from './list-mappings.use-case.js';
import { MappingController } from './mapping.controller.js';
import { MappingAnswers } from './mapping-answers.js';
import { MappingRepository } from './mapping.repository.js';

/** Scripture Mapping: the readers' mappings, stored step by step. */
@Module({
  controllers: [MappingController],
  providers: [
    FindPassage,
    MappingRepository,
    BeginMappingUseCase,
    ListMappingsUseCase,
    GetMappingUseCase,
    FinishMappingStepUseCase,
    DeleteMappingUseCase,
    ExportMappingsUseCase,
    MappingAnswers,
  ],
  exports: [MappingAnswers, MappingRepository],
})
export class MappingModule {}
