export { useLookNames, type LookNames } from './looks/use-look-names.js';
export type { ImageMakerRequest } from './maker/choices.js';
export type { ImageMakerOptions } from './image-maker-options.js';
export { drawInBrowser } from './sketch/draw-in-browser.js';
export { useImageMaker } from './use-image-maker.js';
