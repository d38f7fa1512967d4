import { Injectable } from '@nestjs/common';
import type { ExportMappings, Mapping, RequestOf, ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { asMapping } from './as-mapping.js';
import { MappingRepository } from './mapping.repository.js';

/** Number of mappings that are read at a time. */
const AT_ONCE = 20;

/** Bytes of one part of the export. A message can carry a million. */
const BYTES_AT_ONCE = 450_000;

/** Streams all mappings of a reader, a few at a time. */
@Injectable()
export class ExportMappingsUseCase {
  constructor(private readonly mappings: MappingRepository) {}

  async execute({
    userId,
    after = '',
  }: RequestOf<typeof ExportMappings>): Promise<ResponseOf<typeof ExportMappings>> {
    const found = await this.mappings.after(ownerOf(userId), after, AT_ONCE + 1);
    const mappings = asManyAsFit(found.slice(0, AT_ONCE).map(asMapping));
    return { mappings, next: found.length > mappings.length ? mappings.at(-1)!.id : null };
  }
}

function asManyAsFit(mappings: readonly Mapping[]): Mapping[] {
  let bytes = 0;
  const beyond = mappings.findIndex((mapping) => {
    bytes += Buffer.byteLength(JSON.stringify(mapping));
    return bytes > BYTES_AT_ONCE;
  });
  return mappings.slice(0, beyond < 0 ? undefined : Math.max(beyond, 1));
}
