import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { installable } from './vite.installable.ts';
import { squeezed } from './vite.squeezed.ts';

const server = process.env.HOLDOUT_SERVER ?? 'http://localhost:3000';

export default defineConfig({
  base: './',
  plugins: [react(), installable(), squeezed()],
  json: { namedExports: false, stringify: true },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 1024,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: { main: 'index.html', 'service-worker': 'src/service-worker.ts' },
      output: { entryFileNames: (chunk) => (chunk.name === 'service-worker' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': server, '/socket': { target: server, ws: true } } },
});
