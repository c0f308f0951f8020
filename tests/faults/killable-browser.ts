import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'

import { OFFLINE_ARGUMENTS, SANDBOX_ARGUMENTS } from '../chromium-launch.ts'

/** A real browser process with a profile of its own. */
export interface KillableBrowser {
  readonly page: Page
  /** Kills the browser and all its processes at once, like a power cut. */
  readonly kill: () => Promise<void>
}

/** Timeout of opening the debugging port, in ms. */
const START_LIMIT_MS = 30_000

/** A new, empty browser profile. */
export function newProfile(): string {
  return mkdtempSync(join(tmpdir(), 'mallwright-profile-'))
}

/** Removes a profile; its browser must have exited. */
export function removeProfile(profile: string): void {
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
}

/** Starts a browser on a profile, with the data of earlier ones. */
export async function startBrowser(profile: string): Promise<KillableBrowser> {
  const portFile = join(profile, 'DevToolsActivePort')
  rmSync(portFile, { force: true })
  const child = spawn(
    process.env['CHROMIUM_PATH'] ?? chromium.executablePath(),
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--accept-lang=zh-CN',
      '--window-size=1440,900',
      '--no-default-browser-check',
      ...OFFLINE_ARGUMENTS,
      '--disable-gpu',
      '--hide-crash-restore-bubble',
      ...SANDBOX_ARGUMENTS,
      'about:blank',
    ],
    // Own process group, so that exactly its processes are killed.
    { stdio: 'ignore', detached: true },
  )
  const ended = once(child, 'exit')
  const port = await portIn(portFile)
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const context = browser.contexts()[0]
  if (!context || child.pid === undefined) throw new Error('the browser has no window')
  const group = -child.pid
  const page = context.pages()[0] ?? (await context.newPage())
  return {
    page,
    async kill() {
      process.kill(group, 'SIGKILL')
      await ended
      await browser.close().catch(() => undefined)
    },
  }
}

async function portIn(file: string): Promise<string> {
  const deadline = performance.now() + START_LIMIT_MS
  while (performance.now() < deadline) {
    const port = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[0] : ''
    if (port) return port
    await new Promise((resolve) => {
      setTimeout(resolve, 30)
    })
  }
  throw new Error('the browser did not open its port')
}
