import { startPage } from './page-builder.ts'
import type { PageBuilder, PageStart } from './page-builder.ts'
import { LINKED_BLOCK, findLinkedBlockIssue } from '@mallwright/contract/document'
import type { CompiledPage, Document } from '@mallwright/contract/document'

import { announcement } from '../announcement/announcement.ts'
import { articleList } from '../article-list/article-list.ts'
import { button } from '../button/button.ts'
import { carousel } from '../carousel/carousel.ts'
import { compileDocument, upgradeCompiledNodes } from './compile-document.ts'
import type { Definition } from '../kit/define-module.ts'
import { divider } from '../divider/divider.ts'
import { freeContainer } from '../free-container/free-container.ts'
import { image } from '../image/image.ts'
import { linkedBlock } from '../linked-block/linked-block.ts'
import { moduleTitle } from '../module-title/module-title.ts'
import { navigation } from '../navigation/navigation.ts'
import { pagedList } from '../paged-list/paged-list.ts'
import { productList } from '../product-list/product-list.ts'
import { richText } from '../rich-text/rich-text.ts'
import { SITE_PARTS } from '../site/site-parts.ts'
import { shopList } from '../shop-list/shop-list.ts'
import { spacer } from '../spacer/spacer.ts'
import { tabPage } from '../tab-page/tab-page.ts'
import { tagTabs } from '../tag-tabs/tag-tabs.ts'
import { text } from '../text/text.ts'
import { video } from '../video/video.ts'

/** Every module that a super user can place, in the palette's order. Keys are node types; look up with `definitionOf`. */
export const DEFINITIONS: Readonly<Record<string, Definition>> = Object.fromEntries(
  [
    text,
    richText,
    moduleTitle,
    image,
    video,
    button,
    carousel,
    navigation,
    announcement,
    articleList,
    productList,
    pagedList,
    shopList,
    freeContainer,
    tagTabs,
    tabPage,
    spacer,
    divider,
  ].map((one) => [one.type, one as Definition]),
)

/** What buyers may get: the modules of pages and the parts of a site. */
const COMPILED: Readonly<Record<string, Definition>> = { ...DEFINITIONS, ...SITE_PARTS }

/** What documents may be made of: all that, and links to blocks, which compiling takes out. */
const KNOWN: Readonly<Record<string, Definition>> = { ...COMPILED, [LINKED_BLOCK]: linkedBlock }

/** The definition of a node's type; `undefined` for types that this build does not know. */
export function definitionOf(type: string): Definition | undefined {
  return Object.hasOwn(KNOWN, type) ? KNOWN[type] : undefined
}

/** Whether a module may stand in another; in the page itself for `undefined`. A module nobody knows, and a linked block, may stand on the page only. */
export function canContain(parentType: string | undefined, type: string): boolean {
  const definition = definitionOf(type)
  if (parentType === undefined) return !definition?.allowedParents
  const holds = definitionOf(parentType)?.accepts
  if (!holds || !definition || type === LINKED_BLOCK) return false
  if (holds.types !== 'modules') return holds.types.includes(type)
  return !definition.allowedParents && definition.accepts?.arrangement !== 'flow'
}

/** Why modules cannot be a block that pages link to; `undefined` when they can. */
export function linkedBlockIssue(document: Document): ReturnType<typeof findLinkedBlockIssue> {
  return findLinkedBlockIssue(document, (type) => canContain(undefined, type))
}

/** What buyers get of a document, compiled with every known module. Links to blocks are left out: `expandLinks` puts the blocks in their places first. */
export function compilePage(document: Document, columnCode: string): CompiledPage {
  return compileDocument(document, columnCode, COMPILED)
}

/** A page of a stored release as this build draws it: an older build may have compiled it with fewer props. */
export function upgradeCompiledPage(page: CompiledPage): CompiledPage {
  return { ...page, nodes: upgradeCompiledNodes(page.nodes, COMPILED) }
}

/** Starts a page of modules as they are now. */
export function buildPage(start: PageStart): PageBuilder {
  return startPage(start, (type) => definitionOf(type)?.version)
}

export { readProps, lazyProps } from '../kit/define-module.ts'
export type { PageBuilder, FreeItem, TabPlan } from './page-builder.ts'
export type { Definition, ChildRules, Migration, ModuleGroup, PropsOfModule, SizeLimits } from '../kit/define-module.ts'
export { readFields } from '../kit/field.ts'
export type { Field, Fields, FieldTab, PropsOf } from '../kit/field.ts'
export { themeCss, themeTokens } from '../site/theme-tokens.ts'
export type { ThemeTokens, Tokens } from '../site/theme-tokens.ts'
export { initialPartDocument, readSiteDefaults, readSiteChrome, SITE_PARTS } from '../site/site-parts.ts'
export type { SiteChrome } from '../site/site-chrome.ts'
export { CONTAINER_WIDTH } from '../free-container/container-units.ts'
