import { rspack } from '@rspack/core';
import { firstFiles } from './first-scripts.mjs';

/** The font files of the first visible lines; the others are fetched when a page uses one of their characters. */
const FIRST_FACES = /(literata|source-sans-3)-latin-wght-normal\.[\w-]+\.woff2$/;

/**
 * react-aria inserts a style element unless an element with this id exists (react-aria, usePress). Our content security
 * policy blocks it, and our own style sheet has the rule, so our sheet uses the id.
 */
const STYLES_ID = 'react-aria-pressable-style';

/**
 * Adds to the page's head the parts that must precede the scripts: the theme script, and the first fonts. The script of the
 * application names the files that it will request, for a page that fetches them before it starts
 * (`first-page/start-application.ts` of libs/web/ui).
 */
export class PagePlugin {
  /** @param {{ name: string, source: string }} themeBoot */
  constructor(themeBoot) {
    this.themeBoot = themeBoot;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('PagePlugin', (compilation) => {
      const { name, source } = this.themeBoot;
      compilation.hooks.processAssets.tap('PagePlugin', () => {
        compilation.emitAsset(name, new rspack.sources.RawSource(source), { immutable: true });
      });
      const { alterAssetTagGroups } = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      alterAssetTagGroups.tap('PagePlugin', (groups) => {
        const faces = compilation.getAssets().filter((asset) => FIRST_FACES.test(asset.name));
        const [styles] = groups.headTags.filter(({ tagName }) => tagName === 'link');
        if (styles) styles.attributes.id = STYLES_ID;
        groups.headTags.unshift(scriptTag(`/${name}`), ...faces.map((face) => fontTag(`/${face.name}`)));
        const [application] = groups.headTags.filter(({ attributes }) => attributes.defer);
        if (application) application.attributes['data-files'] = firstFiles(compilation).join(' ');
        return groups;
      });
    });
  }
}

const scriptTag = (src) => ({ tagName: 'script', attributes: { src }, voidTag: false });

const fontTag = (href) => ({
  tagName: 'link',
  attributes: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href },
  voidTag: true,
});
