import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'

import { CHROMIUM_LAUNCH } from '../chromium-launch.ts'

/** A headless Chromium that keeps off the network, as the journeys use it. */
export function openBrowser(extra: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ ...CHROMIUM_LAUNCH, args: [...CHROMIUM_LAUNCH.args, ...extra] })
}
