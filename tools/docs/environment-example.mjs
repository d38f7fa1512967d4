const HEAD = `# Copy this file to .env, which npm start and npm run dev read. A variable of the environment itself comes first.
# docs/configuration.md describes each variable. This file is written from that page by
# node tools/docs/write-environment-example.mjs
`;

/**
 * The text of `.env.example`: every variable of docs/configuration.md under its heading, commented out, with its
 * default.
 *
 * @param {string} page the text of docs/configuration.md
 */
export function environmentExample(page) {
  const seen = new Set();
  const sections = page
    .split(/^#{2,3} /m)
    .slice(1)
    .map((section) => {
      const heading = section.slice(0, section.indexOf('\n'));
      const variables = [...section.matchAll(/^\| (`\w+`(?:, `\w+`)*) \| (?:`(.*?)`)? ?\|/gm)].flatMap(
        ([, names = '', initial = '']) =>
          [...names.matchAll(/`(\w+)`/g)].map(([, name]) => ({ name, initial })),
      );
      const first = variables.filter(({ name }) => !seen.has(name) && seen.add(name));
      return first.length > 0
        ? `\n# ${heading}\n${first.map(({ name, initial }) => `# ${name}=${initial}\n`).join('')}`
        : '';
    });
  return HEAD + sections.join('');
}
