import { DEFINITIONS } from '@mallwright/modules/definitions'
import type { Field } from '@mallwright/modules/definitions'
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

import type { ReferenceNode } from '../reference-page.ts'
import { canvasOf } from './studio-page.ts'

/** Parent of a new module: it becomes the last child of the page or of a rendered container. */
export interface Parent {
  /** The container on the canvas. */
  readonly box: Locator
  readonly isFree: boolean
}

/** Editor driver: by mouse, by keyboard or by taps. An inserted module is selected afterwards. */
export interface EditorDriver {
  /** `count` is the number of existing siblings. */
  readonly insert: (module: string, location: { readonly parent?: Parent; readonly count: number }) => Promise<void>
  /** Edits the text of the selected node on the canvas. */
  readonly write: (element: Locator, text: string) => Promise<void>
  /** Sets a field of the selected node in the inspector. */
  readonly set: (field: Field, value: string | number | boolean) => Promise<void>
  /** Opens and selects the tab at the given index of tag tabs. */
  readonly openTab: (tabs: Locator, index: number) => Promise<void>
  /** Selects all items of a container. */
  readonly selectItems: (container: Locator) => Promise<void>
  readonly select: (container: Locator) => Promise<void>
  /** Runs an action of the selection by its label; `menu` is its heading in menus. */
  readonly act: (label: string, menu?: string) => Promise<void>
}

/** Chinese name of a module. */
export function labelOf(module: string): string {
  return DEFINITIONS[module]?.label.zh ?? module
}

/** State of building a page. */
interface Builder {
  readonly page: Page
  readonly driver: EditorDriver
  /** Nodes that were rendered before; distant ones are placeholders and not waited for again. */
  readonly knownIds: Set<string>
}

/** Builds nodes one by one, each with its props, like a user. */
export async function buildPage(page: Page, driver: EditorDriver, nodes: readonly ReferenceNode[]): Promise<void> {
  await build({ page, driver, knownIds: new Set() }, nodes)
}

async function build(builder: Builder, nodes: readonly ReferenceNode[], parent?: Parent): Promise<void> {
  const { page, driver, knownIds } = builder
  for (const [index, node] of nodes.entries()) {
    for (const id of await renderedIds(page)) knownIds.add(id)
    await driver.insert(node.module, { count: index, ...(parent && { parent }) })
    const added = async () => (await renderedIds(page)).find((id) => !knownIds.has(id))
    await expect.poll(added).toBeDefined()
    await completeNode(builder, node, canvasOf(page).locator(`.mw-node[data-node="${await added()}"]`))
  }
}

/** Completes an inserted node: props, children, states. */
async function completeNode(builder: Builder, node: ReferenceNode, element: Locator): Promise<void> {
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

async function renderedIds(page: Page): Promise<string[]> {
  return canvasOf(page)
    .locator('.mw-node')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-node') ?? ''))
}

/** Label of a choice's value. */
export function optionOf(field: Field, value: string | number | boolean): string {
  return field.kind === 'choice' ? (field.options.find((option) => option.value === value)?.label.zh ?? '') : ''
}

/** Chinese names of the inspector's tabs. */
export const TAB_NAMES = { content: '内容', style: '样式', advanced: '高级' } as const
