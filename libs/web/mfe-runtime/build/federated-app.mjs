import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { devServer } from './dev-server.mjs';
import { FirstPagesPlugin } from './first-pages.plugin.mjs';
import { PagePlugin } from './page.plugin.mjs';
import { PrecompressPlugin } from './precompress.plugin.mjs';
import { sharedLibraries } from './shared-libraries.mjs';
import { sourceRules } from './source-rules.mjs';
import { compileThemeBoot } from './theme-boot.mjs';
import { WorkersPlugin } from './workers.plugin.mjs';

/**
 * The configuration of one of the four apps, for `rspack build` and `rspack dev`. There is no other.
 *
 * The shell is served at `/` with its files under `/assets/`; a remote, which exposes `./routes`, under `/mfe/<name>/` or
 * wherever the manifest says.
 *
 * @param {{ directory: string, name: 'shell' | 'study' | 'journal' | 'admin' }} app
 */
export function federatedApp({ directory, name }) {
  return async (_environment, { mode = 'production' } = {}) => {
    const isProduction = mode === 'production';
    const role = name === 'shell' ? 'shell' : 'remote';
    const inFolder = role === 'shell' ? 'assets/' : '';
    const stem = isProduction ? '[name].[contenthash:8]' : '[name]';
    const { name: packageName, dependencies } = JSON.parse(
      readFileSync(path.join(directory, 'package.json'), 'utf8'),
    );
    return {
      context: directory,
      mode,
      name,
      target: ['web', 'es2022'],
      devtool: isProduction ? 'source-map' : 'cheap-module-source-map',
      entry: role === 'shell' ? { main: './src/index.ts' } : {}, // a remote is entered by what it exposes
      output: {
        path: path.join(directory, 'dist'),
        publicPath: role === 'shell' ? '/' : 'auto', // a remote may be served from anywhere
        uniqueName: packageName,
        filename: `${inFolder}${stem}.js`,
        cssFilename: `${inFolder}${stem}.css`,
        assetModuleFilename: `${inFolder}[name].[contenthash:8][ext]`,
        clean: true,
      },
      ...sourceRules({ isProduction }),
      optimization: { minimizer: minimizers() },
      plugins: [
        federation({ name, role, dependencies, stem }),
        ...(role === 'shell' ? await page(directory, { isProduction }) : []),
        ...(isProduction ? [new PrecompressPlugin()] : hotReload()),
      ],
      devServer: devServer(name),
      performance: false, // it weighs what is written; what counts is what is sent, compressed
    };
  };
}

function hotReload() {
  const runtime = fileURLToPath(new URL('./one-refresh-runtime.mjs', import.meta.url));
  return [
    new ReactRefreshRspackPlugin(),
    new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, runtime),
  ];
}

/** Browsers that know what our style sheets use: nested selectors of :has, oklch, logical properties. */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4'];

function minimizers() {
  return [
    new rspack.SwcJsMinimizerRspackPlugin(),
    new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
  ];
}

function federation({ name, role, dependencies, stem }) {
  return new ModuleFederationPlugin({
    name,
    dts: false, // the types of a page are those of its workspace
    dev: false,
    manifest: role === 'remote' && { additionalData: withoutStyles },
    runtimePlugins: [fileURLToPath(new URL('../src/federation-plugin.ts', import.meta.url))],
    ...(role === 'remote' && {
      filename: `remoteEntry.${stem.replace('[name].', '').replace('[name]', 'dev')}.js`,
      exposes: { './routes': './src/remote-entry.tsx' },
    }),
    shareStrategy: 'loaded-first', // the other one fetches every remote at once to compare versions
    shared: sharedLibraries(role, dependencies),
    experiments: {
      ...(role === 'shell' ? { provideExternalRuntime: true } : { externalRuntime: true }), // sent once, by the shell
      optimization: { target: 'web' },
    },
  });
}

/**
 * The federation runtime links the style sheets that a manifest names, and then nobody waits for them, nor notices that one
 * failed: the page would be shown undressed. What the manifest does not name is fetched with its script, and awaited.
 */
function withoutStyles({ stats }) {
  const assets = [...stats.exposes, ...stats.shared].map((each) => each.assets);
  for (const each of assets) each.css = { sync: [], async: [] };
  return stats;
}

async function page(directory, mode) {
  return [
    new rspack.HtmlRspackPlugin({ template: './src/index.html', scriptLoading: 'defer', inject: 'head' }),
    new PagePlugin(await compileThemeBoot(directory)),
    new FirstPagesPlugin(directory),
    new WorkersPlugin(directory, mode),
    new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
  ];
}
