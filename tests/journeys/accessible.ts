import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { AxeResults, run, RunOptions } from 'axe-core'

/** Rules that depend on colours: all that another theme can break. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe looks at, and by which rules; all of a page by all of them when absent. */
export interface AxeScope {
  /** Selector of what is looked at. */
  readonly include?: string
  /** Selector of what is not. */
  readonly exclude?: string
  readonly rules?: readonly string[]
  readonly withoutRules?: readonly string[]
}

/** axe violations of a page, one line each; empty when there are none. */
export async function findingsOf(page: Page, scope: AxeScope = {}): Promise<string[]> {
  // Half-way between two colours a text has neither's contrast; what changes or comes meanwhile, like a tooltip, does so at once.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
    const still = new CSSStyleSheet()
    still.replaceSync(`*, ::before, ::after {
      transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important;
    }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
  })
  const violations = await violationsOf(page, scope)
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary?.split('\n')[1] ?? ''}`),
  )
}

/** Runs axe in the page, where it is loaded once a document; with frames by its builder, which takes three times as long. */
async function violationsOf(page: Page, scope: AxeScope): Promise<AxeResults['violations']> {
  const { include, exclude, rules, withoutRules = [] } = scope
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
    rules: Object.fromEntries(withoutRules.map((rule) => [rule, { enabled: false }])),
  }
  if (page.frames().length > 1) {
    const axe = new AxeBuilder({ page }).options(options)
    if (include) axe.include(include)
    if (exclude) axe.exclude(exclude)
    return (await axe.analyze()).violations
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const context = { include: include ?? 'html', ...(exclude && { exclude }) }
  return page.evaluate(
    async ([where, how]) => {
      const { axe } = window as unknown as { axe: { run: typeof run } }
      return (await axe.run(where, how)).violations
    },
    [context, options] as const,
  )
}

/** Whether a page scrolls sideways, which no phone page may. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}
