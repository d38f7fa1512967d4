import { Problem } from '../terminal/terminal.mjs';
import { namesOf } from './names.mjs';

const VERSIONS = { '@nestjs/common': '12.5.1', '@nestjs/core': '12.5.1', '@nestjs/microservices': '12.1.1' };

/**
 * Generates a service without messages.
 *
 * @param {string} name one word
 * @returns {import('./plan.mjs').Plan}
 * @throws {Problem} if it has another form
 */
export function newService(name) {
  if (name.includes('/') || name.includes('-')) throw new Problem('Name it in one word: magazine.');
  const { kebab } = namesOf(name);
  const folder = `services/${kebab}`;
  const json = (/** @type {object} */ value) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    files: {
      [`${folder}/package.json`]: json({
        name: `@word-unfolded/${kebab}`,
        version: '0.1.0',
        private: true,
        type: 'module',
        dependencies: {
          ...VERSIONS,
          '@word-unfolded/contracts': '*',
          '@word-unfolded/service-kit': '*',
          'reflect-metadata': '0.2.2',
          rxjs: '7.8.2',
        },
        scripts: { build: 'node ../../libs/server/service-kit/build/bundle-service.mjs' },
        nx: { tags: ['scope:service'] },
      }),
      [`${folder}/tsconfig.json`]: json({
        extends: '../../tsconfig.server.json',
        compilerOptions: {
          rootDir: '.',
          outDir: 'dist-types',
          tsBuildInfoFile: 'dist-types/.tsbuildinfo',
        },
        include: ['src', 'test'],
        references: [{ path: '../../libs/shared/contracts' }, { path: '../../libs/server/service-kit' }],
      }),
      [`${folder}/src/main.ts`]: `import { runService } from '@word-unfolded/service-kit';
import { AppModule } from './app.module.js';

await runService('${kebab}', AppModule);
`,
      [`${folder}/src/app.module.ts`]: `import { Module } from '@nestjs/common';

@Module({})
export class AppModule {}
`,
    },
    edits: {
      'libs/shared/contracts/src/messaging/define.ts': (text) => withService(text, kebab),
      'tools/setup/workspace.mjs': (text) => withService(text, kebab),
      'tsconfig.json': (text) => {
        const config = JSON.parse(text);
        config.references.push({ path: `./${folder}` });
        return json(config);
      },
    },
    next: [
      'npm install, and node tools/fix-lock.mjs.',
      `Add ${kebab} to deploy/compose.yaml, deploy/kubernetes and .github/workflows/ci.yml; the tests of tools/deploy say what is missing.`,
      'Say in docs/architecture.md what it owns.',
    ],
  };
}

/**
 * Adds a service to the list of services of a file.
 *
 * @param {string} text
 * @param {string} name
 */
function withService(text, name) {
  return text.replace(/(SERVICES = \[[^\]]*'billing')/, `$1, '${name}'`);
}
