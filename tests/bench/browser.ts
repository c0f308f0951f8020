import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'

import { CHROMIUM_LAUNCH } from '../chromium-launch.ts'

/** Headless Chromium without background network traffic, like that of the journeys. */
export function openBrowser(extra: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ ...CHROMIUM_LAUNCH, args: [...CHROMIUM_LAUNCH.args, ...extra] })
}
