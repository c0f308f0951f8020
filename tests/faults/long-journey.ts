import { openBrowser } from '../bench/browser.ts'
import { makeTemplate, startDeployment } from '../deployment.ts'
import { shopForAnEnterprise } from '../journeys/enterprise-journey.ts'
import type { ShoppingView } from '../journeys/enterprise-shopping.ts'
import { zeroClaim } from './claim.ts'
import type { Claim } from './claim.ts'

const USUAL: ShoppingView = { width: 375, height: 812, locale: 'zh-CN', colorScheme: 'light' }

/** How the journey is seen, the way that the test run has first. */
const VIEWS: Readonly<Record<string, ShoppingView>> = {
  usual: USUAL,
  narrow: { ...USUAL, width: 320, height: 640 },
  English: { ...USUAL, locale: 'en-US' },
  dark: { ...USUAL, colorScheme: 'dark' },
  'narrow, English and dark': { width: 320, height: 640, locale: 'en-US', colorScheme: 'dark' },
  'on a slow processor': { ...USUAL, slowdown: 4 },
}

/** The journey of a buyer of an enterprise, each time in a mall of its own with two server processes. */
export async function run(): Promise<readonly Claim[]> {
  const removeTemplate = await makeTemplate()
  const browser = await openBrowser()
  let failed = 0
  try {
    for (const [name, view] of Object.entries(VIEWS)) {
      console.log(`  ${name}`)
      const server = await startDeployment()
      try {
        await shopForAnEnterprise(browser, {
          server,
          view,
          step: async (step, go) => {
            console.log(`    ${step}`)
            await go()
          },
        })
      } catch (error) {
        console.log(String(error))
        failed += 1
      } finally {
        await server.stop()
      }
    }
  } finally {
    await browser.close()
    removeTemplate()
  }
  return [
    zeroClaim('ways through the journey that did not come to its end', `${Object.keys(VIEWS).length} ways`, failed),
  ]
}
