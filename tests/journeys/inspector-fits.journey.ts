import { emptyDocument } from '@mallwright/contract/document'
import type { Document, Node, NodeId } from '@mallwright/contract/document'
import { DEFINITIONS } from '@mallwright/modules/definitions'
import { SAMPLES } from '@mallwright/modules/samples'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { saveHome } from '../fuzz/reference-draft.ts'
import { signIn } from '../gateway.ts'
import { chooseInAccountMenu, signInStudio } from './studio-page.ts'

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
  const gateway = await signIn(server.url, { phone: '19900170002', password: 'Mall2025a', terminal: 'studio' })
  await saveHome(gateway, everyModule())
})

test.afterAll(async () => {
  await server.stop()
})

/** A page with every module that the page accepts, each with its stored sample. */
function everyModule(): Document {
  const nodes = Object.values(DEFINITIONS)
    .filter(({ allowedParents }) => allowedParents === undefined)
    .map(({ type, version, accepts }): Node => {
      const props = SAMPLES.find((samples) => samples.type === type)?.versions.at(-1) ?? {}
      return { id: `fits-${type}` as NodeId, module: type, version, props, ...(accepts && { children: [] }) }
    })
  const page = emptyDocument('每种模块')
  const children = nodes.map(({ id }) => id)
  return { ...page, children, nodes: Object.fromEntries(nodes.map((node) => [node.id, node])) }
}

/** What runs out of a part of the studio, and controls whose words are cut. */
async function misfits(page: Page, part = '.st-side.is-right'): Promise<string[]> {
  return page.locator(part).evaluate((panel) => {
    const edges = panel.getBoundingClientRect()
    const found = [...panel.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const isControl = element.matches('button, [role=tab], [role=radio], label, h2, h3')
      const isCut = isControl && getComputedStyle(element).textOverflow === 'ellipsis'
      const isScrolled =
        element.parentElement?.closest('[role=tree], .st-page-host, .st-thumbnail, .st-template-page') !== null
      const isBeyond = !isScrolled && (right > edges.right + 1 || left < edges.left - 1)
      const isOutside = isBeyond && getComputedStyle(element).position !== 'fixed'
      return width > 1 && (isOutside || (isCut && element.scrollWidth > element.clientWidth + 1))
    })
    const wide = panel.scrollWidth > panel.clientWidth ? ['the panel scrolls sideways'] : []
    return [...wide, ...found.map((element) => element.textContent?.trim().slice(0, 40) || element.className)]
  })
}

async function measure(page: Page, language: string): Promise<string[]> {
  await signInStudio(page, server.url)
  if (language === 'en') await chooseInAccountMenu(page, 'English')
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
  await page.locator('.st-rail button').nth(1).click()
  const faults: string[] = []
  for (const id of everyModule().children) {
    await page.locator(`.st-layers [data-layer="${id}"] .st-layer-name`).click()
    const tabs = page.locator('.st-side.is-right [role=tab]')
    await expect(page.locator('.st-side.is-right h2')).toBeVisible()
    for (let index = 0; index < Math.max(1, await tabs.count()); index += 1) {
      if ((await tabs.count()) > 0) await tabs.nth(index).click()
      for (const fault of await misfits(page)) faults.push(`${id}, tab ${index + 1}: ${fault}`)
    }
  }
  return faults
}

/** Dialogs that a phone's menu opens, with their titles. */
const DIALOGS = [
  ['Preview', 'Preview'],
  ['Releases', 'Releases'],
  ['Pages', 'Pages'],
  ['Shortcuts', 'Help and shortcuts'],
] as const

async function openInEnglish(page: Page): Promise<void> {
  await page.goto(`${server.url}/studio/`)
  await page.getByLabel('Mobile phone').fill('19900170001')
  await page.getByLabel('Password', { exact: true }).fill('Mall2025a')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const forced = page.getByRole('button', { name: 'Sign in here' })
  const canvas = page.getByRole('region', { name: 'Canvas' })
  await expect(forced.or(canvas)).toBeVisible()
  if (await forced.isVisible()) await forced.click()
  await expect(canvas).toBeVisible()
}

for (const width of [1440, 1024]) {
  for (const language of ['zh', 'en']) {
    test.describe(`${language} at ${width} px`, () => {
      test.use({ viewport: { width, height: 1400 }, locale: 'zh-CN' })

      test('the inspector of every module shows all of its words', async ({ page }) => {
        expect(await measure(page, language)).toEqual([])
      })
    })
  }
}

for (const width of [320, 375]) {
  test.describe(`en on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 720 }, locale: 'en-US', hasTouch: true, isMobile: true })

    test('the names of panels, the panels, and the feet of dialogs fit into the window', async ({ page }) => {
      const faults: string[] = []
      const look = async (name: string, part: string) => {
        for (const fault of await misfits(page, part)) faults.push(`${name}: ${fault}`)
      }
      await openInEnglish(page)
      await look('rail', '.st-rail')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const names = page.locator('.st-rail button')
      for (let index = 0; index < (await names.count()); index += 1) {
        await names.nth(index).click()
        const name = (await names.nth(index).textContent()) ?? ''
        await look(name, name === 'Edit' ? '.st-side.is-right' : '.st-side:not(.is-right)')
      }
      for (const [action, dialog] of DIALOGS) {
        await page.getByRole('button', { name: 'More', exact: true }).click()
        await page.getByRole('menuitem', { name: action, exact: true }).click()
        await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
        await look(dialog, '.st-dialog')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      await page.getByRole('button', { name: 'Page settings' }).click()
      await page.getByRole('button', { name: 'Open the library' }).click()
      const search = page.getByRole('dialog').getByRole('searchbox')
      await expect(search).toBeVisible()
      await look('library', '.st-dialog')
      expect((await search.boundingBox())?.width).toBeGreaterThan(120)
      expect(faults).toEqual([])
    })
  })
}
