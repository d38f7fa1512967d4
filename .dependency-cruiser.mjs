/** The walls of the house (docs/architecture.md). Each message says where the thing belongs instead. */
const SOURCES = '^(apps|services|libs)/';

export default {
  forbidden: [
    {
      name: 'no-circle',
      comment:
        'Two modules that need each other are one module, or share a third that neither owns: move the shared part down.',
      severity: 'error',
      from: { path: SOURCES },
      to: { circular: true },
    },
    {
      name: 'shared-runs-anywhere',
      comment:
        'libs/shared runs in the browser and on the server: it imports neither side, nor Nest, React or Node. Pass what it needs as an argument.',
      severity: 'error',
      from: { path: '^libs/shared/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^(apps|services|libs/(server|web))/|^node_modules/(@nestjs|react|react-dom|rxjs)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'shared-without-node',
      comment: 'libs/shared has no Node built-ins: a browser has none.',
      severity: 'error',
      from: { path: '^libs/shared/', pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-never-imports-server',
      comment:
        'The browser talks to the gateway over HTTP: use libs/web/api-client with a contract of libs/shared/contracts.',
      severity: 'error',
      from: { path: '^(apps|libs/web)/', pathNot: '/e2e/' },
      to: { path: '^(services|libs/server)/' },
    },
    {
      name: 'server-never-imports-web',
      comment: 'A rule that both sides need belongs in libs/shared/domain.',
      severity: 'error',
      from: { path: '^(services|libs/server)/' },
      to: { path: '^(apps|libs/web)/' },
    },
    {
      name: 'no-service-to-service',
      comment:
        'Services meet over NATS: name the message in libs/shared/contracts and ask for it with the ContractClient.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'no-app-to-app',
      comment:
        'Micro-frontends are loaded by the shell at run time and never import each other: share through libs/web.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'nothing-imports-an-app-or-service',
      comment: 'Apps and services are the top of the house: what two of them need lives in libs.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^(apps|services)/' },
    },
    {
      name: 'only-the-public-door',
      comment: 'A library is used by its package name; what its index does not export is its own business.',
      severity: 'error',
      from: { path: '^(apps|services)/' },
      to: { path: '^libs/.+/src/', pathNot: '/src/(index\\.ts|styles/)' },
    },
    {
      name: 'only-the-public-door-between-libraries',
      comment: 'A library is used by its package name; what its index does not export is its own business.',
      severity: 'error',
      from: { path: '^libs/([^/]+/[^/]+)/' },
      to: { path: '^libs/.+/src/', pathNot: ['^libs/$1/', '/src/(index\\.ts|styles/)'] },
    },
    {
      name: 'features-never-import-each-other',
      comment:
        'A feature of a micro-frontend stands alone: what two features share moves to the app or to libs/web.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'only-the-repository-knows-mongoose',
      comment: 'Queries live in <feature>.repository.ts, schemas in <feature>.schema.ts: ask the repository.',
      severity: 'error',
      from: { path: '^services/', pathNot: '\\.(repository|schema|module)\\.ts$|/test/' },
      to: { path: '^node_modules/mongoose/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-unlisted-package',
      comment: 'Add the package to the package.json of the workspace that imports it.',
      severity: 'error',
      from: {
        path: SOURCES,
        pathNot: '\\.(spec|int-spec|e2e-spec)\\.tsx?$|/(test|e2e|build|jest)/|jest\\.config',
      },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'npm-dev'],
        pathNot: '^node_modules/@types/',
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-types[^/]*)/' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
    tsConfig: { fileName: 'tsconfig.server.json' },
  },
};
