export type { CardPicture, CardRequest } from './card-request.js';
export { chooseLooks, type ChosenLooks } from './choose-looks.js';
export { measuredSides, tonesOfPixels } from './colour/picture-tones.js';
export { LEAST_CONTRAST, drawCard, type Card } from './draw-card.js';
export { FaceLoader, type Faces } from './fonts/load-faces.js';
export { fetchCardFont } from './fonts/web-fonts.js';
export { coverWords, seedOfHash, shortenedWords } from './title-card.js';
export { UnsupportedCharactersError } from './type/words.js';
