import type { ModelFactory } from '../connection/open-database.js';
import { ownTextCursorModel, ownTextModel } from './own-text.schema.js';
import { vocabularyModel } from './vocabulary.schema.js';

/** The models that a service with `OwnTextsModule` registers. */
export const OWN_TEXT_MODELS: readonly ModelFactory[] = [ownTextModel, ownTextCursorModel, vocabularyModel];
