import { importRules } from './scripts/importRules.mjs';

const forbid = (rules) => [
  'error',
  {
    patterns: rules.map(({ regex, why }) => ({ regex, message: why })),
  },
];

/** What people read about a time is written in src/lib, from the clock of the reader. */
const otherClocks = [
  ['getDate', 'getUTCDate', 'getDay', 'getUTCDay', 'getMonth', 'getUTCMonth'],
  ['getHours', 'getUTCHours', 'getMinutes', 'getUTCMinutes'],
  ['DateTimeFormat', 'toLocaleDateString', 'toLocaleTimeString', 'toDateString', 'toTimeString'],
]
  .flat()
  .map((property) => ({ property, message: 'Use src/lib/dates.ts or src/lib/calendar.ts.' }));

const endlessRedirect = {
  element: 'Navigate',
  message: 'Use Redirect, which goes once for the same state.',
};

const unawaitedLoad = {
  property: 'goto',
  message: 'Use Site.open, which waits until the page reacts; to only look at it, loadOnly.',
};

export default {
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'unicorn', 'oxc', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-unsafe-type-assertion': 'error',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'react/no-danger': 'error',
    'react/react-in-jsx-scope': 'off',
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    'max-params': ['error', { max: 3 }],
    'no-console': 'error',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'typescript/unbound-method': 'off',
    'no-underscore-dangle': ['error', { allow: ['_id'] }],
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', varsIgnorePattern: '^_' },
    ],
    'no-await-in-loop': 'off',
    'oxc/no-map-spread': 'off',
    'promise/always-return': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/prefer-set-has': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'no-shadow': 'off',
    'import/no-unassigned-import': 'off',
    'react/jsx-no-constructed-context-values': 'off',
  },
  overrides: [
    ...importRules.map(({ files, forbidden }) => ({
      files,
      rules: { 'no-restricted-imports': forbid(forbidden) },
    })),
    {
      files: ['src/**/*.tsx'],
      rules: {
        'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
      },
    },
    {
      files: ['src/**'],
      rules: {
        'no-restricted-properties': ['error', ...otherClocks],
        'react/forbid-elements': ['error', { forbid: [endlessRedirect] }],
      },
    },
    { files: ['src/ui/Redirect.tsx'], rules: { 'react/forbid-elements': 'off' } },
    {
      files: ['src/lib/{dates,calendar}.ts', 'src/testing/**', '**/*.test.*'],
      rules: { 'no-restricted-properties': 'off' },
    },
    {
      files: ['**/*.config.*', 'src/testing/jsdomEnvironment.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
    { files: ['e2e/**'], rules: { 'react/rules-of-hooks': 'off' } },
    {
      files: ['e2e/journeys/**'],
      rules: { 'no-restricted-properties': ['error', unawaitedLoad] },
    },
    { files: ['src/testing/setup.ts'], rules: { 'vitest/no-standalone-expect': 'off' } },
    {
      files: ['**/*.test.*', 'e2e/**', 'scripts/**', 'bench/**'],
      rules: {
        'max-lines-per-function': 'off',
        'vitest/expect-expect': 'off',
        'vitest/valid-title': 'off',
        'unicorn/no-array-fill-with-reference-type': 'off',
        'vitest/require-mock-type-parameters': 'off',
      },
    },
  ],
};
