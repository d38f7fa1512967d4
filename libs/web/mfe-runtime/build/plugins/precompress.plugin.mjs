import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** File types that compress well; fonts are already compressed, and source maps are for developers only. */
const COMPRESSIBLE = /\.(js|css|html|json|svg|txt)$/;

/** Writes a `.br` file beside each text asset at build time, at the best level, so that a server need not compress. */
export class PrecompressPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('PrecompressPlugin', async (compilation) => {
      const names = compilation.getAssets().map(({ name }) => name);
      const { path: folder } = compilation.outputOptions;
      await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map((name) => shrink(folder, name)));
    });
  }
}

async function shrink(folder, name) {
  const file = path.join(folder, name);
  const text = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${file}.br`, await compress(text, { params }));
}
