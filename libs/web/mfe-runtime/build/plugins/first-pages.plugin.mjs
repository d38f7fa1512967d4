import escapeHtml from 'escape-html';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';

const TEMPLATES = 'src/first-page';

/** The texts for a template: those of the page that replaces it. */
const TEXTS_OF = { 'home.html': 'landing' };

/**
 * Renders the templates of the first pages with their texts, once per language: `first-pages/home.es.html`. The gateway
 * inserts them into the shell's page.
 */
export class FirstPagesPlugin {
  /** @param {string} directory of the shell */
  constructor(directory) {
    this.directory = directory;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FirstPagesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('FirstPagesPlugin', () => {
        for (const [name, html] of this.pages())
          compilation.emitAsset(name, new rspack.sources.RawSource(html));
      });
    });
  }

  *pages() {
    const locales = path.join(this.directory, 'src/locales');
    for (const [template, namespace] of Object.entries(TEXTS_OF)) {
      const html = readFileSync(path.join(this.directory, TEMPLATES, template), 'utf8');
      for (const language of readdirSync(locales, { withFileTypes: true })) {
        if (!language.isDirectory()) continue;
        const file = path.join(locales, language.name, `${namespace}.json`);
        const name = `first-pages/${template.replace('.html', `.${language.name}.html`)}`;
        yield [name, filled(html, JSON.parse(readFileSync(file, 'utf8')))];
      }
    }
  }
}

function filled(html, texts) {
  return html
    .replace(/\{\{([\w.]+)\}\}/g, (_, key) => {
      const text = key.split('.').reduce((within, part) => within?.[part], texts);
      if (typeof text !== 'string') throw new Error(`A first page asks for ${key}, which is no text`);
      return escapeHtml(text);
    })
    .replace(/\n\s*/g, '');
}
