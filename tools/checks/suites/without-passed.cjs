'use strict';
const { readFileSync } = require('node:fs');

/**
 * Jest's filter of test files: leaves out those whose names are in a file of JSON that an environment variable names.
 *
 * @param {readonly string[]} files
 * @returns {{ filtered: string[] }}
 */
module.exports = (files) => {
  const without = new Set(JSON.parse(readFileSync(String(process.env.WITHOUT_SUITES), 'utf8')));
  return { filtered: files.filter((file) => !without.has(file)) };
};
