import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'

import { build } from 'vite'

import { freePort, newDataDir, removeDataDir } from '../built-server.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Builds a page of a bench as products are built, and serves it, with a content inline in its element `content`. */
export async function servePage(file: string, content?: unknown): Promise<{ url: string; stop: () => void }> {
  const outDir = newDataDir()
  const root = dirname(file)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: file } },
  })
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    try {
      const bytes = readFileSync(join(outDir, path))
      const body = path.endsWith('.html')
        ? bytes.toString().replace('id="content">', (tag) => tag + JSON.stringify(content))
        : bytes
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  const port = await freePort()
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${port}/${basename(file)}`,
    stop: () => {
      server.close()
      removeDataDir(outDir)
    },
  }
}
