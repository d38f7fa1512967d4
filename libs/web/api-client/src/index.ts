export { getData, type GetOptions } from './get-data.js';
export { routeAddress, type RouteInput } from './route-address.js';
export type { Transport } from './send-get.js';
export { readableText, ServerRefusal } from './server-refusal.js';
