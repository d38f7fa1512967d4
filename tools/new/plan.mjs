/**
 * The output of a generator.
 *
 * @typedef {object} Plan
 * @property {Record<string, string>} files new files: path from the root of the repository, and text
 * @property {Record<string, (text: string) => string>} edits existing files, and the change of their text
 * @property {string[]} next the remaining manual steps
 */
export {};
