/**
 * The loaders of our sources: TypeScript by swc, style sheets by rspack itself, into separate files.
 *
 * @param {{ isProduction: boolean }} options
 */
export function sourceRules({ isProduction }) {
  return {
    resolve: {
      extensions: ['.tsx', '.ts', '...'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    module: {
      rules: [
        { test: /\.ts$/, loader: 'builtin:swc-loader', options: swc({ tsx: false, isProduction }) },
        { test: /\.tsx$/, loader: 'builtin:swc-loader', options: swc({ tsx: true, isProduction }) },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
      generator: {
        'css/auto': { localIdentName: isProduction ? '[hash:base64:6]' : '[local]-[hash:base64:4]' },
      },
      // A custom property is a design token: it has the same meaning in every style sheet.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
    },
  };
}

function swc({ tsx, isProduction }) {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction } },
    },
  };
}
