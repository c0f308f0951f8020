import type { Label } from '@mallwright/contract/values'

import { readFields, lazyFields } from './field.ts'
import type { Fields, PropsOf } from './field.ts'

/** Groups of the palette. */
export type ModuleGroup = 'content' | 'layout' | 'products'

/** Migration of stored props from version n to n + 1. */
export type Migration = (props: Readonly<Record<string, unknown>>) => Record<string, unknown>

/** Size limits of a module. In the flow only `minHeight` applies; in a free container all do. */
export interface SizeLimits {
  /** In container units; specification 3 §9: the wrapper's minimum is 20 × 20. */
  readonly minWidth: number
  readonly minHeight: number
  /** Initial size in a free container. */
  readonly width: number
  readonly height: number
}

/** Children of a module. `free` children have a rect; `flow` children stack like the modules of a page. */
export interface ChildRules {
  readonly arrangement: 'free' | 'flow'
  /** Accepted types, or every page module without flow children of its own. */
  readonly types: readonly string[] | 'modules'
  /** Children of a new node; none when absent. */
  readonly initialChildren?: readonly { readonly type: string; readonly props: Readonly<Record<string, unknown>> }[]
}

/** Definition of a kind of node. `version` is the number of migrations. */
export interface Definition<F extends Fields = Fields> {
  readonly type: string
  readonly label: Label
  readonly help: Label
  readonly group: ModuleGroup
  readonly fields: F
  readonly size: SizeLimits
  readonly migrations: readonly Migration[]
  /** Props that a new node stores, where they differ from the fields' defaults. */
  readonly initialProps?: Readonly<Record<string, unknown>>
  /** List field of which one entry is visible at a time. The view marks them by `data-entry`: on the canvas a press opens it; the open one is scrolled into view, and clicked where it is a tab. */
  readonly editedList?: string
  /** Accepted children and their arrangement; absent for modules without children. */
  readonly accepts?: ChildRules
  /** Exclusive list of parents; absent for modules that are allowed on the page. */
  readonly allowedParents?: readonly string[]
  /** Renders above the page, not in its flow; allowed on the page only. */
  readonly isFloating?: true
  readonly version: number
}

/** Props type of a definition. */
export type PropsOfModule<D> = D extends Definition<infer F> ? PropsOf<F> : never

/** Minimum width and height of an item in its wrapper, in container units. Specification 3 §5. */
export const MIN_WRAPPED_SIZE = 20

/** Default size limits. */
export const DEFAULT_SIZE: SizeLimits = {
  minWidth: MIN_WRAPPED_SIZE,
  minHeight: MIN_WRAPPED_SIZE,
  width: 120,
  height: 40,
}

/** Declares a module. Type, check, defaults, inspector and docs derive from the fields. */
export function defineModule<const F extends Fields>(
  declaration: Omit<Definition<F>, 'version' | 'size'> & { readonly size?: Partial<SizeLimits> },
): Definition<F> {
  return {
    ...declaration,
    size: { ...DEFAULT_SIZE, ...declaration.size },
    version: declaration.migrations.length,
  }
}

/** Stored props and the module version that they were written with. */
interface VersionedProps {
  readonly version: number
  readonly props: Readonly<Record<string, unknown>>
}

/** Reads stored props at the current version: runs pending migrations, then fills and repairs. Never throws. */
export function readProps<F extends Fields>(definition: Definition<F>, stored: VersionedProps): PropsOf<F> {
  return readFields(definition.fields, migrated(definition, stored))
}

/** Lazy variant of `readProps` (Proxy): validates a prop on access. */
export function lazyProps<F extends Fields>(definition: Definition<F>, stored: VersionedProps): PropsOf<F> {
  return lazyFields(definition.fields, migrated(definition, stored))
}

function migrated({ migrations }: Definition, stored: VersionedProps): Readonly<Record<string, unknown>> {
  let props = stored.props
  for (const migrate of migrations.slice(stored.version)) {
    try {
      props = migrate(props)
    } catch {
      // A migration receives arbitrary stored data; on an error all props take their defaults.
      props = {}
    }
  }
  return props
}
