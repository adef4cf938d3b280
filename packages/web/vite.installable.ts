// What makes the client an installable app: manifest, icons, and the list of files the service worker keeps.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { iconPng, iconSvg } from './vite.icon.ts';

const manifest = {
  name: 'Holdout',
  short_name: 'Holdout',
  description: 'Co-operative zombie survival on a drawn board',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#14110e',
  theme_color: '#14110e',
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

const icons = (): readonly { readonly fileName: string; readonly source: string | Uint8Array }[] => [
  { fileName: 'icon.svg', source: iconSvg() },
  { fileName: 'icon-192.png', source: iconPng(192, false) },
  { fileName: 'icon-512.png', source: iconPng(512, false) },
  { fileName: 'icon-maskable.png', source: iconPng(512, true) },
  { fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) },
];

/** Stands in the service worker's source; becomes the list of files. */
const PLACE = '__HOLDOUT_FILES__';

export const installable = (): Plugin => ({
  name: 'holdout-installable',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const found = icons().find((file) => request.url === `/${file.fileName}`);
      if (!found) return next();
      response.setHeader(
        'content-type',
        found.fileName.endsWith('.png') ? 'image/png' : found.fileName.endsWith('.svg') ? 'image/svg+xml' : 'application/json',
      );
      response.end(found.source);
    });
  },
  buildStart() {
    if (this.meta.watchMode) return;
    for (const file of icons()) this.emitFile({ type: 'asset', ...file });
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return;
      const kept = Object.keys(bundle).filter((name) => name !== 'sw.js' && !name.endsWith('.map'));
      const version = createHash('sha256');
      for (const name of kept.sort()) {
        const file = bundle[name];
        version.update(name).update(file.type === 'chunk' ? file.code : file.source);
      }
      const files = JSON.stringify({ version: version.digest('hex').slice(0, 12), files: kept });
      worker.code = worker.code.replace(`"${PLACE}"`, files).replace(`'${PLACE}'`, files).replace(`\`${PLACE}\``, files);
    },
  },
});
