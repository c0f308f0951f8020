import type { Label } from '@mallwright/contract/values'

import { readFields, lazyFields } from './field.ts'
import type { Fields, PropsOf } from './field.ts'

/** The palette's groups. */
export type ModuleGroup = 'content' | 'layout' | 'products'

/** One step of a module's history: stored props of version n to those of n + 1. */
export type Migration = (props: Readonly<Record<string, unknown>>) => Record<string, unknown>

/** The size a module may take. In the flow only `minHeight` counts; inside a free container all do. */
export interface SizeLimits {
  /** Container units; specification 3 §9: the wrapper's minimum is 20 × 20. */
  readonly minWidth: number
  readonly minHeight: number
  /** The size it is inserted with into a free container. */
  readonly width: number
  readonly height: number
}

/** What a module holds. `free` children have a rect; `flow` children follow one another as modules of a page do. */
export interface ChildRules {
  readonly arrangement: 'free' | 'flow'
  /** Their types, or every module that may stand on a page and holds no flow of its own. */
  readonly types: readonly string[] | 'modules'
  /** What a new one starts with; without it, it starts empty. */
  readonly initialChildren?: readonly { readonly type: string; readonly props: Readonly<Record<string, unknown>> }[]
}

/** The definition of a kind of node. `version` is the number of migrations. */
export interface Definition<F extends Fields = Fields> {
  readonly type: string
  readonly label: Label
  readonly help: Label
  readonly group: ModuleGroup
  readonly fields: F
  readonly size: SizeLimits
  readonly migrations: readonly Migration[]
  /** Which modules its children may be, and how they stand; absent when it holds none. */
  readonly accepts?: ChildRules
  /** The only module types that it may stand in; absent for what may stand on the page. */
  readonly allowedParents?: readonly string[]
  readonly version: number
}

/** The props of a definition. */
export type PropsOfModule<D> = D extends Definition<infer F> ? PropsOf<F> : never

/** The smallest width and height of an item in its wrapper, in container units. Specification 3 §5. */
export const MIN_WRAPPED_SIZE = 20

/** The sizes of a module that says none. */
export const DEFAULT_SIZE: SizeLimits = {
  minWidth: MIN_WRAPPED_SIZE,
  minHeight: MIN_WRAPPED_SIZE,
  width: 120,
  height: 40,
}

/** Declares a module. Its type, check, defaults, inspector and docs derive from the fields. */
export function defineModule<const F extends Fields>(
  declaration: Omit<Definition<F>, 'version' | 'size'> & { readonly size?: Partial<SizeLimits> },
): Definition<F> {
  return {
    ...declaration,
    size: { ...DEFAULT_SIZE, ...declaration.size },
    version: declaration.migrations.length,
  }
}

/** Props as they were stored, and at which version of their module. */
interface VersionedProps {
  readonly version: number
  readonly props: Readonly<Record<string, unknown>>
}

/** Reads stored props at the current version: runs the migrations that are due, then fills and repairs. Never throws. */
export function readProps<F extends Fields>(definition: Definition<F>, stored: VersionedProps): PropsOf<F> {
  return readFields(definition.fields, migrated(definition, stored))
}

/** The same props, each read whenever it is asked for: for whoever needs a few of many, once. */
export function lazyProps<F extends Fields>(definition: Definition<F>, stored: VersionedProps): PropsOf<F> {
  return lazyFields(definition.fields, migrated(definition, stored))
}

function migrated({ migrations }: Definition, stored: VersionedProps): Readonly<Record<string, unknown>> {
  let props = stored.props
  for (const migrate of migrations.slice(stored.version)) {
    try {
      props = migrate(props)
    } catch {
      // A migration sees whatever was stored; what it cannot read falls back to the defaults.
      props = {}
    }
  }
  return props
}
