import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { orderOf, packageOf, PIXEL, relationsXml } from '../package/test-package.ts'
import { showSlides } from './show-slides.ts'

const NS = 'xmlns:p="p" xmlns:a="a" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

const line = (words: string, level = 0) => `<a:p><a:pPr lvl="${level}"/><a:r><a:t>${words}</a:t></a:r></a:p>`
const shape = (type: string, lines: string) =>
  `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:txBody>${lines}</p:txBody></p:sp>`
const slide = (shapes: string, look = '') =>
  `<p:sld ${NS} ${look}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`
const image = (id: string) =>
  `<p:pic><p:nvPicPr><p:cNvPr descr="仓库"/></p:nvPicPr><p:blipFill><a:blip r:embed="${id}"/></p:blipFill></p:pic>`

const presentation = (slides: Record<string, string>, more: Record<string, string | Uint8Array> = {}) =>
  packageOf({
    'ppt/presentation.xml': `<p:presentation ${NS}><p:sldIdLst>${Object.keys(slides)
      .map((id) => `<p:sldId id="256" r:id="${id}"/>`)
      .join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationsXml(
      Object.fromEntries(Object.keys(slides).map((id) => [id, ['slide', `slides/${id}.xml`] as const])),
    ),
    ...Object.fromEntries(Object.entries(slides).map(([id, xml]) => [`ppt/slides/${id}.xml`, xml])),
    ...more,
  })

let place: HTMLElement
beforeEach(() => {
  place = document.createElement('div')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture' }))
})
afterEach(() => vi.unstubAllGlobals())

it('shows texts, tables and pictures of the slides in their order, the title of each first', async () => {
  const table = `<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tr><a:tc><p:txBody>${line('单价')}</p:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
  const file = presentation(
    {
      r2: slide(
        `<p:grpSp>${image('r1')}</p:grpSp>${image('r2')}${shape('body', line('第一点') + line('细节', 1))}${shape('title', line('仓储'))}${shape('sldNum', line('2'))}`,
      ),
      r3: slide(shape('title', line('隐藏')), 'show="0"'),
      r4: slide(table),
    },
    {
      'ppt/slides/_rels/r2.xml.rels': relationsXml({
        r1: ['image', '../media/a.png'],
        r2: ['image', 'https://tracker.example/a.png'],
      }),
      'ppt/media/a.png': PIXEL,
    },
  )
  await showSlides(place, orderOf(file))
  const slides = [...place.querySelectorAll('article')]
  expect(slides.map((one) => one.getAttribute('aria-label'))).toEqual(['slide 1', 'slide 2'])
  expect(slides[0]?.firstElementChild).toHaveTextContent('仓储')
  const pictures = [...place.querySelectorAll('img')]
  expect(pictures.map(({ src, alt }) => [src, alt])).toEqual([['blob:picture', '仓库']])
  expect([...place.querySelectorAll('p')].map((one) => one.style.marginInlineStart)).toEqual(['', '', '1em'])
  expect(slides[1]?.querySelector('td')).toHaveTextContent('单价')
  expect(place.querySelector('p')).toHaveTextContent('outline')
})

it('says when there is nothing, and refuses what is none', async () => {
  await showSlides(place, orderOf(presentation({ r1: slide('') })))
  expect(place.querySelector('[role=status]')).toHaveTextContent('empty')
  await expect(showSlides(place, orderOf(packageOf({ 'ppt/presentation.xml': '<a/>' })))).rejects.toThrow(
    'presentation',
  )
})
