import { Controller } from '@nestjs/common';
import { ExportAccount, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { ExportAccountUseCase } from './export-account.use-case.js';

/** Messages about the data export. */
@Controller()
export class ExportController {
  constructor(private readonly exporting: ExportAccountUseCase) {}

  @Handles(ExportAccount)
  exportAccount(
    request: RequestOf<typeof ExportAccount>,
    { signal }: CallContext,
  ): Promise<ResponseOf<typeof ExportAccount>> {
    return this.exporting.execute(request, signal);
  }
}
