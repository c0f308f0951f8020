import { definitionOf, canContain } from '../registry/definitions.ts'
import { LEGACY_CODECS } from '../registry/codecs.ts'
import { textOf } from '../kit/option-codecs/option-codec.ts'
import type { LegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { isRecord } from '../kit/is-record.ts'
import { optionAt } from '../kit/option-codecs/option-path.ts'

const normalised = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '')

const all = Object.values(LEGACY_CODECS)
const byName = new Map(
  all.flatMap((codec) => [codec.type, ...codec.names].map((name) => [normalised(name), codec] as const)),
)

/** Finds the module of options by name, else by marker option; `isMisplaced` when the parent does not accept it. */
export function findCodec(
  options: unknown,
  parentType: string | undefined,
): { readonly codec: LegacyCodec | undefined; readonly isMisplaced: boolean } {
  const candidates = isRecord(options) ? candidatesFor(options, parentType) : []
  const codec = candidates.find(({ type }) => canContain(parentType, type))
  return { codec, isMisplaced: !codec && candidates.length > 0 }
}

function candidatesFor(options: Readonly<Record<string, unknown>>, parentType: string | undefined): LegacyCodec[] {
  const named = (option: string) => byName.get(normalised(textOf(optionAt(options, option)) ?? '')) ?? []
  const isNamed = (option: string) => optionAt(options, option) !== undefined && optionAt(options, option) !== ''
  const own = [named('componentName')].flat()
  const claimed = isNamed('componentName') ? [] : all.filter(({ recognises: claims }) => claims?.(options))
  const isNameless = !isNamed('componentName') && !isNamed('moduleName') && !isNamed('type')
  const signed = all.filter(
    ({ markerOption: sign }) => isNameless && sign !== undefined && optionAt(options, sign) !== undefined,
  )
  return [...own, ...claimed, named('moduleName'), named('type'), ...signed, ...onlyPart(parentType, isNameless)].flat()
}

/** A parent that accepts a single type needs no name on its children. */
function onlyPart(parentType: string | undefined, isNameless: boolean): LegacyCodec[] {
  const types = parentType === undefined ? undefined : definitionOf(parentType)?.accepts?.types
  const only = isNameless && Array.isArray(types) && types.length === 1 ? LEGACY_CODECS[types[0] as string] : undefined
  return only ? [only] : []
}
