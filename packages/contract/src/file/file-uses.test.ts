import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { emptyDocument } from '../document/document.ts'
import { NodeId } from '../document/node.ts'
import { replaceFileInDocument, filesIn, storedFileId, replaceFileIn } from './file-uses.ts'

const OLD = '0b000000-0000-4000-8000-000000000001'
const NEW = '0b000000-0000-4000-8000-000000000002'
const url = (id: string, type = 'origin') => `/api/alc-oss/handle/downLoad/${id}/${type}`
const next = { url: url(NEW), width: 300, height: 200 }

describe('the file of a URL', () => {
  it('is found on the own host or another, in any variant', () => {
    expect(storedFileId(url(OLD))).toBe(OLD)
    expect(storedFileId(url(OLD.toUpperCase(), 'w750.webp'))).toBe(OLD)
    expect(storedFileId(`https://mall.example${url(OLD, 'vector')}`)).toBe(OLD)
  })

  it.each(['', `see ${url(OLD)}`, `${url(OLD)} `, `https://x.example/?u=${url(OLD)}`, 7, null])('is none: %s', (text) =>
    expect(storedFileId(text)).toBeUndefined(),
  )
})

describe('the files of a value', () => {
  const picture = { url: url(OLD), width: 10, height: 20 }

  it('are its pictures, videos, links and pictures of rich text, counted per use', () => {
    const props = {
      slides: [{ picture, link: { kind: 'url', url: url(OLD) } }, { picture }],
      video: { ...picture, durationSec: 3 },
      content: [{ tag: 'p', children: ['x', { tag: 'img', src: url(OLD), alt: '' }] }],
    }
    expect(filesIn(props)).toEqual(Array(5).fill(OLD))
  })

  it('exclude URLs in texts and under unrelated keys', () => {
    expect(filesIn({ text: url(OLD), lines: [url(OLD)], note: { url: url(OLD) } })).toEqual([])
  })

  it('are replaced together with their size, and everything else stays the same object', () => {
    const otherProps = { text: url(OLD) }
    const props = {
      slides: [{ picture, title: 'a' }],
      rich: [{ tag: 'img', src: url(OLD), alt: 'b' }],
      other: otherProps,
    }
    const changed = replaceFileIn(props, OLD, next)
    expect(changed).toEqual({
      slides: [{ picture: next, title: 'a' }],
      rich: [{ tag: 'img', src: url(NEW), alt: 'b' }],
      other: otherProps,
    })
    expect(changed.other).toBe(otherProps)
    expect(replaceFileIn(otherProps, OLD, next)).toBe(otherProps)
    const video = { ...picture, durationSec: 4 }
    expect(replaceFileIn(video, OLD, { ...next, durationSec: 9 })).toEqual({ ...next, durationSec: 9 })
  })

  it('are replaced as often as the old file was used, which is used no more', () => {
    const leaf = fc.oneof(fc.string(), fc.integer(), fc.constant(picture), fc.constant({ tag: 'img', src: url(OLD) }))
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.array(tie('tree')),
        fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('tree')),
      ),
    }))
    fc.assert(
      fc.property(tree, (value) => {
        const changed = replaceFileIn(value, OLD, next)
        expect(filesIn(changed)).toEqual(filesIn(value).map(() => NEW))
        expect(replaceFileIn(changed, OLD, next)).toBe(changed)
      }),
    )
  })
})

it('changes only the nodes of a document that use the file', () => {
  const [a, b] = [NodeId.parse('a'), NodeId.parse('b')]
  const document = {
    ...emptyDocument('p'),
    children: [a, b],
    nodes: {
      [a]: { id: a, module: 'image', version: 0, props: { picture: { url: url(OLD), width: 1, height: 1 } } },
      [b]: { id: b, module: 'text', version: 0, props: { text: url(OLD) } },
    },
  }
  const changed = replaceFileInDocument(document, OLD, next)
  expect(changed.nodes[a]?.props).toEqual({ picture: next })
  expect(changed.nodes[b]).toBe(document.nodes[b])
  expect(replaceFileInDocument(document, NEW, next)).toBe(document)
})
