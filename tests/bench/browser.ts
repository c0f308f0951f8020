import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'

/** Headless Chromium without network access, as in the journeys. */
export function openBrowser(extra: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH']
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
      ...extra,
    ],
  })
}
