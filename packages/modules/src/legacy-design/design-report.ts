import type { NodeId } from '@mallwright/contract/document'

import type { DefaultedOption } from '../kit/option-codecs/define-legacy-codec.ts'
import type { JsonIssue } from '../kit/option-codecs/raw-json.ts'

/** Import result of one module. */
export interface ModuleReport {
  readonly nodeId: NodeId
  /** Module type; for an unknown module, its name in the design. */
  readonly module: string
  /** Name of the node; absent when unnamed. */
  readonly name: string | undefined
  /** `misplaced`: known, but at a disallowed position. Unknown and misplaced modules are preserved. */
  readonly status: 'known' | 'unknown' | 'misplaced'
  readonly understood: readonly string[]
  readonly defaulted: readonly DefaultedOption[]
  /** Options without a mapping; preserved and written back. */
  readonly unknown: readonly string[]
}

/** Import result of every module of a design, parents before children. */
export type DesignReport = readonly ModuleReport[]

/** Reason why a text is not a design. */
export type DesignIssue =
  | JsonIssue
  | { readonly kind: 'empty' | 'large' | 'shape' | 'bare' | 'crowded' | 'unrecognised' }
