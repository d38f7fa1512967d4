export { Gallery as GalleryPage } from '../features/gallery/gallery.js';
