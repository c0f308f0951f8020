import type { Document, NodeId } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'

/** What a template is made for: this site, in the language that its maker reads. */
export interface TemplateSite {
  readonly newId: () => NodeId
  /** The first classes of the site; lists of products take them in turn. */
  readonly classes: readonly { readonly id: string; readonly name: string }[]
  readonly text: (label: Label) => string
}

/** A designed page for an occasion: a start of one's own, nothing in it is special. */
export interface PageTemplate {
  readonly name: string
  readonly label: Label
  readonly occasion: Label
  readonly build: (site: TemplateSite) => Document
}
