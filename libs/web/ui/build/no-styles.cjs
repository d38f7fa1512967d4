/** In tests a style sheet or font has no content. */
module.exports = {};
