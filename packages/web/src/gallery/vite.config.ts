import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { layers } from '../../vite.layers.ts';

export default defineConfig({ root: import.meta.dirname, plugins: [layers(), react()], server: { fs: { strict: false } } });
