import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The studio: a page of its own at `/studio/`. */
export default defineConfig({
  plugins: [react()],
  base: '/studio/',
  build: { outDir: 'dist', manifest: true, target: 'es2023' },
})
