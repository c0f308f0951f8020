import { LINKED_BLOCK, findLinkedBlockIssue } from '@mallwright/contract/document'
import type { CompiledPage, Document } from '@mallwright/contract/document'

import { announcement } from '../announcement/announcement.ts'
import { articleList } from '../article-list/article-list.ts'
import { button } from '../button/button.ts'
import { carousel } from '../carousel/carousel.ts'
import { compileDocument, upgradeCompiledNodes } from './compile-document.ts'
import type { Definition } from '../kit/define-module.ts'
import { divider } from '../divider/divider.ts'
import { floatingEntry } from '../floating-entry/floating-entry.ts'
import { freeContainer } from '../free-container/free-container.ts'
import { image } from '../image/image.ts'
import { linkedBlock } from '../linked-block/linked-block.ts'
import { moduleTitle } from '../module-title/module-title.ts'
import { navigation } from '../navigation/navigation.ts'
import { pagedList } from '../paged-list/paged-list.ts'
import { popUp } from '../pop-up/pop-up.ts'
import { productList } from '../product-list/product-list.ts'
import { richText } from '../rich-text/rich-text.ts'
import { SITE_PARTS } from '../site/site-parts.ts'
import { shopList } from '../shop-list/shop-list.ts'
import { spacer } from '../spacer/spacer.ts'
import { tabPage } from '../tab-page/tab-page.ts'
import { tagTabs } from '../tag-tabs/tag-tabs.ts'
import { text } from '../text/text.ts'
import { video } from '../video/video.ts'
import { countdown } from '../countdown/countdown.ts'
import { searchBox } from '../search-box/search-box.ts'
import { serviceStrip } from '../service-strip/service-strip.ts'
import { timedOffers } from '../timed-offers/timed-offers.ts'
import { brandWall } from '../brand-wall/brand-wall.ts'
import { couponList } from '../coupon-list/coupon-list.ts'

/** All modules that a super user can place, in the palette's order. Keys are node types; look up with `definitionOf`. */
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
    searchBox,
    countdown,
    serviceStrip,
    articleList,
    productList,
    pagedList,
    timedOffers,
    shopList,
    brandWall,
    couponList,
    freeContainer,
    tagTabs,
    tabPage,
    spacer,
    divider,
    floatingEntry,
    popUp,
  ].map((one) => [one.type, one as Definition]),
)

/** Definitions that compile: page modules and site parts. */
const COMPILED: Readonly<Record<string, Definition>> = { ...DEFINITIONS, ...SITE_PARTS }

/** Definitions that documents may use: the compiled ones, and linked blocks, which compiling replaces. */
const KNOWN: Readonly<Record<string, Definition>> = { ...COMPILED, [LINKED_BLOCK]: linkedBlock }

/** Definition of a node type; `undefined` for types unknown to this build. */
export function definitionOf(type: string): Definition | undefined {
  return Object.hasOwn(KNOWN, type) ? KNOWN[type] : undefined
}

/** Whether a parent accepts a module; the page itself for `undefined`. Unknown modules and linked blocks are allowed on the page only. */
export function canContain(parentType: string | undefined, type: string): boolean {
  const definition = definitionOf(type)
  if (parentType === undefined) return !definition?.allowedParents
  const holds = definitionOf(parentType)?.accepts
  if (!holds || !definition || type === LINKED_BLOCK) return false
  if (holds.types !== 'modules') return holds.types.includes(type)
  return !definition.allowedParents && !definition.isFloating && definition.accepts?.arrangement !== 'flow'
}

/** Reason why modules cannot form a linked block; `undefined` when they can. */
export function linkedBlockIssue(document: Document): ReturnType<typeof findLinkedBlockIssue> {
  return findLinkedBlockIssue(document, (type) => canContain(undefined, type))
}

/** Compiles a document with all known modules. Linked blocks are omitted: call `expandLinks` first. */
export function compilePage(document: Document, columnCode: string): CompiledPage {
  return compileDocument(document, columnCode, COMPILED)
}

/** Upgrades a page of a stored release to this build: an older one may have compiled it with fewer props. */
export function upgradeCompiledPage(page: CompiledPage): CompiledPage {
  return { ...page, nodes: upgradeCompiledNodes(page.nodes, COMPILED) }
}

export { readProps, lazyProps } from '../kit/define-module.ts'
export type { Definition, ChildRules, Migration, ModuleGroup, PropsOfModule, SizeLimits } from '../kit/define-module.ts'
export { readFields } from '../kit/field.ts'
export type { Field, Fields, FieldTab, PropsOf } from '../kit/field.ts'
export { themeCss, themeTokens } from '../site/theme-tokens.ts'
export type { ThemeTokens, Tokens } from '../site/theme-tokens.ts'
export { initialPartDocument, readSiteDefaults, readSiteChrome, SITE_PARTS } from '../site/site-parts.ts'
export type { SiteChrome } from '../site/site-chrome.ts'
export { CONTAINER_WIDTH } from '../free-container/container-units.ts'
export { PAGE_WIDTH } from '../appearance/page-width.ts'
