import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Kinds of file that compress; fonts are compressed already, and a source map is read by nobody but us. */
const COMPRESSIBLE = /\.(js|css|html|json|svg)$/;

/** Writes a `.br` beside each text that is served, once, at the best level: a server only has to send it. */
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
