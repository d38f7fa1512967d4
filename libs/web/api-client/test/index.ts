export { failure } from './failure.js';
export { READER } from './reader.js';
export { data, refusal, stubServer, tokenOf, type Reply, type Sent } from './stub-server.js';
