import type { Language } from '@word-unfolded/domain';
import { findInLanguages, loadReferenceParser, type ReferenceParser } from '@word-unfolded/scripture-ref';
import { useModule } from '@word-unfolded/ui';
import { useMemo } from 'react';
import type { FindReferences } from '../markdown/link-references.js';

/** After the first load, the references of every further text are found at once. */
let loaded: ReferenceParser | undefined;

async function fetchParser(): Promise<ReferenceParser> {
  return (loaded = await loadReferenceParser());
}

/** Finds references in a text that is being written, in a language; undefined while the parser is loaded. */
export function useFindReferences(language: Language): FindReferences | undefined {
  const parser = useModule(fetchParser, !loaded) ?? loaded;
  return useMemo(() => parser && ((text) => findInLanguages(text, parser, language)), [parser, language]);
}
