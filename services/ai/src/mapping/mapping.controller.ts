import { Controller } from '@nestjs/common';
import {
  BeginMapping,
  DeleteMapping,
  ExportMappings,
  FinishMappingStep,
  GetMapping,
  ListMappings,
  SuggestPassages,
  type Mapping,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { BeginMappingUseCase } from './begin-mapping.use-case.js';
import { DeleteMappingUseCase } from './delete-mapping.use-case.js';
import { ExportMappingsUseCase } from './export-mappings.use-case.js';
import { FinishMappingStepUseCase } from './finish-mapping-step.use-case.js';
import { GetMappingUseCase } from './get-mapping.use-case.js';
import { ListMappingsUseCase } from './list-mappings.use-case.js';
import { suggestPassages } from './suggest-passages.js';

/** Messages about mappings. */
@Controller()
export class MappingController {
  constructor(
    private readonly beginning: BeginMappingUseCase,
    private readonly listing: ListMappingsUseCase,
    private readonly getting: GetMappingUseCase,
    private readonly deleting: DeleteMappingUseCase,
    private readonly exporting: ExportMappingsUseCase,
    private readonly finishing: FinishMappingStepUseCase,
  ) {}

  @Handles(BeginMapping)
  begin(request: RequestOf<typeof BeginMapping>): Promise<Mapping> {
    return this.beginning.execute(request);
  }

  @Handles(ListMappings)
  list(request: RequestOf<typeof ListMappings>): Promise<ResponseOf<typeof ListMappings>> {
    return this.listing.execute(request);
  }

  @Handles(GetMapping)
  get(request: RequestOf<typeof GetMapping>): Promise<Mapping> {
    return this.getting.execute(request);
  }

  @Handles(FinishMappingStep)
  finishStep(request: RequestOf<typeof FinishMappingStep>): Promise<ResponseOf<typeof FinishMappingStep>> {
    return this.finishing.execute(request);
  }

  @Handles(DeleteMapping)
  delete(request: RequestOf<typeof DeleteMapping>): Promise<ResponseOf<typeof DeleteMapping>> {
    return this.deleting.execute(request);
  }

  @Handles(ExportMappings)
  export(request: RequestOf<typeof ExportMappings>): Promise<ResponseOf<typeof ExportMappings>> {
    return this.exporting.execute(request);
  }

  @Handles(SuggestPassages)
  suggest(request: RequestOf<typeof SuggestPassages>): ResponseOf<typeof SuggestPassages> {
    return suggestPassages(request);
  }
}
