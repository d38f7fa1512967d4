import { Module } from '@nestjs/common';
import { EntryIndex } from '../../search/entry-index.js';
import { SearchRepository } from '../../search/search.repository.js';
import { VersionStore } from '../../versions/version-store.js';
import { VersionRepository } from '../../versions/version.repository.js';
import { ChangeSequence } from './change-sequence.js';
import { EntryEditing } from '../entry-editing.js';
import { EntryStore } from './entry-store.js';
import { EntryWriter } from '../entry-writer.js';
import { EntryRepository } from './entry.repository.js';
import { SequenceRepository } from './sequence.repository.js';

/** Base module of all journal features: the store of entries and the way in which they change. */
@Module({
  providers: [
    EntryRepository,
    VersionRepository,
    SequenceRepository,
    SearchRepository,
    { provide: EntryStore, useExisting: EntryRepository },
    { provide: VersionStore, useExisting: VersionRepository },
    { provide: ChangeSequence, useExisting: SequenceRepository },
    { provide: EntryIndex, useExisting: SearchRepository },
    EntryWriter,
    EntryEditing,
  ],
  exports: [
    EntryRepository,
    VersionRepository,
    SequenceRepository,
    SearchRepository,
    EntryStore,
    VersionStore,
    ChangeSequence,
    EntryWriter,
    EntryEditing,
  ],
})
export class EntryRecordsModule {}
