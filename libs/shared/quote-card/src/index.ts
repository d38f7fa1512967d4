export * from './card-request.js';
export { LEAST_CONTRAST, drawCard, type Card } from './draw-card.js';
export { FACE_FILES, FALLBACK_FILES } from './fonts/font-files.js';
export { loadFaces, type Faces, type FontReader } from './fonts/load-faces.js';
export type { Tones } from './colour/tones.js';
export { UnsupportedCharactersError } from './type/words.js';
