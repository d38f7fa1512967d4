import globals from 'globals';
import i18next from 'eslint-plugin-i18next';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const SERVER = ['services/**/*.ts', 'libs/server/**/*.ts'];
const WEB = ['apps/**/*.{ts,tsx}', 'libs/web/**/*.{ts,tsx}'];
const TESTS = ['**/*.{spec,int-spec,e2e-spec}.{ts,tsx}', '**/test/**', '**/e2e/**', 'libs/server/testing/**'];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/dist-types/**', '**/node_modules/**', '.nx/**', '.data/**', '**/*.d.ts'] },
  { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: globals.node } },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message:
            'Configuration is read once, by defineConfiguration of the service-kit; take the typed value from there.',
        },
      ],
    },
  },
  // The composition of configuration, and the scripts that start the house, are where the environment enters.
  {
    files: [
      'tools/**',
      'libs/server/service-kit/src/configuration/read-environment.ts',
      '**/*.config.mjs',
      '**/build/**/*.mjs',
      ...TESTS,
    ],
    rules: { 'no-restricted-syntax': 'off', 'no-console': 'off' },
  },
  {
    files: WEB,
    languageOptions: { globals: globals.browser },
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['apps/**/*.tsx', 'libs/web/**/*.tsx'],
    ignores: TESTS,
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'jsx-attributes': {
            include: ['aria-label', 'alt', 'title', 'placeholder', 'label', 'description'],
          },
        },
      ],
    },
  },
  {
    files: SERVER,
    // Injection tokens come from the types that decorators emit: a type-only import would leave nothing to inject.
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
);
