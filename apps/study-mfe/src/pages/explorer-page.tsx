export { Explorer as ExplorerPage } from '../features/explorer/explorer.js';
