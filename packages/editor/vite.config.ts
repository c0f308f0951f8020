import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

import { gatewayProxy } from '../../scripts/gateway-proxy.ts'
import { LAZY_VIEWS } from './src/viewport/module-views.ts'
import { AFTER_PAINT_MODULES } from './src/shell/after-paint-modules.ts'

/** Adds the early-request script to the HTML head, so that it runs before the others. */
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
  server: { proxy: gatewayProxy(['/micro', '/shop-assets']) },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2023',
    // Without it, media queries become ranges, which no browser before 2022 can read.
    cssTarget: ['chrome94', 'safari15.4', 'firefox92'],
    // Few chunks until the first paint and one after it: each further file is a request that the paint waits for.
    rolldownOptions: {
      input: { index: 'index.html', early: 'src/shell/start/early-draft.ts' },
      output: {
        codeSplitting: {
          groups: [
            { name: 'early', priority: 4, test: /start\/early-draft\.ts$/ },
            {
              name: 'views',
              priority: 3,
              test: new RegExp(`packages/modules/src/(?!${LAZY_VIEWS.join('|')}).*\\.(view\\.tsx|css)$`),
            },
            { name: 'start', priority: 2, test: /packages\/editor\/src\/main\.tsx$/ },
            // What both the start and the desk load late is one file: the start lists each of them.
            {
              name: 'institution',
              priority: 1,
              test: /institution\/institution\.contract\.ts|session\/institution-loader\.ts/,
            },
            // The desk's alone: the canvas has no routes.
            { name: 'router', priority: 1, test: /node_modules\/react-router\// },
            {
              name: 'panels',
              priority: 1,
              test: new RegExp(`packages/editor/src/(${AFTER_PAINT_MODULES.join('|')})\\.tsx?$`),
            },
          ],
        },
      },
    },
  },
})
