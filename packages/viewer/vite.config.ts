import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

import { gatewayProxy } from '../../scripts/gateway-proxy.ts'
import { partFiles } from './build/part-files.ts'
import { lateTables, noMutations, plainArchives, pureRouter, slimRouter } from './build/slim-vendors.ts'
import { frameHtml } from './src/shop/file-frame/frame-html.ts'
import { microAppHtml } from './src/shop/micro-app/micro-app-html.ts'

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

/** Entries whose HTML no server writes: by which a host loads the shop, and the frames that show files. */
const ENTRY_HTML = {
  'micro-app': microAppHtml,
  'pdf-frame': frameHtml('PDF'),
  'docx-frame': frameHtml('DOCX'),
  'xlsx-frame': frameHtml('XLSX'),
  'pptx-frame': frameHtml('PPTX'),
}

/** Writes the HTML of these entries. */
const entryHtml: Plugin = {
  name: 'shop-entry-html',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    for (const [name, html] of Object.entries(ENTRY_HTML)) {
      const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === name)
      if (!entry) throw new Error(`the build has no ${name}`)
      const needed = chunks.filter((chunk) => chunk === entry || entry.imports.includes(chunk.fileName))
      const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
      const source = html({
        script: `/shop-assets/${entry.fileName}`,
        styles: [...new Set(styles)].map((file) => `/shop-assets/${file}`),
      })
      this.emitFile({ type: 'asset', fileName: `${name}.html`, source })
    }
  },
}

const PDF_FILES = join(import.meta.dirname, '../../node_modules/pdfjs-dist')

/** Lays beside the build what pdf.js loads for some files: tables of Chinese encodings, and decoders of pictures. */
const pdfFiles: Plugin = {
  name: 'shop-pdf-files',
  apply: 'build',
  generateBundle() {
    for (const folder of ['cmaps', 'wasm'])
      for (const file of readdirSync(join(PDF_FILES, folder)))
        if (/\.(?:bcmap|wasm|js)$/.test(file))
          this.emitFile({
            type: 'asset',
            fileName: `pdf/${folder}/${file}`,
            source: readFileSync(join(PDF_FILES, folder, file)),
          })
  },
}

const inModules = (folders: string) => new RegExp(`/modules/src/(?:${folders})/(?!.*strip-motion\\.ts)[^?]*$`)

/**
 * Files of modules that pages use together. Each file costs a request, and an element in the same task as all others when
 * a page hydrates: a home page had 45 of them.
 */
const MODULE_GROUPS = [
  { name: 'module-kit', test: inModules('appearance|clock|kit|scroll-snap|list-layout|tag-bar') },
  {
    name: 'module-lists',
    test: inModules('product-list|product-tiles|shop-list|article-list|brand-wall|timed-offers'),
  },
  {
    name: 'module-basics',
    test: inModules(
      'announcement|button|carousel|divider|free-container|image|module-title|navigation|search-box|spacer|tab-page|tag-tabs|text',
    ),
  },
]

/**
 * Parts of what every screen needs, below the shell: each is evaluated in a task of its own (decision 0140). Cut where few
 * names cross, because each costs bytes on both sides.
 */
const SLICES = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\/[^?]*$/ },
  { name: 'wire', test: /(?:\/node_modules\/(?:zod|@noble)\/|\/packages\/contract\/src\/)[^?]*$/ },
]

/** What every screen with content uses besides the shell. */
const SCREEN_KIT =
  /(?:\/viewer\/src\/(?:runtime\/page|runtime\/home-shell|shop\/published-page|shop\/screens\/home\/tab-layout)\/|\/@tanstack\/|picture-source|catalog-reader|design-entry|use-cart-count|cart\.queries|account-topic)[^?]*$/

/** The button of screens with and without a form, and the message of a field: its sheet would cost more by its name than by itself. */
const BUTTON =
  /(?:\/shop-core\/src\/(?:kit\/controls\/action-button|form\/field-message)|antd-mobile\/es\/components\/button\/)[^?]*$/

/** The controls that most forms use: small parts, and each file of its own would repeat what compresses together. */
const FORM_CONTROLS =
  /(?:\/shop-core\/src\/kit\/controls\/(?:field-box|text-field|text-area-field)|\/client\/request-ids|antd-mobile\/es\/components\/(?:input|text-area)\/)[^?]*$/

/** The head of most screens, and the parameters of their addresses. */
const SCREEN_HEAD = /\/(?:screen-header|back-header|route-params)\.tsx?$/

