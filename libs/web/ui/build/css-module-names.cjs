/** In tests a CSS module answers each class with its own name. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? undefined : String(name)) });
