import { defineConfig } from 'vite'

/** The server as one file for Node; packages from npm stay outside, our own are bundled. */
export default defineConfig({
  ssr: { noExternal: [/^@mallwright\//] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    // The style sheets of prerendered pages, as the viewer builds them: without it the `vh` before a `dvh` is dropped.
    cssTarget: ['chrome94', 'safari15.4', 'firefox91'],
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
})
