import type { Language } from '@word-unfolded/domain';
import { ENGLISH_SENTENCES, type Sentences } from './sentences.en.js';
import { SPANISH_SENTENCES } from './sentences.es.js';

export type { Sentences };

export const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: ENGLISH_SENTENCES,
  es: SPANISH_SENTENCES,
};
