import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'

import { FileRefused } from '../../file-frame/serve-orders.ts'
import { inflatePart } from './inflate-part.ts'
import { mainPart, MAX_XML_BYTES, openPackage } from './office-package.ts'
import { pictureType } from './picture-size.ts'
import { readCut } from './read-cut.ts'
import { packageOf, PIXEL, relationsXml } from './test-package.ts'
import { readZipDirectory } from './zip-directory.ts'

const LAUGHS =
  '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;">]><a>&d;</a>'

/** Writes a number into the directory's entry of the first part. */
function forged(file: ArrayBuffer, at: number, value: number): ArrayBuffer {
  const view = new DataView(file)
  const entry = [...Array(file.byteLength - 4).keys()].find((index) => view.getUint32(index, true) === 0x02014b50)
  view.setUint32((entry ?? 0) + at, value, true)
  return file
}

describe('a package', () => {
  it('gives its parts, and where they lead, but never out of itself', () => {
    const file = openPackage(
      packageOf({
        'word/document.xml': '<a>订单</a>',
        'word/_rels/document.xml.rels': relationsXml({
          r1: ['image', 'media/a.png'],
          r2: ['image', 'https://tracker.example/a.png'],
          r3: ['styles', '/word/styles.xml'],
          r4: ['x', '../../../etc/passwd'],
        }),
      }),
    )
    expect(mainPart(file)).toBe('word/document.xml')
    expect(file.xml('word/document.xml')?.textContent).toBe('订单')
    expect(file.xml('nothing.xml')).toBeUndefined()
    expect(file.relations('word/document.xml')).toEqual([
      { id: 'r1', type: 'image', target: 'word/media/a.png' },
      { id: 'r3', type: 'styles', target: 'word/styles.xml' },
      { id: 'r4', type: 'x', target: 'etc/passwd' },
    ])
  })

  it('that is a bomb is refused, and inflated no further than was asked for', () => {
    const bomb = packageOf({ 'word/document.xml': new Uint8Array(64 * 1024 * 1024) })
    expect(bomb.byteLength).toBeLessThan(100_000)
    const file = openPackage(bomb)
    expect(() => file.xml('word/document.xml')).toThrow(FileRefused)
    const part = readZipDirectory(new Uint8Array(bomb))?.get('word/document.xml')
    const read = part && inflatePart(part, 1000)
    expect(read?.bytes.length).toBe(1000)
    expect(read?.isCut).toBe(true)
    // What the directory says about its size is not believed.
    const small = openPackage(forged(bomb, 24, 10))
    expect(() => small.bytes('word/document.xml', MAX_XML_BYTES)).toThrow(FileRefused)
  })

  it('of many parts that are each small enough ends at its own limit', () => {
    const part = new Uint8Array(7 * 1024 * 1024)
    const file = openPackage(
      packageOf(Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`word/${index}.xml`, part] as const))),
    )
    const readAll = () =>
      file.names.filter((name) => name.startsWith('word/')).map((name) => file.bytes(name, MAX_XML_BYTES))
    expect(readAll).toThrow(FileRefused)
  })

  it('that declares entities is none', () => {
    expect(() => openPackage(packageOf({ 'a.xml': LAUGHS })).xml('a.xml')).toThrow('document type')
    expect(() => openPackage(packageOf({ 'a.xml': '<a><b></a>' })).xml('a.xml')).toThrow('no XML')
  })

  it.each([
    ['is a text', new TextEncoder().encode('PK nothing').slice().buffer],
    ['is encrypted', forged(packageOf({ 'a.xml': '<a/>' }), 8, 1)],
    ['points outside of itself', forged(packageOf({ 'a.xml': '<a/>' }), 42, 0xfffffff)],
    ['is longer than the file', forged(packageOf({ 'a.xml': '<a/>' }), 20, 0xfffffff)],
    ['is packed in another way', forged(packageOf({ 'a.xml': '<a/>' }), 10, 93)],
    ['is cut', packageOf({ 'a.xml': '<a/>' }).slice(0, -30)],
    [
      'has more parts than any document',
      zipSync(Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [`${n}`, new Uint8Array()]))).slice().buffer,
    ],
  ])('that %s is none', (_, bytes) => {
    expect(() => openPackage(bytes)).toThrow('not a package')
  })

  it('of a long list is read to its last whole entry', () => {
    const row = `<x:row><x:c>${'订'.repeat(1000)}</x:c></x:row>`
    const text = `<?xml version="1.0"?><x:sheet xmlns:x="s"><x:data>${row.repeat(2000)}</x:data><x:tail/></x:sheet>`
    const cut = readCut(openPackage(packageOf({ 'a.xml': text })), 'a.xml', ['data', 'row'])
    expect(cut?.isCut).toBe(true)
    expect(cut?.root.localName).toBe('sheet')
    const rows = [...(cut?.root.firstElementChild?.children ?? [])]
    expect(rows.length).toBeGreaterThan(1000)
    expect(rows.every((one) => one.textContent.length === 1000)).toBe(true)
  })
})

describe('a picture', () => {
  const png = (width: number, height: number) => {
    const bytes = PIXEL.slice()
    new DataView(bytes.buffer).setUint32(16, width)
    new DataView(bytes.buffer).setUint32(20, height)
    return bytes
  }

  it('is shown by its content, unless it would take the memory of a phone', () => {
    expect(pictureType(PIXEL)).toBe('image/png')
    expect(pictureType(png(60_000, 60_000))).toBeUndefined()
    expect(pictureType(png(0, 10))).toBeUndefined()
    const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 0x02, 0x58, 0x03, 0x20]
    expect(pictureType(Uint8Array.from([...jpeg, ...Array<number>(20).fill(0)]))).toBe('image/jpeg')
    const huge = [...jpeg.slice(0, 13), 0xff, 0xff, 0xff, 0xff]
    expect(pictureType(Uint8Array.from([...huge, ...Array<number>(20).fill(0)]))).toBeUndefined()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'
    expect(pictureType(new TextEncoder().encode(svg))).toBeUndefined()
    expect(pictureType(new Uint8Array(3))).toBeUndefined()
  })
})
