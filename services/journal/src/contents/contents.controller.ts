import { Controller } from '@nestjs/common';
import {
  ActivateContent,
  DeleteContent,
  SaveContent,
  ListContents,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { ActivateContentUseCase } from './activate-content.use-case.js';
import { DeleteContentUseCase } from './delete-content.use-case.js';
import { SaveContentUseCase } from './save-content.use-case.js';
import { ListContentsUseCase } from './list-contents.use-case.js';

/** Handles the messages for generated content. */
@Controller()
export class ContentsController {
  constructor(
    private readonly list: ListContentsUseCase,
    private readonly save: SaveContentUseCase,
    private readonly activate: ActivateContentUseCase,
    private readonly remove: DeleteContentUseCase,
  ) {}

  @Handles(ListContents)
  listContents(request: RequestOf<typeof ListContents>): Promise<ResponseOf<typeof ListContents>> {
    return this.list.execute(request);
  }

  @Handles(SaveContent)
  saveContent(request: RequestOf<typeof SaveContent>): Promise<ResponseOf<typeof SaveContent>> {
    return this.save.execute(request);
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
