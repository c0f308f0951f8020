import type { Definition } from '../define-module.ts'
import type { Field, Fields } from '../field.ts'
import { bindAll, silent } from './prop-mapping.ts'
import type { Bind, Outcome } from './prop-mapping.ts'
import { plainOf } from './raw-json.ts'
import type { Raw } from './raw-json.ts'
import { isSame } from './json-equal.ts'

/** Props as documents store them. */
export type Props = Readonly<Record<string, unknown>>

/** An option that did not give its prop as it is. */
export interface DefaultedOption {
  readonly option: string
  /** Not there; there but senseless; or brought to the nearest value that is possible. */
  readonly reason: Exclude<Outcome, 'understood'>
}

/** What the options of one module say. */
export interface OptionsReading {
  /** Only the props that are said; the module's defaults fill the rest. */
  readonly props: Props
  readonly understood: readonly string[]
  readonly defaulted: readonly DefaultedOption[]
}

/** How one module is written in the options of specification 3 §3: each prop and its options said once, for both directions. */
export interface ModuleWire {
  readonly type: string
  /** The names it goes by in componentName, moduleName and type; the first is written. */
  readonly names: readonly [string, ...string[]]
  /** The type of an item. Specification 3 §3: text, image or button. */
  readonly itemType?: 'text' | 'image' | 'button'
  /** Whether options without a componentName are this module's all the same, whatever their type says. */
  readonly claims?: (options: unknown) => boolean
  /** An option that only this module has, by which it is known when nothing names it. */
  readonly sign?: string
  /** The options of each prop. */
  readonly props: Readonly<Record<string, readonly string[]>>
  readonly read: (options: unknown) => OptionsReading
  /** Writes complete props. Of options that are already there, those that say the same stay as they were written. */
  readonly write: (to: Raw, props: Props) => void
}

interface Declaration<F extends Fields> extends Omit<ModuleWire, 'type' | 'props' | 'read' | 'write'> {
  readonly props: { readonly [Name in keyof F]: Bind }
}

/** Writing one prop may change how another one reads (a line height in px follows the font size): so often it is looked at again. */
const ROUNDS = 4

/** Declares the wire of a module. Every prop must be mapped. */
export function defineWire<F extends Fields>(definition: Definition<F>, declaration: Declaration<F>): ModuleWire {
  const bound = bindAll(declaration.props, definition.fields)
  return {
    ...declaration,
    type: definition.type,
    props: Object.fromEntries(bound.map(({ name, mapping }) => [name, mapping.options])),
    read: (options) => {
      const outcomes = new Map<string, Outcome>()
      const read = bound.map(({ name, field, mapping }) => {
        const said = mapping.read(options, (path, outcome) => takeDown(outcomes, path, outcome))
        return [name, said === undefined ? undefined : complete(field, said)] as const
      })
      const all = [...outcomes]
      return {
        props: Object.fromEntries(read.filter(([, value]) => value !== undefined)),
        understood: all.filter(([, outcome]) => outcome === 'understood').map(([option]) => option),
        defaulted: all.flatMap(([option, reason]) => (reason === 'understood' ? [] : [{ option, reason }])),
      }
    },
    write: (to, props) => {
      let isFresh = to.kind === 'object' && to.members.length === 0
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = plainOf(to)
        const changed = bound.filter(
          ({ name, field, mapping }) => isFresh || !isSame(complete(field, mapping.read(before, silent)), props[name]),
        )
        for (const { name, mapping } of changed) mapping.write(to, props[name])
        if (changed.length === 0) return
        isFresh = false
      }
    },
  }
}

/** Of several entries one that could not be read counts more than one that could, and both more than one that was missing. */
function takeDown(outcomes: Map<string, Outcome>, path: string, outcome: Outcome): void {
  const order: readonly Outcome[] = ['missing', 'understood', 'limited', 'unreadable']
  const before = outcomes.get(path)
  if (before === undefined || order.indexOf(outcome) > order.indexOf(before)) outcomes.set(path, outcome)
}

function complete(field: Field, said: unknown): unknown {
  if (said === undefined) return field.default
  const read = field.schema.safeParse(said)
  return read.success ? read.data : field.default
}
