import { definitionOf, mayStandIn } from '../registry/definitions.ts'
import { WIRES } from '../registry/codecs.ts'
import { wordsOf } from '../kit/option-codecs/option-codec.ts'
import type { ModuleWire } from '../kit/option-codecs/define-legacy-codec.ts'
import { isRecord, optionAt } from '../kit/option-codecs/option-path.ts'

const bare = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '')

const all = Object.values(WIRES)
const byName = new Map(all.flatMap((wire) => [wire.type, ...wire.names].map((name) => [bare(name), wire] as const)))

/** The module that options belong to, by their names, else by what only it has; `isMisplaced` when it may not stand there. */
export function findWire(
  options: unknown,
  parentType: string | undefined,
): { readonly wire: ModuleWire | undefined; readonly isMisplaced: boolean } {
  const candidates = isRecord(options) ? candidatesFor(options, parentType) : []
  const wire = candidates.find(({ type }) => mayStandIn(parentType, type))
  return { wire, isMisplaced: !wire && candidates.length > 0 }
}

function candidatesFor(options: Readonly<Record<string, unknown>>, parentType: string | undefined): ModuleWire[] {
  const named = (option: string) => byName.get(bare(wordsOf(optionAt(options, option)) ?? '')) ?? []
  const isNamed = (option: string) => optionAt(options, option) !== undefined && optionAt(options, option) !== ''
  const own = [named('componentName')].flat()
  const claimed = isNamed('componentName') ? [] : all.filter(({ claims }) => claims?.(options))
  const isNameless = !isNamed('componentName') && !isNamed('moduleName') && !isNamed('type')
  const signed = all.filter(({ sign }) => isNameless && sign !== undefined && optionAt(options, sign) !== undefined)
  return [...own, ...claimed, named('moduleName'), named('type'), ...signed, ...onlyPart(parentType, isNameless)].flat()
}

/** What stands in a module that takes one kind of part only needs no name. */
function onlyPart(parentType: string | undefined, isNameless: boolean): ModuleWire[] {
  const types = parentType === undefined ? undefined : definitionOf(parentType)?.holds?.types
  const only = isNameless && Array.isArray(types) && types.length === 1 ? WIRES[types[0] as string] : undefined
  return only ? [only] : []
}
