import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'

import { ROOT } from './laws/repo-files.ts'

/** Starts Chromium 107, an engine of late 2022; the package has it compressed, and it is unpacked once. */
export async function startOldChromium(): Promise<Browser> {
  const executablePath = join(ROOT, 'node_modules/.cache/chromium-107/chromium')
  if (!existsSync(executablePath)) {
    const door = fileURLToPath(import.meta.resolve('@sparticuz/chromium'))
    const packed = readFileSync(join(dirname(door), '../bin/chromium.br'))
    mkdirSync(dirname(executablePath), { recursive: true })
    writeFileSync(`${executablePath}.part`, brotliDecompressSync(packed), { mode: 0o755 })
    renameSync(`${executablePath}.part`, executablePath)
  }
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] })
}