/** Sheets, as most screens open them. */
const SHEETS = /(?:\/shop-core\/src\/kit\/(?:sheet\/sheet|dialog\/use-modal)|\/navigation\/use-sheet)\.tsx?$/

/** What lists of screens share: each small file of its own would cost a name in the shop's first bytes. */
const LIST_KIT = /\/shop-core\/src\/kit\/list\/[^?]*$/

/** What lists and forms of widgets share. */
const WIDGET_KIT = /\/shop-core\/src\/(?:query\/definition-query|widgets\/controls\/value-text)[^?]*$/

/** What the forms of after-sales share with their screens: without a file of its own each form would bring the lists along. */
const AFTER_SALE_FORMS = /\/(?:after-sale-inputs|after-sale-states)\.ts$/

/** What the calls of invoices and of after-sales share with those of orders. */
const ORDER_WIRE = /\/contract\/src\/(?:order\/order-fields|values\/request-fields)\.ts$/

/** What the calls of invoices share with the form of a header. */
const HEADER_WIRE = /\/invoice-header\.contract\.ts$/

/** The calls of invoices and what their forms share with their screens, for the same reason. */
const INVOICE_FORMS =
  /\/(?:contract\/src\/invoice\/(?!invoice-header|index)[\w.-]+|invoice-labels|invoiced-order-row|apply-labels|pick-row|audit-number|managed-invoice-labels)\.tsx?$/

/** The shop: one entry that wakes a prerendered page, and the full mall behind it. The server writes the HTML. */
export default defineConfig({
  plugins: [
    react(),
    devDocument,
    pureRouter,
    slimRouter,
    noMutations,
    lateTables,
    plainArchives,
    isolatedCompiler,
    entryHtml,
    partFiles,
    pdfFiles,
  ],
  // The package's ESM export is its development build: larger by its warnings.
  resolve: { alias: { 'react-router': REACT_ROUTER } },
  base: '/shop-assets/',
  appType: 'custom',
  server: { proxy: gatewayProxy(['/studio']) },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // Firefox 92 is the first that knows `system-ui`, which would be spelled out as eight families to look for before the first paint.
    // Without it the minifier writes `@media (width<=…)` and drops the `vh` before a `dvh`.
    cssTarget: ['chrome94', 'safari15.4', 'firefox92'],
    rolldownOptions: {
      input: {
        shop: 'src/shop/app/main.tsx',
        'hydrate-loader': 'src/runtime/bootstrap/hydrate-loader.ts',
        'micro-app': 'src/shop/micro-app/micro-app.tsx',
        'pdf-frame': 'src/shop/pdf-frame/pdf-frame.ts',
        'docx-frame': 'src/shop/office-frame/docx/docx-frame.ts',
        'xlsx-frame': 'src/shop/office-frame/xlsx/xlsx-frame.ts',
        'pptx-frame': 'src/shop/office-frame/pptx/pptx-frame.ts',
      },
      // The host's HTML calls the life cycle that this entry exports.
      preserveEntrySignatures: 'allow-extension',
      // What every screen needs is one file: apart, each part would cost a request and a header of its own.
      output: {
        // The shop's first bytes list every file that loads later: names of sources would be 1 kB of them.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            ...SLICES.map((slice) => ({ ...slice, tags: ['$initial' as const] })),
            {
              name: 'shell',
              tags: ['$initial'],
              test: /^(?!.*(?:(?:pdf|office|file)-frame\/|frame-messages|pdfjs-dist|docx-preview|jszip|fflate|numfmt)).*(?<!hydrate-loader|micro-app)\.[a-z]+$/,
            },
            ...MODULE_GROUPS,
            { name: 'screen-kit', test: SCREEN_KIT },
            { name: 'button', test: BUTTON },
            { name: 'form-controls', test: FORM_CONTROLS },
            { name: 'screen-head', test: SCREEN_HEAD },
            { name: 'sheet', test: SHEETS },
            { name: 'list-kit', test: LIST_KIT },
            { name: 'widget-kit', test: WIDGET_KIT },
            { name: 'order-wire', test: ORDER_WIRE },
            { name: 'after-sale-forms', test: AFTER_SALE_FORMS },
            { name: 'header-wire', test: HEADER_WIRE },
            { name: 'invoice-forms', test: INVOICE_FORMS },
          ],
        },
      },
    },
  },
})
