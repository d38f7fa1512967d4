import type { Language } from '@word-unfolded/domain';
import { findInLanguages, loadReferenceParser, type ReferenceParser } from '@word-unfolded/scripture-ref';
import { useModule } from '@word-unfolded/ui';
import { useMemo } from 'react';
import type { FindReferences } from '../markdown/link-references.js';

/** After the first load, the references of every further post are found at once. */
let loaded: ReferenceParser | undefined;

async function fetchParser(): Promise<ReferenceParser> {
  return (loaded = await loadReferenceParser());
}

/** Fetches the parser, for a page that shows posts only as they will stay. Without it references are plain text at first. */
export async function prepareReferences(): Promise<void> {
  await fetchParser().catch(() => undefined);
}

/** Finds references in a text of a language; undefined while the parser is loaded. */
export function useFindReferences(language: Language): FindReferences | undefined {
  const parser = useModule(fetchParser, !loaded) ?? loaded;
  return useMemo(() => parser && ((text) => findInLanguages(text, parser, language)), [parser, language]);
}
