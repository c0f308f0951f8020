import type { NodeId } from '@mallwright/contract/document'

import type { DefaultedOption } from '../kit/option-codecs/define-legacy-codec.ts'
import type { JsonIssue } from '../kit/option-codecs/raw-json.ts'

/** Import result of one module. */
export interface ModuleReport {
  readonly nodeId: NodeId
  /** Module type; for an unknown module, the name in the design. */
  readonly module: string
  /** Its own name; absent when it has none. */
  readonly name: string | undefined
  /** Known; unknown and preserved; or known but at a disallowed position, and preserved. */
  readonly status: 'known' | 'unknown' | 'misplaced'
  readonly understood: readonly string[]
  readonly defaulted: readonly DefaultedOption[]
  /** Options without a mapping; preserved and written back. */
  readonly unknown: readonly string[]
}

/** Import result of every module of a design, parents before children. */
export type DesignReport = readonly ModuleReport[]

/** Why a text is no design. */
export type DesignIssue =
  | JsonIssue
  | { readonly kind: 'empty' | 'large' | 'shape' | 'bare' | 'crowded' | 'unrecognised' }
