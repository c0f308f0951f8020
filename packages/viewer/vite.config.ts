import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The shop: one entry that wakes a prerendered page, and the full mall behind it. The server writes the HTML. */
export default defineConfig({
  plugins: [react()],
  base: '/shop-assets/',
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2023',
    rolldownOptions: { input: { shop: 'src/shop/main.tsx', wake: 'src/runtime/wake.ts' } },
  },
})
