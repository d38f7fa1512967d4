import globals from 'globals';
import i18next from 'eslint-plugin-i18next';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const SERVER = ['services/**/*.ts', 'libs/server/**/*.ts'];
const WEB = ['apps/**/*.{ts,tsx}', 'libs/web/**/*.{ts,tsx}'];
const TESTS = ['**/*.{spec,int-spec,e2e-spec}.{ts,tsx}', '**/test/**', '**/e2e/**', 'libs/server/testing/**'];

const REACT_RULES = reactHooks.configs.flat['recommended-latest'];

/**
 * The rules for which the compiler of React reads a file, which takes most of the time of all rules. They find what makes
 * a component slow or wrong when it renders again; the components of tests are rendered once.
 */
const COMPILER_RULES = Object.keys(REACT_RULES.rules).filter(
  (rule) => rule !== 'react-hooks/rules-of-hooks' && rule !== 'react-hooks/exhaustive-deps',
);

export default tseslint.config(
  {
    ignores: [
      'coverage/**',
      '**/dist/**',
      '**/dist-types/**',
      '**/node_modules/**',
      '.nx/**',
      '.data/**',
      '**/*.d.ts',
    ],
  },
  { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: globals.node } },
  ...tseslint.configs.recommended,
  // Jest loads its environment, runtime and sequencer with require.
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that need types are in .oxlintrc.json: Oxlint reads types in a quarter of the time.
    rules: {
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
            'Configuration is read once, by defineConfiguration of the service-kit; inject the typed value.',
        },
      ],
    },
  },
  // The composition of the configuration, and the scripts that start the stack, are the only places that read the
  // environment.
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
    ...REACT_RULES,
  },
  { files: TESTS, rules: Object.fromEntries(COMPILER_RULES.map((rule) => [rule, 'off'])) },
  {
    ...jsxA11y.configs.recommended,
    files: ['**/*.tsx'],
    rules: {
      ...jsxA11y.configs.recommended.rules,
      // Keyboard users must be able to reach a scrollable region, so it is focusable and has a name.
      'jsx-a11y-x/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['tabpanel', 'region'], allowExpressionValues: true },
      ],
    },
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
          // Texts in calls are keys of texts and codes, whose types the compiler checks.
          callees: { exclude: ['.*'] },
          'jsx-attributes': {
            include: ['aria-label', 'alt', 'title', 'placeholder', 'label', 'description'],
          },
        },
      ],
    },
  },
  {
    files: SERVER,
    // Nest takes injection tokens from the types that decorators emit, and a type-only import emits nothing.
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
);
