import type { Endpoint } from '@mallwright/contract/rpc'
import type { ZodMiniType } from 'zod/mini'

/** The part of a schema's definition that says how to fill it. */
interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, ZodMiniType>>
  readonly entries?: Readonly<Record<string, string | number>>
  readonly values?: readonly unknown[]
  readonly options?: readonly ZodMiniType[]
  readonly element?: ZodMiniType
  readonly innerType?: ZodMiniType
}

/** Texts and numbers of which one suits nearly every check of the contract. */
const CANDIDATES = [
  'x1234567',
  '00000000-0000-4000-8000-000000000000',
  '19900199999',
  '246810',
  '330106',
  '91110000MA0DEM014L',
  '110000199304071315',
  'Mall2025a',
  'EnterpriseApply',
  'https://mall.test/x',
  '#ffffff',
  'DH8888',
  '2099-12-31 00:00:00',
  1,
  0,
  100,
]

/** Members that name a definition of the demo: another text would be refused before anything else is asked. */
const DEFINITION = /^(?:cBaseListCode|cBaseQueryCode|queryCode|cComponentKey)$/

function definitionOf(schema: ZodMiniType): Definition {
  return (schema as unknown as { _zod: { def: Definition } })._zod.def
}

/** A value that a schema takes, with as few members as it allows and one entry of each list. `undefined` where none was found. */
export function sampleOf(schema: ZodMiniType): unknown {
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape ?? {}).flatMap(([name, member]) => {
          const value = DEFINITION.test(name) ? 'ALSHOP_APPLY' : sampleOf(member)
          return value === undefined ? [] : [[name, value]]
        }),
      )
    case 'optional':
    case 'default':
    case 'prefault':
      return undefined
    case 'nullable':
      return null
    case 'boolean':
      return true
    case 'enum':
      return Object.values(definition.entries ?? {})[0]
    case 'literal':
      return definition.values?.[0]
    case 'union':
      return definition.options?.map(sampleOf).find((value) => schema.safeParse(value).success)
    case 'array': {
      const one = definition.element && sampleOf(definition.element)
      return [[one], []].find((value) => schema.safeParse(value).success)
    }
    case 'record':
      return {}
    default:
      return CANDIDATES.find((value) => schema.safeParse(value).success)
  }
}

/** The parts of a call's input. */
export type Input = Readonly<Partial<Record<'params' | 'query' | 'body', unknown>>>

/** A member of a call's input that names a row; a step 0 is the first entry of a list. */
export interface IdMember {
  readonly path: readonly (string | 0)[]
  readonly isList: boolean
}

/** Whether a member names a row: an id, a list of ids, the number of an order, a phone. The id of a request names no row. */
const NAMES_A_ROW =
  /^(?!cRequestUuid$)(?:id|a|b|uuid|.*(?:Uuids?|Ids?|RowKeys|FlowNo|OrderNos?|AfterSaleNos?|TradeNo|[Pp]hone))$/

/** How deep members are looked for: a document of the studio holds itself. */
const MAX_DEPTH = 5

const PARTS = ['params', 'query', 'body'] as const

/** Every member of a call's input that names a row, those inside lists and objects included. */
export function idMembersOf(operation: Endpoint): IdMember[] {
  return PARTS.flatMap((part) => {
    const schema = operation[part]
    return schema ? idMembersIn(schema, [part]) : []
  })
}

function idMembersIn(schema: ZodMiniType, path: IdMember['path']): IdMember[] {
  if (path.length > MAX_DEPTH) return []
  const { shape, innerType, element, options } = definitionOf(schema)
  if (innerType) return idMembersIn(innerType, path)
  if (element) return idMembersIn(element, [...path, 0])
  if (options) return options.flatMap((option) => idMembersIn(option, path))
  return Object.entries(shape ?? {}).flatMap(([name, member]) => {
    const at = [...path, name]
    const own = NAMES_A_ROW.test(name) ? [{ path: at, isList: isList(member) }] : []
    return [...own, ...idMembersIn(member, at)]
  })
}

function isList(schema: ZodMiniType): boolean {
  const { type, innerType } = definitionOf(schema)
  return innerType ? isList(innerType) : type === 'array'
}

/** A sample of each part of a call's input. */
export function inputOf(operation: Endpoint): Input {
  return Object.fromEntries(
    PARTS.flatMap((part) => {
      const schema = operation[part]
      return schema ? [[part, sampleOf(schema) ?? {}]] : []
    }),
  )
}

/** An input in which a member names a row by an id. */
export function withId(input: Input, { path, isList: isListed }: IdMember, id: string): Input {
  const set = (value: unknown, [step, ...rest]: IdMember['path']): unknown => {
    if (step === undefined) return isListed ? [id] : id
    if (step === 0) return [set(Array.isArray(value) ? value[0] : {}, rest)]
    const members = (value ?? {}) as Record<string, unknown>
    return { ...members, [step]: set(members[step], rest) }
  }
  return set(input, path) as Input
}
