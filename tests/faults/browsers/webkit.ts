import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'

import { freePort } from '../../built-server.ts'
import type { Engine, Point } from './engine.ts'

/** Keys of WebDriver that are no characters. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C' } as const

const SHIFT = '\uE008'

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** Starts WebKitGTK's browser on a display of its own, driven over WebDriver. */
export async function startWebKit(size: { readonly width: number; readonly height: number }): Promise<Engine> {
  const [port, display] = [await freePort(), `:${90 + (process.pid % 900)}`]
  const children: ChildProcess[] = []
  const start = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) => {
    const child = spawn(command, args, { stdio: 'ignore', env })
    children.push(child)
    return child
  }
  start('Xvfb', [display, '-screen', '0', '1600x1300x24'])
  const environment = { ...process.env, DISPLAY: display, LANG: 'zh_CN.UTF-8', GDK_BACKEND: 'x11' }
  const errors: string[] = []
  start('WebKitWebDriver', [`--port=${port}`], environment)
  const send = sender(`http://127.0.0.1:${port}`)
  await until(() => send('GET', '/status'))
  const browserOptions = { binary: MINI_BROWSER, args: ['--automation'] }
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  })) as { readonly sessionId: string }
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    send(method, `/session/${sessionId}${path}`, body)
  await call('POST', '/window/rect', { x: 0, y: 0, ...size })
  const evaluate = (expression: string) =>
    call('POST', '/execute/async', {
      script: `const done = arguments[0]; ${LISTEN}; Promise.resolve(${expression}).then(done, (error) => done('error: ' + error))`,
      args: [],
    })
  const keepErrors = async () => {
    errors.push(...((await evaluate('window.pageErrors.splice(0)')) as readonly string[]))
  }
  const pointer = (actions: readonly object[]) =>
    call('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    })
  const move = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 0, x, y, origin: 'viewport' })
  const [down, up] = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  const keys = (text: string) =>
    call('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keys',
          actions: Array.from(text).flatMap((value) => {
            const strokes = [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]
            if (!/[A-Z]/.test(value)) return strokes
            return [{ type: 'keyDown', value: SHIFT }, ...strokes, { type: 'keyUp', value: SHIFT }]
          }),
        },
      ],
    })
  return {
    name: 'WebKit',
    async goto(url) {
      await keepErrors()
      await call('POST', '/url', { url })
      await until(async () => {
        const state = await evaluate(`location.href === ${JSON.stringify(url)} && document.readyState`)
        if (state !== 'complete') throw new Error(`${url} did not load`)
      })
    },
    evaluate,
    async click(at, count = 1) {
      await pointer([move(at), ...Array.from({ length: count }, () => [down, up]).flat()])
    },
    async drag([first, ...others], whileHeld) {
      if (!first) return
      await pointer([move(first), down, ...others.map(move)])
      await whileHeld?.()
      await pointer([up])
    },
    async type(text) {
      await keys(text)
    },
    async press(key) {
      await keys(KEYS[key])
    },
    async pageErrors() {
      await keepErrors()
      return errors
    },
    async close() {
      await call('DELETE', '').catch(() => undefined)
      for (const child of children.toReversed()) child.kill()
    },
  }
}

/** Keeps the errors from the first look at a page on, which comes while it is still being read; without the notice that sizes were observed a frame later, which is none. */
const LISTEN = `(window.pageErrors ??= (() => {
  const kept = []
  addEventListener('error', ({ message }) => message && !message.startsWith('ResizeObserver loop') && kept.push(message))
  addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)))
  return kept
})())`

function sender(base: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(base + path, { method, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }) })
    const { value } = (await answer.json()) as { readonly value: unknown }
    if (!answer.ok) throw new Error(`WebKit ${path}: ${JSON.stringify(value)}`)
    return value
  }
}

async function until(attempt: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await attempt()
      return
    } catch (error) {
      if (tries === 300) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
