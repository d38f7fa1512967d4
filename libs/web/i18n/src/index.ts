export { defineTexts, type TextKey, type TextValues, type Translate } from './define-texts.js';
export { browserLanguageSources, detectLanguage, type LanguageSources } from './detect-language.js';
export { formatsOf, type Formats } from './formats.js';
export { startTexts } from './start-texts.js';
export type { NamespaceTexts, TextTree } from './text-registry.js';
export { changeLanguage, currentLanguage, useLanguage } from './use-language.js';
