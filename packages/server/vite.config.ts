import { defineConfig } from 'vite'

/** The server as one file for Node; packages from npm stay outside, our own are bundled. */
export default defineConfig({
  ssr: { noExternal: [/^@mallwright\//] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
})
