import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

export default mergeConfig(
  page,
  defineConfig({ test: { include: ['src/**/*.test.ts'], environment: 'node', isolate: false } }),
);
