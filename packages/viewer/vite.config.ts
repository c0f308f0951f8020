import { join } from 'node:path'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

import { gatewayProxy } from '../../scripts/gateway-proxy.ts'

const REACT_ROUTER = join(import.meta.dirname, '../../node_modules/react-router/dist/production/index.mjs')

const DEV_HTML =
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"></head><body><div id="shop"></div><script type="module" src="/src/shop/app/main.tsx"></script></body></html>'

/** In development no server writes the HTML: every page address of the shop answers with the bare entry. */
const devDocument: Plugin = {
  name: 'shop-dev-document',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const url = request.url ?? '/'
      const isPage = request.headers.accept?.includes('text/html') && !/^\/(api|studio|shop-assets)\//.test(url)
      if (!isPage) {
        next()
        return
      }
      response.setHeader('content-type', 'text/html; charset=utf-8')
      server.transformIndexHtml(url, DEV_HTML).then((html) => response.end(html), next)
    })
  },
}

/** Lets the bundler drop the router's unused components: their `forwardRef` and `memo` calls are pure, their names for debugging only. */
const pureRouter: Plugin = {
  name: 'shop-pure-router',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('/react-router/dist/')) return undefined
    const pure = code
      .replace(/^\w+\.displayName = [^\n]*;$/gm, '')
      .replace(/= (React\w*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
    return { code: pure, map: null }
  },
}

/** Lets the bundler drop the mutation cache: `createQueryClient` passes one of its own, and lint refuses `useMutation`. */
const noMutations: Plugin = {
  name: 'shop-no-mutations',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('query-core/build/modern/queryClient.js')) return undefined
    return { code: code.replace('config.mutationCache || new MutationCache()', 'config.mutationCache'), map: null }
  },
}

const ISOLATED = '?isolated'

/**
 * Gives the compiler of option names copies of everything that it imports. Shared with the shell, the checks of all modules
 * would keep more of zod in it, for pages of other gateways alone (decision 0091).
 */
const isolatedCompiler: Plugin = {
  name: 'shop-isolated-compiler',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    const isInside = importer?.endsWith(ISOLATED)
    if (!isInside && source !== '@mallwright/modules/legacy-design') return null
    const resolved = await this.resolve(source, importer?.replace(ISOLATED, ''), { skipSelf: true })
    return resolved && { ...resolved, id: resolved.id + ISOLATED }
  },
}

const inModules = (folders: string) => new RegExp(`/modules/src/(?:${folders})/(?!.*strip-motion\\.ts)[^?]*$`)

/**
 * Files of modules that pages use together. Each file costs a request, and an element in the same task as all others when
 * a page hydrates: a home page had 45 of them.
 */
const MODULE_GROUPS = [
  { name: 'module-kit', test: inModules('appearance|kit|scroll-snap|list-layout|tag-bar') },
  { name: 'module-lists', test: inModules('product-list|paged-list|product-tiles|shop-list|article-list') },
  {
    name: 'module-basics',
    test: inModules(
      'announcement|button|carousel|divider|free-container|image|module-title|navigation|search-box|spacer|tab-page|tag-tabs|text',
    ),
  },
]

/** What every screen with content uses besides the shell. */
const SCREEN_KIT =
  /(?:\/viewer\/src\/(?:runtime\/page|runtime\/home-shell|shop\/published-page)\/|\/@tanstack\/|picture-source|catalog-reader)[^?]*$/

/** The shop: one entry that wakes a prerendered page, and the full mall behind it. The server writes the HTML. */
export default defineConfig({
  plugins: [react(), devDocument, pureRouter, noMutations, isolatedCompiler],
  // The package's ESM export is its development build: larger by its warnings.
  resolve: { alias: { 'react-router': REACT_ROUTER } },
  base: '/shop-assets/',
  appType: 'custom',
  server: { proxy: gatewayProxy(['/studio']) },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // Without it the minifier writes `@media (width<=…)` and drops the `vh` before a `dvh`.
    cssTarget: ['chrome94', 'safari15.4', 'firefox91'],
    rolldownOptions: {
      input: { shop: 'src/shop/app/main.tsx', 'hydrate-loader': 'src/runtime/bootstrap/hydrate-loader.ts' },
      // What every screen needs is one file: apart, each part would cost a request and a header of its own.
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], test: /(?<!hydrate-loader)\.[a-z]+$/ },
            ...MODULE_GROUPS,
            { name: 'screen-kit', test: SCREEN_KIT },
          ],
        },
      },
    },
  },
})
