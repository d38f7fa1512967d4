import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { contractHash } from './contract-hash.mjs';
import { devServer } from './dev-server.mjs';
import { LicencesPlugin } from './plugins/licences.plugin.mjs';
import { PagePlugin } from './plugins/page.plugin.mjs';
import { PrecompressPlugin } from './plugins/precompress.plugin.mjs';
import { ScriptLimitsPlugin } from './plugins/script-limits.plugin.mjs';
import { ServerPagesPlugin } from './plugins/server-pages.plugin.mjs';
import { minimizers } from './minimizers.mjs';
import { sharedLibraries } from './shared-libraries.mjs';
import { sourceRules } from './source-rules.mjs';
import { compileThemeBoot } from './theme-boot.mjs';
import { WorkersPlugin } from './plugins/workers.plugin.mjs';

/**
 * The only build configuration of the four apps, for `rspack build` and `rspack dev`.
 *
 * The shell is served at `/` with its files under `/assets/`; a remote, which exposes `./routes`, under `/mfe/<name>/`
 * or at the address in the manifest.
 *
 * @param {{ directory: string, name: 'shell' | 'study' | 'journal' | 'admin' }} app
 */
export function federatedApp({ directory, name }) {
  return async (_environment, { mode = 'production' } = {}) => {
    const isProduction = mode === 'production';
    const role = name === 'shell' ? 'shell' : 'remote';
    const inFolder = role === 'shell' ? 'assets/' : '';
    // During development the contracts change without a rebuild of every app.
    const contracts = isProduction ? contractHash() : 'development';
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
      entry: role === 'shell' ? { main: './src/index.ts' } : {}, // the entry of a remote is its exposed module
      output: {
        path: path.join(directory, 'dist'),
        publicPath: role === 'shell' ? '/' : 'auto', // a remote may be served from any address
        uniqueName: packageName,
        filename: `${inFolder}${stem}.js`,
        cssFilename: `${inFolder}${stem}.css`,
        assetModuleFilename: `${inFolder}[name].[contenthash:8][ext]`,
        clean: true,
      },
      ...sourceRules({ isProduction }),
      optimization: { minimizer: minimizers() },
      plugins: [
        federation({ name, role, dependencies, stem, contracts }),
        new rspack.DefinePlugin({ CONTRACT_HASH: JSON.stringify(contracts) }),
        ...(role === 'shell' ? await page(directory, { isProduction, uniqueName: packageName }) : []),
        ...(isProduction ? [new PrecompressPlugin(), new ScriptLimitsPlugin(name)] : hotReload()),
      ],
      devServer: devServer(name),
      performance: false, // this check measures uncompressed files, but only the compressed size matters
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

function federation({ name, role, dependencies, stem, contracts }) {
  return new ModuleFederationPlugin({
    name,
    dts: false, // each workspace checks the types of its pages
    dev: false,
    manifest: role === 'remote' && { additionalData: describeRemote(contracts) },
    runtimePlugins: [fileURLToPath(new URL('../src/federation-plugin.ts', import.meta.url))],
    ...(role === 'remote' && {
      filename: `remoteEntry.${stem.replace('[name].', '').replace('[name]', 'dev')}.js`,
      exposes: { './routes': './src/remote-entry.tsx' },
    }),
    shareStrategy: 'loaded-first', // the other strategy fetches every remote at startup to compare versions
    shared: sharedLibraries(role, dependencies),
    experiments: {
      ...(role === 'shell' ? { provideExternalRuntime: true } : { externalRuntime: true }), // sent only once, by the shell
      optimization: { target: 'web' },
    },
  });
}

/** The facts about a remote that are known before loading it: the contracts of its build, and its first style sheets. */
function describeRemote(contracts) {
  return ({ stats }) => {
    stats.metaData.contracts = contracts;
    // For a server that lets browsers fetch them before the shell does.
    stats.metaData.firstStyles = stats.exposes.flatMap(({ assets }) => assets.css.sync);
    return withoutStyles(stats);
  };
}

/**
 * The federation runtime links the style sheets that a manifest lists, but neither waits for them nor notices a
 * failure: the page would appear unstyled. A style sheet that the manifest does not list is fetched with its script,
 * and awaited.
 */
function withoutStyles(stats) {
  const assets = [...stats.exposes, ...stats.shared].map((each) => each.assets);
  for (const each of assets) each.css = { sync: [], async: [] };
  return stats;
}

async function page(directory, mode) {
  return [
    new rspack.HtmlRspackPlugin({ template: './src/index.html', scriptLoading: 'defer', inject: 'head' }),
    new PagePlugin(await compileThemeBoot(directory)),
    ...(mode.isProduction ? [new ServerPagesPlugin({ directory, uniqueName: mode.uniqueName })] : []),
    new LicencesPlugin(directory),
    new WorkersPlugin(directory, mode),
    new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
  ];
}
