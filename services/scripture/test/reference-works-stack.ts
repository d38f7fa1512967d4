import { Global, Module, type INestApplicationContext, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import Database from 'libsql';
import { chmodSync, copyFileSync } from 'node:fs';
import path from 'node:path';
import { TREASURY } from '../src/cross-references/treasury.js';
import { scriptureConfiguration } from '../src/scripture.configuration.js';
import { ReferenceWorksModule } from '../src/works/reference-works.module.js';

/** The reference works over a library file, as in the service. */
export function openStack(file: string): Promise<INestApplicationContext> {
  @Global()
  @Module({
    providers: [{ provide: scriptureConfiguration.token, useValue: { SCRIPTURE_LIBRARY: file } }],
    exports: [scriptureConfiguration.token],
  })
  class Configured {}
  @Module({ imports: [Configured, ReferenceWorksModule] })
  class WorksModule {}
  return NestFactory.createApplicationContext(WorksModule as Type, { logger: false });
}

/** A copy of the library as an import writes it if no reference work is installed; another whole import takes long. */
export function withoutWorks(whole: string, folder: string): string {
  const file = path.join(folder, 'texts-only.db');
  copyFileSync(whole, file);
  chmodSync(file, 0o600);
  const database = new Database(file);
  // The treasury of cross references belongs to this repository, not to the modules.
  database.prepare('delete from work where id <> ?').run(TREASURY.id);
  for (const table of [
    'lexicon_entry',
    'commentary_section',
    'topic',
    'topic_section',
    'topic_passage',
    'topic_place',
  ])
    database.exec(`delete from ${table}`);
  database.close();
  return file;
}
