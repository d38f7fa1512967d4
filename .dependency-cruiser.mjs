/** The boundary rules (docs/architecture.md). Each message says where the code belongs instead. */
const SOURCES = '^(apps|services|libs)/';

export default {
  forbidden: [
    {
      name: 'no-circle',
      comment:
        'Modules must not depend on each other in a circle: merge them, or move the shared part into a third module.',
      severity: 'error',
      from: { path: SOURCES },
      to: { circular: true },
    },
    {
      name: 'shared-runs-anywhere',
      comment:
        'libs/shared runs in the browser and on the server: it must not import either side, Nest, React or Node. Pass what it needs as an argument.',
      severity: 'error',
      from: { path: '^libs/shared/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^(apps|services|libs/(server|web))/|^node_modules/(@nestjs|react|react-dom|rxjs)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'shared-without-node',
      comment: 'libs/shared must not use Node built-ins, because browsers do not have them.',
      severity: 'error',
      from: { path: '^libs/shared/', pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-never-imports-server',
      comment:
        'Browser code calls the gateway over HTTP: use libs/web/api-client with a contract of libs/shared/contracts.',
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
        'Services communicate over NATS: define the message in libs/shared/contracts and send it with the ContractClient.',
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
      comment: 'Libraries must not import apps or services: move shared code to libs.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^(apps|services)/' },
    },
    {
      name: 'only-the-public-entry',
      comment: 'Import a library by its package name; modules that its index does not export are private.',
      severity: 'error',
      from: { path: '^(apps|services)/' },
      to: { path: '^libs/.+/src/', pathNot: '/src/(index\\.ts|styles/)' },
    },
    {
      name: 'only-the-public-entry-between-libraries',
      comment: 'Import a library by its package name; modules that its index does not export are private.',
      severity: 'error',
      from: { path: '^libs/([^/]+/[^/]+)/' },
      to: { path: '^libs/.+/src/', pathNot: ['^libs/$1/', '/src/(index\\.ts|styles/)'] },
    },
    {
      name: 'features-never-import-each-other',
      comment:
        'Features of a micro-frontend must not import each other: move shared code to the app or to libs/web.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'only-the-repository-knows-mongoose',
      comment: 'Queries live in <feature>.repository.ts, schemas in <feature>.schema.ts: use the repository.',
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
