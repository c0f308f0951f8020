import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

const gateway = process.env['MALLWRIGHT_GATEWAY'] ?? 'http://127.0.0.1:4000'
const proxied = { target: gateway, changeOrigin: false }

/** In development no server writes the HTML: every address of the shop answers with the bare entry. */
const devDocument: Plugin = {
  name: 'shop-dev-document',
  apply: 'serve',
  configureServer:
    ({ middlewares, transformIndexHtml }) =>
    () => {
      middlewares.use((request, response, next) => {
        const html =
          '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"></head><body><div id="shop"></div><script type="module" src="/shop-assets/src/shop/main.tsx"></script></body></html>'
        transformIndexHtml(request.url ?? '/', html).then((text) => {
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(text)
        }, next)
      })
    },
}

/** The shop: one entry that wakes a prerendered page, and the full mall behind it. The server writes the HTML. */
export default defineConfig({
  plugins: [react(), devDocument],
  base: '/shop-assets/',
  appType: 'custom',
  server: {
    proxy: {
      '/api': proxied,
      '/ws': { ...proxied, ws: true },
      '/studio': proxied,
      '/server-config.json': proxied,
      '/version-config.json': proxied,
    },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2023',
    rolldownOptions: { input: { shop: 'src/shop/main.tsx', wake: 'src/runtime/wake.ts' } },
  },
})
