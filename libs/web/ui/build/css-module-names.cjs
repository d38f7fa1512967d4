/** In tests a CSS module returns the name of each class unchanged. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? undefined : String(name)) });
