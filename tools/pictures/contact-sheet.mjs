/** @typedef {import('./photograph.mjs').Photograph} Photograph */

/**
 * A page with all photographs, a row for each page of the application; each opens in its full size.
 *
 * @param {readonly Photograph[]} photographs
 * @returns {string} HTML
 */
export function contactSheet(photographs) {
  const names = [...new Set(photographs.map(({ name }) => name))];
  const rows = names.map((name) => {
    const cells = photographs.filter((each) => each.name === name).map(cell);
    return `<section><h2>${name}</h2><div>${cells.join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every page</title>
<style>
body { margin: 24px; font: 14px sans-serif; background: #888; }
div { display: flex; gap: 12px; overflow-x: auto; }
figure { flex: none; margin: 0; }
img { display: block; height: 420px; width: auto; max-width: 480px; object-fit: cover; object-position: top; }
</style>
${rows.join('\n')}
</html>
`;
}

/** @param {Photograph} photograph */
function cell({ width, language, mode, file }) {
  const label = `${width} px, ${language}, ${mode}`;
  return `<figure><a href="${file}"><img src="${file}" alt="${label}" loading="lazy"></a><figcaption>${label}</figcaption></figure>`;
}
