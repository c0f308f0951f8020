import type { Document, NodeId } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'

/** Input of a template: the site's classes and the text function. */
export interface TemplateSite {
  readonly newId: () => NodeId
  /** Top-level classes; product lists use them in turn. */
  readonly classes: readonly { readonly id: string; readonly name: string }[]
  readonly text: (label: Label) => string
}

/** A designed page to start from; the result is an ordinary page. */
export interface PageTemplate {
  readonly name: string
  readonly label: Label
  readonly occasion: Label
  readonly build: (site: TemplateSite) => Document
}
