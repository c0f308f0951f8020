import { DEFINITIONS } from '@mallwright/modules/definitions'
import type { Field } from '@mallwright/modules/definitions'
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

import type { ReferenceNode } from '../reference-page.ts'
import { canvasOf } from './studio-page.ts'

/** Where a new module is put: last on the page, or last in a drawn container. */
export interface Parent {
  /** The container on the canvas. */
  readonly box: Locator
  readonly isFree: boolean
}

/** One way of working: by mouse, by keys or by taps. What was put in is selected afterwards. */
export interface EditorDriver {
  /** `count` is how many stand there already. */
  readonly insert: (module: string, place: { readonly parent?: Parent; readonly count: number }) => Promise<void>
  /** Writes the words of what is selected on the canvas. */
  readonly write: (element: Locator, words: string) => Promise<void>
  /** Sets a field of what is selected in the inspector. */
  readonly set: (field: Field, value: string | number | boolean) => Promise<void>
  /** Opens the tab of tag tabs that is the given one, and selects it. */
  readonly openTab: (tabs: Locator, index: number) => Promise<void>
  /** Selects everything that stands in a container. */
  readonly selectItems: (container: Locator) => Promise<void>
  readonly select: (container: Locator) => Promise<void>
  /** Runs an action of the selection by its name; `menu` is the heading that it stands under in menus. */
  readonly act: (label: string, menu?: string) => Promise<void>
}

/** The Chinese name of a module. */
export function labelOf(module: string): string {
  return DEFINITIONS[module]?.label.zh ?? module
}

/** Somebody at work on a page. */
interface Builder {
  readonly page: Page
  readonly driver: EditorDriver
  /** The nodes that were ever drawn; those far from the view are not drawn again and again. */
  readonly seen: Set<string>
}

/** Builds nodes one after the other, each with its props, as a person would. */
export async function buildPage(page: Page, driver: EditorDriver, nodes: readonly ReferenceNode[]): Promise<void> {
  await build({ page, driver, seen: new Set() }, nodes)
}

async function build(builder: Builder, nodes: readonly ReferenceNode[], parent?: Parent): Promise<void> {
  const { page, driver, seen } = builder
  for (const [index, node] of nodes.entries()) {
    for (const id of await drawnIds(page)) seen.add(id)
    await driver.insert(node.module, { count: index, ...(parent && { parent }) })
    const added = async () => (await drawnIds(page)).find((id) => !seen.has(id))
    await expect.poll(added).toBeDefined()
    await furnish(builder, node, canvasOf(page).locator(`.mw-node[data-node="${await added()}"]`))
  }
}

/** Everything about a node that stands there: its props, what it holds, its states. */
async function furnish(builder: Builder, node: ReferenceNode, element: Locator): Promise<void> {
  const { page, driver } = builder
  await setProps(driver, node, element)
  if (node.module === 'tag-tabs') {
    for (const [index, tab] of (node.children ?? []).entries()) {
      await driver.openTab(element, index)
      await setProps(driver, tab, element)
      await build(builder, tab.children ?? [], { box: element, isFree: false })
    }
  } else if (node.children) {
    await build(builder, node.children, { box: element, isFree: true })
  }
  if (node.isGrouped) {
    await driver.selectItems(element)
    await driver.act('编组')
  }
  if (node.guides) {
    await driver.select(element)
    await driver.act('添加垂直参考线', '参考线')
    await expect(page.locator('.st-guide-line')).toHaveCount(node.guides.length)
  }
  if (node.isHidden) await driver.act('隐藏')
  if (node.isLocked) await driver.act('锁定')
}

async function setProps(driver: EditorDriver, { module, props = {} }: ReferenceNode, element: Locator): Promise<void> {
  for (const [name, value] of Object.entries(props)) {
    const field = DEFINITIONS[module]?.fields[name]
    if (!field) throw new Error(`${module} has no ${name}`)
    const isMain = name === 'text' && field.kind === 'text' && field.inPlace
    if (isMain) await driver.write(element, String(value))
    else await driver.set(field, value)
  }
}

async function drawnIds(page: Page): Promise<string[]> {
  return canvasOf(page)
    .locator('.mw-node')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-node') ?? ''))
}

/** The name of the value of a choice. */
export function optionOf(field: Field, value: string | number | boolean): string {
  return field.kind === 'choice' ? (field.options.find((one) => one.value === value)?.label.zh ?? '') : ''
}

/** The Chinese names of the inspector's tabs. */
export const TAB_NAMES = { content: '内容', style: '样式', advanced: '高级' } as const
