import { Injectable } from '@nestjs/common';
import type { WorkSource } from '@word-unfolded/contracts';
import type { CrossReferenceSource } from '../cross-references/related-verses.js';
import { TREASURY } from '../cross-references/treasury.js';
import { KJV, RV1909, WEB } from '../library/editions.js';
import { LibraryConnection } from '../library/library-connection.js';
import { LibraryEditions } from '../library/library-editions.js';
import { KNOWN_WORKS, type WorkId } from './known-works.js';

const PUBLIC_DOMAIN = 'Public domain';

/** The sources of responses, each with its edition and license, and whether the library file contains it. */
@Injectable()
export class WorkSources {
  private readonly sources: ReadonlyMap<WorkId | CrossReferenceSource, WorkSource>;

  constructor(connection: LibraryConnection, editions: LibraryEditions) {
    const rows = connection
      .prepare<[id: string, module: string, version: string]>('select id, module, module_version from work')
      .all();
    const held = new Map(rows.map(([id, module, version]) => [id, `${module} ${version}`]));
    const works = KNOWN_WORKS.map(({ id, name }) => toSource(id, name, held.get(id)));
    const tagged = [KJV, RV1909].map(({ id }) => editions.named(id).edition).join(', ');
    const derived = [
      toSource(
        TREASURY.id,
        'Treasury of Scripture Knowledge (1830s), as TextTree has collected it',
        held.get(TREASURY.id),
        'MIT',
      ),
      toSource('web-notes', 'Notes of the World English Bible', editions.named(WEB.id).edition ?? undefined),
      toSource(
        'shared-words',
        "Rare original words in common, by the Strong's numbers of the King James Version and the Reina Valera 1909",
        tagged,
      ),
    ];
    this.sources = new Map([...works, ...derived].map((source) => [source.id as WorkId, source]));
  }

  /** Finds a source by its id. */
  get(id: WorkId | CrossReferenceSource): WorkSource {
    return this.sources.get(id)!;
  }
}

function toSource(
  id: string,
  name: string,
  edition: string | undefined,
  licence = PUBLIC_DOMAIN,
): WorkSource {
  const available = edition !== undefined;
  return { id, name, edition: edition ?? null, licence, language: 'en', available };
}
