import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { expect, it } from 'vitest'

import { readWoff } from './read-woff.ts'

const require = createRequire(import.meta.url)
const FOLDER = join(dirname(require.resolve('@fontsource/noto-sans-sc/unicode.json')), 'files')
const PARTS = readdirSync(FOLDER).filter((name) => name.endsWith('-400-normal.woff'))

/** The checksum of a table: the sum of its words. OpenType, "Calculating checksums". */
function checksumOf(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

it('has a part of the font for each of its ranges', () => {
  expect(PARTS.length).toBeGreaterThan(100)
})

it('gives every table of every part as its font was made', () => {
  for (const name of PARTS) {
    const font = readWoff(readFileSync(join(FOLDER, name)))
    const tags: string[] = []
    for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
      const [tag, offset, size] = [
        font.toString('latin1', at, at + 4),
        font.readUInt32BE(at + 8),
        font.readUInt32BE(at + 12),
      ]
      const table = Buffer.from(font.subarray(offset, offset + Math.ceil(size / 4) * 4))
      // The checksum of the whole font, which stands in `head`, counts as zero.
      if (tag === 'head') table.writeUInt32BE(0, 8)
      expect([name, tag, checksumOf(table)]).toEqual([name, tag, font.readUInt32BE(at + 4)])
      tags.push(tag)
    }
    expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']))
  }
})

it('refuses what is no WOFF file', () => {
  expect(() => readWoff(Buffer.from('wOF2 and more'))).toThrow('not a WOFF file')
})
