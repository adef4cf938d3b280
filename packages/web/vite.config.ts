import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkNames } from './vite.chunks.ts';
import { installable } from './vite.installable.ts';
import { layers } from './vite.layers.ts';
import { squeezed } from './vite.squeezed.ts';

const begin = fileURLToPath(new URL('./src/main.tsx', import.meta.url));
const server = process.env.HOLDOUT_SERVER ?? 'http://localhost:3000';

export default defineConfig({
  base: './',
  // The same components on a library a tenth of the size: types and tests know it by its older name.
  resolve: {
    alias: [
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
    ],
  },
  plugins: [layers(), react(), installable(), squeezed()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Labels are fetched, and a page may fetch only from its own server.
    assetsInlineLimit: (file) => (file.endsWith('.json') ? false : undefined),
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      input: { main: 'index.html', 'service-worker': 'src/service-worker.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'service-worker' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [{ name: chunkNames(begin), debugName: 'ways in' }], includeDependenciesRecursively: false },
      },
    },
  },
  server: { proxy: { '/api': server, '/socket': { target: server, ws: true } } },
});
