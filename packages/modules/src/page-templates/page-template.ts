import type { Document, NodeId } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'

/** Input of a template: the site's classes and the text function. */
export interface TemplateSite {
  readonly newId: () => NodeId
  /** Top-level classes; product lists use them in turn. */
  readonly classes: readonly { readonly id: string; readonly name: string }[]
  readonly text: (label: Label) => string
}

/** What a template is for: to sell, to tell, or a block of the site itself. */
export type TemplateGroup = 'campaign' | 'content' | 'own'

/** A designed page to start from; the result is an ordinary page. */
export interface PageTemplate {
  readonly name: string
  readonly group: TemplateGroup
  readonly label: Label
  readonly occasion: Label
  readonly build: (site: TemplateSite) => Document
}
