/** @typedef {{ address: string, isSignedIn: boolean }} SamplePage */

const PUBLIC = {
  landing: '/',
  'sign-in': '/login',
  help: '/help',
  magazine: '/llm',
  chapter: '/read/en/web/romans/8',
  subscription: '/subscription',
};

const OWN = { study: '/word-unfolded?ref=Romans%208:28-30&translation=WEB', journal: '/journal' };

/**
 * A page of each kind that people arrive at, in a new installation: its newest post too.
 *
 * @param {string} origin of the running installation
 * @returns {Promise<Record<string, SamplePage>>} by name
 */
export async function samplePages(origin) {
  const html = await (await fetch(`${origin}${PUBLIC.magazine}`)).text();
  const post = /href="(\/llm\/[^"?#]+)"/.exec(html)?.[1];
  const pages = (/** @type {Record<string, string>} */ addresses, /** @type {boolean} */ isSignedIn) =>
    Object.entries(addresses).map(([name, address]) => [name, { address, isSignedIn }]);
  return Object.fromEntries([...pages({ ...PUBLIC, ...(post && { post }) }, false), ...pages(OWN, true)]);
}
