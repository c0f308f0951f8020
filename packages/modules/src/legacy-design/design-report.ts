import type { NodeId } from '@mallwright/contract/document'

import type { DefaultedOption } from '../kit/option-codecs/define-legacy-codec.ts'
import type { JsonIssue } from '../kit/option-codecs/raw-json.ts'

/** What became of one module of a design. */
export interface ModuleReport {
  readonly nodeId: NodeId
  /** The module's type; of one that this build does not know, the name that the design gives it. */
  readonly module: string
  /** Its own name; absent when it has none. */
  readonly name: string | undefined
  /** Known; unknown and kept as it is; or known but in a place where it may not stand, and kept as it is. */
  readonly status: 'known' | 'unknown' | 'misplaced'
  readonly understood: readonly string[]
  readonly defaulted: readonly DefaultedOption[]
  /** Options that nobody reads; they are kept and written back. */
  readonly unknown: readonly string[]
}

/** What became of every module of a design, parents before children. */
export type DesignReport = readonly ModuleReport[]

/** Why a text is no design. */
export type DesignIssue =
  | JsonIssue
  | { readonly kind: 'empty' | 'large' | 'shape' | 'bare' | 'crowded' | 'unrecognised' }
