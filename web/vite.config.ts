import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://localhost:3000';

/** Everything the portal's own server answers; the rest is the web app's. */
const served = [
  '/api',
  '/ol',
  '/ip',
  '/storage',
  '/email',
  '/realms',
  '/inbox',
  '/client-config.json',
  '/openapi.json',
  '/docs',
];

export default defineConfig({
  plugins: [react()],
  server: {
    port: 5173,
    // The server's idea of its own address (issuer, redirects) follows the Host header, so it must stay ours.
    proxy: Object.fromEntries(served.map((path) => [path, { target: server, changeOrigin: false }])),
  },
  build: {
    target: 'es2023',
    sourcemap: true,
    // Ant Design's core is one piece; splitting it further only adds requests.
    chunkSizeWarningLimit: 900,
  },
});
