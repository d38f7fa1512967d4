import { Problem } from '../terminal/terminal.mjs';

/**
 * The spellings of a kebab-case name.
 *
 * @param {string} kebab such as `pin-entry`
 * @throws {Problem} if it is not kebab-case
 */
export function namesOf(kebab) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Problem(`"${kebab}" is not a name in kebab-case, such as pin-entry.`);
  const words = kebab.split('-');
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    /** As a title: `Pin entry`. */
    title: `${words[0]?.charAt(0).toUpperCase()}${kebab.slice(1).replaceAll('-', ' ')}`,
    /** The words after the verb, joined with dots: the rest of a subject. */
    dotted: words.join('.'),
  };
}
