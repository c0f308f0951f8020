import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { ROOT } from './repo-files.ts'

/** `.types` is what the compiler knows of the tree, so that it only compiles what is new. */
const COPIED = ['packages', 'scripts', 'docs', 'tests', 'tsconfig.json', 'tsconfig.base.json', 'package.json', '.types']

let copy: string

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
  // All installed packages, but with the copy's own workspaces.
  const modules = join(copy, 'node_modules')
  mkdirSync(modules)
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@mallwright') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  mkdirSync(join(modules, '@mallwright'))
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(modules, '@mallwright', name))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const make = (...names: string[]) =>
  execFileSync(join(ROOT, 'node_modules/.bin/tsx'), ['scripts/new.ts', ...names], { cwd: copy, encoding: 'utf8' })

it('generates one of each kind, registered, so that the tree compiles', { timeout: 300_000 }, () => {
  make('module', 'price-tag', '价签', 'Price tag')
  make('screen', 'order/MyOrder', '我的订单', 'My orders')
  make('screen', 'session/login-auth', '登录授权', 'Authorise a sign-in')
  make('endpoint', 'address/getGreeting')
  make('form', 'address/getGreeting')
  make('table', 'order/order-line')
  make('command', 'node.flip', '翻转', 'Flip')
  expect(make('decision', 'one-more-choice')).toContain('one-more-choice.md')
  const lists = ['modules', 'routes', 'endpoints', 'commands'].map((registry) =>
    execFileSync(join(ROOT, 'node_modules/.bin/tsx'), ['scripts/list.ts', registry], { cwd: copy, encoding: 'utf8' }),
  )
  for (const [index, name] of ['价签', 'MyOrder', 'getGreeting', '翻转'].entries()) expect(lists[index]).toContain(name)
  // Prints compile errors.
  execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['-b'], { cwd: copy, encoding: 'utf8', stdio: 'pipe' })
})

it('refuses what users see without a name in both languages', () => {
  expect(() => make('screen', 'order/gift-list')).toThrow('has a name in Chinese and in English')
  expect(() => make('command', 'node.turn', 'Turn', 'Turn')).toThrow('has a name in Chinese and in English')
})
