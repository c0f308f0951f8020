import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { LATER_VIEWS } from './src/studio/drawn-page/later-views.ts'

const gateway = process.env['MALLWRIGHT_GATEWAY'] ?? 'http://127.0.0.1:4000'
const proxied = { target: gateway, changeOrigin: false }

/** The studio: a page of its own at `/studio/`. */
export default defineConfig({
  plugins: [react()],
  base: '/studio/',
  server: {
    proxy: {
      '/api': proxied,
      '/ws': { ...proxied, ws: true },
      '/micro': proxied,
      '/shop-assets': proxied,
      '/server-config.json': proxied,
      '/version-config.json': proxied,
    },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2023',
    // The views that most pages have come as one file; the others (LATER_VIEWS) one by one, after the page or with it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'views',
              test: new RegExp(`packages/modules/src/(?!${LATER_VIEWS.join('|')}).*\\.(view\\.tsx|css)$`),
            },
          ],
        },
      },
    },
  },
})
