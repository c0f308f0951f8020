import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { ROOT } from './repo-files.ts'

/** `.types` is what the compiler knows of the tree, so that it only compiles what is new. */
const COPIED = [
  'packages',
  'examples',
  'scripts',
  'docs',
  'tests',
  'tsconfig.json',
  'tsconfig.base.json',
  'package.json',
  '.types',
]

let copy: string

/** Tens of thousands of files are linked and removed. */
const HOOK_MS = 120_000

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'mallwright-new-'))
  for (const entry of COPIED) {
    if (!existsSync(join(ROOT, entry))) continue
    cpSync(join(ROOT, entry), join(copy, entry), {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => !/\/(?:node_modules|dist|\.vite)$/.test(source),
    })
  }
  linkFolder(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
}, HOOK_MS)
afterAll(() => rmSync(copy, { recursive: true, force: true }), HOOK_MS)

/**
 * Copies a folder by hard links where the file system has them. Behind symbolic links the installed packages would have other
 * paths than the compiler knows, and everything would be compiled anew.
 */
function linkFolder(from: string, to: string) {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    // What tools keep there is no package.
    if (/^\.(?:cache|vite)/.test(entry.name)) continue
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkFile(source, target)
  }
}

function linkFile(source: string, target: string) {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

const run = (program: string, ...args: string[]) =>
  execFileSync(join(copy, 'node_modules/.bin', program), args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })
const make = (...names: string[]) => run('tsx', 'scripts/new.ts', ...names)

it('generates one of each kind, registered, so that the tree compiles', { timeout: 300_000 }, () => {
  make('module', 'price-tag', '价签', 'Price tag')
  make('screen', 'voucher/VoucherDesk', '单据', 'Vouchers')
  make('screen', 'session/device-list', '登录设备', 'Signed-in devices')
  make('endpoint', 'address/getGreeting')
  make('form', 'address/getGreeting')
  make('table', 'order/order-line')
  make('command', 'node.flip', '翻转', 'Flip')
  expect(make('decision', 'one-more-choice')).toContain('one-more-choice.md')
  const registries = ['modules', 'routes', 'endpoints', 'commands']
  const lists = run('tsx', 'scripts/list.ts', ...registries).split(/\n\n\d+ \w+\n/)
  for (const [index, name] of ['价签', 'VoucherDesk', 'getGreeting', '翻转'].entries())
    expect(lists[index]).toContain(name)
  // Prints compile errors.
  run('tsc', '-b')
})

it('refuses what users see without a name in both languages', () => {
  expect(() => make('screen', 'voucher/gift-list')).toThrow('has a name in Chinese and in English')
  expect(() => make('command', 'node.turn', 'Turn', 'Turn')).toThrow('has a name in Chinese and in English')
})
