import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { zones } from './importOrder.js';

const here = fileURLToPath(new URL('.', import.meta.url));

export default ts.config(
  { ignores: ['node_modules', 'dist', '.svelte-check', '**/*.gen.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.js', '.svelte'],
          tsconfig: { configFile: `${here}tsconfig.json` },
        }),
      ],
    },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      // TypeScript checks names, including the DOM's.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-params': ['error', { max: 6 }],
      'max-lines': ['error', { max: 400, skipBlankLines: false }],
      'import-x/no-restricted-paths': ['error', { basePath: here, zones }],
      'import-x/no-unresolved': ['error', { ignore: ['^virtual:'] }],
      'import-x/no-duplicates': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    // Scripts for Node.
    files: ['*.js'],
    languageOptions: { globals: { ...globals.node } },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/**'],
    ignores: ['src/app/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'virtual:games', message: 'Only files in app/ may import virtual:games.' }] },
      ],
      // The rule above does not cover import().
      'no-restricted-syntax': [
        'error',
        {
          selector: "ImportExpression[source.value='virtual:games']",
          message: 'Only files in app/ may import virtual:games.',
        },
      ],
    },
  },
);
