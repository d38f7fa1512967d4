import { Controller } from '@nestjs/common';
import {
  ActivateContent,
  DeleteContent,
  KeepContent,
  ListContents,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ActivateContentUseCase } from './activate-content.use-case.js';
import { DeleteContentUseCase } from './delete-content.use-case.js';
import { KeepContentUseCase } from './keep-content.use-case.js';
import { ListContentsUseCase } from './list-contents.use-case.js';

/** What others ask of what was made from entries. */
@Controller()
export class ContentsController {
  constructor(
    private readonly list: ListContentsUseCase,
    private readonly keep: KeepContentUseCase,
    private readonly activate: ActivateContentUseCase,
    private readonly remove: DeleteContentUseCase,
  ) {}

  @Handles(ListContents)
  listContents(request: RequestOf<typeof ListContents>): Promise<ResponseOf<typeof ListContents>> {
    return this.list.execute(request);
  }

  @Handles(KeepContent)
  keepContent(request: RequestOf<typeof KeepContent>): Promise<ResponseOf<typeof KeepContent>> {
    return this.keep.execute(request);
  }

  @Handles(ActivateContent)
  activateContent(request: RequestOf<typeof ActivateContent>): Promise<ResponseOf<typeof ActivateContent>> {
    return this.activate.execute(request);
  }

  @Handles(DeleteContent)
  deleteContent(request: RequestOf<typeof DeleteContent>): Promise<ResponseOf<typeof DeleteContent>> {
    return this.remove.execute(request);
  }
}
