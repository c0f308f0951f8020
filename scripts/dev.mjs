import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { ensureBuilt } from './build.mjs'
import { ROOT } from './install.mjs'

const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
const SERVER = join(ROOT, 'packages', 'server', 'dist', 'main.js')
const gateway = `http://127.0.0.1:${process.env.PORT ?? 4000}`

// The first server needs built apps to point at; from then on each part follows its own sources.
ensureBuilt()

const children = [
  // The server runs what stands there until it is built anew.
  start('server', [VITE, 'build', '--watch', '--emptyOutDir', 'false', '--logLevel', 'warn']),
  start('viewer', [VITE, '--host', '127.0.0.1', '--port', '5173', '--strictPort']),
  start('editor', [VITE, '--host', '127.0.0.1', '--port', '5174', '--strictPort']),
  spawn(process.execPath, ['--watch', '--watch-preserve-output', SERVER], { cwd: ROOT, stdio: 'inherit' }),
]

function start(app, args) {
  const cwd = join(ROOT, 'packages', app)
  if (!existsSync(cwd)) throw new Error(`no package ${app}`)
  return spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, MALLWRIGHT_GATEWAY: gateway } })
}

console.log('Shop with hot reload:   http://127.0.0.1:5173/micro/alm-mall-shop/home/tab-home')
console.log('Studio with hot reload: http://127.0.0.1:5174/studio/')
console.log(`Server, restarted on change: ${gateway}`)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const child of children) child.kill('SIGTERM')
  })
