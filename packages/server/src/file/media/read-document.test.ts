import { describe, expect, it } from 'vitest'

import { documentType } from './read-document.ts'
import { compoundBytes, PDF_BYTES, soundBytes, zipBytes } from './test-document.ts'

const TYPES = '[Content_Types].xml'
const OFFICE = 'application/vnd.openxmlformats-officedocument'
const TAG = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 3, 1, 2, 3])

describe('a document', () => {
  it.each([
    ['合同.DOCX', zipBytes([TYPES, 'word/document.xml']), `${OFFICE}.wordprocessingml.document`],
    ['a.xlsx', zipBytes([TYPES, 'xl/workbook.xml']), `${OFFICE}.spreadsheetml.sheet`],
    ['a.pptx', zipBytes([TYPES, 'ppt/presentation.xml']), `${OFFICE}.presentationml.presentation`],
    ['a.doc', compoundBytes('WordDocument'), 'application/msword'],
    ['a.xls', compoundBytes('Workbook'), 'application/vnd.ms-excel'],
    ['a.xls', compoundBytes('Book'), 'application/vnd.ms-excel'],
    ['a.ppt', compoundBytes('PowerPoint Document'), 'application/vnd.ms-powerpoint'],
    ['a.pdf', PDF_BYTES, 'application/pdf'],
    ['a.zip', zipBytes(['a/b.txt']), 'application/zip'],
    ['a.txt', Buffer.from('订单\t一\r\n'), 'text/plain'],
    ['a.txt', Buffer.from([0xb6, 0xa9, 0xb5, 0xa5]), 'text/plain'],
    ['a.txt', Buffer.from('\ufeff订单', 'utf16le'), 'text/plain'],
    ['a.mp3', soundBytes(), 'audio/mpeg'],
    ['a.mp3', Buffer.concat([TAG, Buffer.alloc(7), soundBytes(1)]), 'audio/mpeg'],
  ])('%s is known by its name and its content', (name, bytes, mime) => {
    expect(documentType(name, bytes)).toBe(mime)
  })

  const zip = zipBytes([TYPES, 'word/document.xml'])
  it.each([
    ['a page', 'a.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page in front of an archive', 'a.zip', Buffer.concat([Buffer.from('<script>'), zip])],
    ['an archive with something behind it', 'a.zip', Buffer.concat([zip, Buffer.from('<script>')])],
    ['half of an archive', 'a.zip', zip.subarray(0, zip.length - 30)],
    ['an archive as a document', 'a.docx', zipBytes(['word/document.xml'])],
    ['a document of another kind', 'a.xlsx', zip],
    ['a document with macros', 'a.docx', zipBytes([TYPES, 'word/document.xml', 'word/vbaProject.bin'])],
    ['a table as a text', 'a.doc', compoundBytes('Workbook')],
    ['a name inside of a stream', 'a.doc', Buffer.concat([compoundBytes('x'), Buffer.from('WordDocument', 'utf16le')])],
    ['a PDF that is cut off', 'a.pdf', PDF_BYTES.subarray(0, 20)],
    ['a program as a text', 'a.txt', Buffer.from('\x7fELF\x02\x01\x01\0\0', 'latin1')],
    ['an empty text', 'a.txt', Buffer.alloc(0)],
    ['a page by its name', 'a.html', Buffer.from('<p>')],
    ['a name of an object', 'a.constructor', Buffer.from('<p>')],
    ['a frame without a second one', 'a.mp3', Buffer.concat([soundBytes(1), Buffer.from('<script>')])],
    ['a tag without sound', 'a.mp3', TAG],
    ['sound of another layer', 'a.mp3', Buffer.from([0xff, 0xfd, 0x90, 0])],
  ])('is none: %s', (_, name, bytes) => {
    expect(documentType(name, bytes)).toBeUndefined()
  })

  it('with any byte broken is refused or known, and never throws', () => {
    for (const [name, whole] of [
      ['a.docx', zip],
      ['a.doc', compoundBytes('WordDocument')],
      ['a.mp3', soundBytes(2)],
    ] as const)
      for (let at = 0; at < whole.length; at++) {
        const bytes = Buffer.from(whole)
        bytes[at] = (bytes[at] ?? 0) ^ 0xff
        expect(() => documentType(name, bytes)).not.toThrow()
        expect(() => documentType(name, whole.subarray(0, at))).not.toThrow()
      }
  })
})
