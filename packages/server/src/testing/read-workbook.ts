import { crc32, inflateRawSync } from 'node:zlib'

/** Texts of a workbook's only sheet, row by row; amounts and numbers as they are written. Throws on a broken archive. */
export function readWorkbook(bytes: Buffer): string[][] {
  const sheet = unzip(bytes).get('xl/worksheets/sheet1.xml') ?? ''
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\/>|<c[ >].*?<\/c>/gs)].map(([cell]) => textOf(cell)),
  )
}

/** The cells of a sheet as they are written. */
export function sheetXmlOf(bytes: Buffer): string {
  return unzip(bytes).get('xl/worksheets/sheet1.xml') ?? ''
}

function textOf(cell: string): string {
  const text = /<(?:t|v)(?: [^>]*)?>(.*?)<\/(?:t|v)>/s.exec(cell)?.[1] ?? ''
  return text.replaceAll('&#13;', '\r').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

/** The entries of a ZIP by name, read by its directory; their sums and sizes are checked. */
export function unzip(bytes: Buffer): ReadonlyMap<string, string> {
  const end = bytes.length - 22
  const entries = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let index = 0; index < bytes.readUInt16LE(end + 10); index++) {
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const local = bytes.readUInt32LE(at + 42)
    const from = local + 30 + bytes.readUInt16LE(local + 26)
    const content = inflateRawSync(bytes.subarray(from, from + bytes.readUInt32LE(at + 20)))
    const isWhole = crc32(content) === bytes.readUInt32LE(at + 16) && content.length === bytes.readUInt32LE(at + 24)
    if (bytes.readUInt32LE(at) !== 0x02014b50 || !isWhole) throw new Error(`broken entry: ${name}`)
    entries.set(name, content.toString())
    at += 46 + nameLength
  }
  return entries
}
