import { defineConfig } from 'vite'

/** Address of the shop's gateway; its files, calls and socket are reached under the host's own origin. */
const gateway = process.env['MALL_URL'] ?? 'http://127.0.0.1:4000'

export default defineConfig({
  server: {
    host: '127.0.0.1',
    proxy: {
      ...Object.fromEntries(
        ['/api', '/shop-assets', '/server-config.json', '/version-config.json', '/favicon.ico'].map((path) => [
          path,
          { target: gateway },
        ]),
      ),
      '/ws': { target: gateway, ws: true },
    },
  },
})
