import type { AreaNode } from '@mallwright/contract/address'

import { AREA_TREE } from './area-tree.ts'

/** What was recognised in a pasted text; parts that were not are empty. */
export interface ParsedAddress {
  readonly receiver: string
  readonly phone: string
  /** Six digits; empty unless the text names one district. */
  readonly areaCode: string
  readonly detail: string
}

/** Labels that senders write before the parts. */
const LABELS =
  /(?:收货人|收件人|联系人|姓名|手机号码|手机号|手机|联系电话|电话|所在地区|收货地址|详细地址|地址)\s*[:：]?/g

/** A mobile phone, with a country code and gaps. */
const PHONE = /(?<!\d)(?:\+?86[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)/

/** What only places are written with. */
const PLACE = /[\d路街道巷弄号栋幢楼层室座园区村镇乡厦城场店院]/

const MAX_NAME = 20

/** Splits a pasted text into receiver, phone, district and the rest of the address. 智能识别, domain sheet 41. */
export function parseAddress(text: string): ParsedAddress {
  const plain = text.normalize('NFKC').replace(LABELS, '\n')
  const found = PHONE.exec(plain)
  const phone = found ? found.slice(1).join('') : ''
  const rest = found ? `${plain.slice(0, found.index)}\n${plain.slice(found.index + found[0].length)}` : plain
  const tokens = rest
    .split(/[\n,;、|]+/)
    .flatMap((line) => line.trim().split(/\s+/))
    .filter((token) => token !== '')
  const joined = tokens.join(' ')
  const area = findArea(joined)
  const { before, after } = splitAt(tokens, area?.end)
  const places = area ? after : tokens.filter((token) => PLACE.test(token))
  const receiver =
    nameAmong(area ? before : tokens.filter((token) => !PLACE.test(token))) || nameAmong(trailingNames(after))
  const detail = places.filter((token) => token !== receiver).join(' ')
  return { receiver, phone, areaCode: area?.code ?? '', detail }
}

interface FoundArea {
  readonly code: string
  /** Where the address goes on after the names of its areas. */
  readonly end: number
}

/** Where a name or its short form stands at or after a place; `undefined` when it does not. */
function findName(text: string, names: readonly string[], from: number): { start: number; end: number } | undefined {
  for (const name of names) {
    const start = text.indexOf(name, from)
    if (start >= 0) return { start, end: start + name.length }
  }
  return undefined
}

/** The full name, then the short one where that is long enough to tell. */
function namesOf({ cFullName }: AreaNode, suffix: RegExp): readonly string[] {
  const short = cFullName.replace(suffix, '')
  return short.length >= 2 && short !== cFullName ? [cFullName, short] : [cFullName]
}

const PROVINCE_SUFFIX = /(?:省|市|壮族自治区|回族自治区|维吾尔自治区|自治区|特别行政区)$/
const CITY_SUFFIX = /(?:市|地区|盟)$/
const DISTRICT_SUFFIX = /(?:区|县|市)$/

interface Candidate extends FoundArea {
  /** How much of province, city and district the text names; a full district counts most. */
  readonly score: number
}

/** The district that a text names; none where several are meant alike. */
function findArea(text: string): FoundArea | undefined {
  const candidates = AREA_TREE.flatMap((province) => {
    const provinceAt = findName(text, namesOf(province, PROVINCE_SUFFIX), 0)
    return province.children.flatMap((city) => {
      const cityAt = findName(text, namesOf(city, CITY_SUFFIX), provinceAt?.start ?? 0)
      return city.children.flatMap((district) => candidatesOf(text, district, { provinceAt, cityAt }))
    })
  })
  const best = Math.max(0, ...candidates.map(({ score }) => score))
  const [only, another] = candidates.filter(({ score }) => score === best)
  return another ? undefined : only
}

type Found = ReturnType<typeof findName>

function candidatesOf(
  text: string,
  district: AreaNode,
  { provinceAt, cityAt }: { readonly provinceAt: Found; readonly cityAt: Found },
): Candidate[] {
  const isPlaced = cityAt !== undefined || provinceAt !== undefined
  const [full, short] = namesOf(district, DISTRICT_SUFFIX)
  const after = cityAt?.end ?? provinceAt?.end ?? 0
  const fullAt = findName(text, full === undefined ? [] : [full], cityAt?.start ?? after)
  // A short name is taken only where its city stands before it.
  const shortAt = !fullAt && cityAt && short !== undefined ? findName(text, [short], cityAt.end) : undefined
  const at = fullAt ?? shortAt
  if (!at || (!isPlaced && !fullAt)) return []
  const score = (fullAt ? 4 : 3) + (cityAt ? 2 : 0) + (provinceAt ? 1 : 0)
  return [{ code: district.cAreaCode, end: at.end, score }]
}

/** The tokens before the names of areas, and those of the address after them. */
function splitAt(
  tokens: readonly string[],
  end: number | undefined,
): { readonly before: readonly string[]; readonly after: readonly string[] } {
  if (end === undefined) return { before: tokens, after: [] }
  const before: string[] = []
  const after: string[] = []
  let at = 0
  for (const token of tokens) {
    const start = at
    at += token.length + 1
    if (start >= end) after.push(token)
    else if (at - 1 > end) after.push(token.slice(end - start))
    else before.push(token)
  }
  return { before, after }
}

/** Tokens at the end of an address that can be no part of a place. */
function trailingNames(tokens: readonly string[]): readonly string[] {
  return tokens.slice(1).filter((token) => !PLACE.test(token))
}

/** The first token that can be the name of a person. */
function nameAmong(tokens: readonly string[]): string {
  const isName = (token: string) => /^[\u4e00-\u9fff·]{2,6}$|^[A-Za-z][A-Za-z .'-]*$/.test(token)
  const isArea = (token: string) => /(?:省|市|区|县|州|盟|旗)$/.test(token)
  return (tokens.find((token) => isName(token) && !isArea(token)) ?? '').slice(0, MAX_NAME)
}
