import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

import { LATER_VIEWS } from './src/studio/drawn-page/later-views.ts'
import { LATER_PARTS } from './src/workbench/later-parts.ts'

const gateway = process.env['MALLWRIGHT_GATEWAY'] ?? 'http://127.0.0.1:4000'
const proxied = { target: gateway, changeOrigin: false }

/** Names the script that asks for the page in the document itself: it runs as soon as it is here, before the others. */
function earlyScript(): Plugin {
  return {
    name: 'mallwright-early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .filter((one) => one.type === 'chunk' && one.isEntry && one.name === 'early')
          .map(({ fileName }) => ({
            tag: 'script',
            attrs: { type: 'module', async: true, src: `/studio/${fileName}` },
            injectTo: 'head-prepend',
          })),
    },
  }
}

/** The studio: a page of its own at `/studio/`. */
export default defineConfig({
  plugins: [react(), earlyScript()],
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
    // What every opening needs comes in a few files, and what follows once the page is drawn in one: each further file
    // is a request that the first drawing would wait for. The views of LATER_VIEWS come one by one, with a page that has them.
    rolldownOptions: {
      input: { index: 'index.html', early: 'src/workbench/early-opening.ts' },
      output: {
        codeSplitting: {
          groups: [
            { name: 'early', priority: 4, test: /workbench\/early-opening\.ts$/ },
            {
              name: 'views',
              priority: 3,
              test: new RegExp(`packages/modules/src/(?!${LATER_VIEWS.join('|')}).*\\.(view\\.tsx|css)$`),
            },
            { name: 'start', priority: 2, test: /packages\/editor\/src\/main\.tsx$/ },
            { name: 'panels', priority: 1, test: new RegExp(`packages/editor/src/(${LATER_PARTS.join('|')})\\.tsx?$`) },
          ],
        },
      },
    },
  },
})
