import type { Language } from '@word-unfolded/domain';
import { findInLanguages, loadReferenceParser } from '@word-unfolded/scripture-ref';
import { useModule } from '@word-unfolded/ui';
import { useMemo } from 'react';
import type { FindReferences } from '../markdown/link-references.js';

/** Finds references in a text of a language; undefined while the parser is loaded. */
export function useFindReferences(language: Language): FindReferences | undefined {
  const parser = useModule(() => loadReferenceParser(), true);
  return useMemo(() => parser && ((text) => findInLanguages(text, parser, language)), [parser, language]);
}
