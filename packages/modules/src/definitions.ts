import type { CompiledPage, Document } from '@mallwright/contract'

import { announcement } from './announcement/announcement.ts'
import { articleList } from './article-list/article-list.ts'
import { button } from './button/button.ts'
import { carousel } from './carousel/carousel.ts'
import { compileDocument, refreshNodes } from './compile-document.ts'
import type { Definition } from './define-module.ts'
import { divider } from './divider/divider.ts'
import { freeContainer } from './free-container/free-container.ts'
import { image } from './image/image.ts'
import { moduleTitle } from './module-title/module-title.ts'
import { navigation } from './navigation/navigation.ts'
import { productList } from './product-list/product-list.ts'
import { shopList } from './shop-list/shop-list.ts'
import { spacer } from './spacer/spacer.ts'
import { text } from './text/text.ts'

/** Every module that a super user can place, in the palette's order. Keys are node types; look up with `definitionOf`. */
export const DEFINITIONS: Readonly<Record<string, Definition>> = Object.fromEntries(
  [
    text,
    moduleTitle,
    image,
    button,
    carousel,
    navigation,
    announcement,
    articleList,
    productList,
    shopList,
    freeContainer,
    spacer,
    divider,
  ].map((one) => [one.type, one as Definition]),
)

/** The definition of a node's type; `undefined` for types that this build does not know. */
export function definitionOf(type: string): Definition | undefined {
  return Object.hasOwn(DEFINITIONS, type) ? DEFINITIONS[type] : undefined
}

/** What buyers get of a document, compiled with every known module. */
export function compilePage(document: Document, columnCode: string): CompiledPage {
  return compileDocument(document, columnCode, DEFINITIONS)
}

/** A page of a stored release as this build draws it: an older build may have compiled it with fewer props. */
export function refreshPage(page: CompiledPage): CompiledPage {
  return { ...page, nodes: refreshNodes(page.nodes, DEFINITIONS) }
}

export { readProps } from './define-module.ts'
export type { Definition, Migration, ModuleGroup, PropsOfModule, SizeLimits } from './define-module.ts'
export { readFields } from './field.ts'
export type { Field, Fields, FieldTab, PropsOf } from './field.ts'
export { CONTAINER_WIDTH } from './free-container/free-container.ts'
