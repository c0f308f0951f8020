import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { chartXml, orderOf, packageOf, PIXEL, relationsXml, seriesXml } from '../package/test-package.ts'
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
    'ppt/presentation.xml': `<p:presentation ${NS}><p:sldSz cx="1000" cy="500"/><p:sldIdLst>${Object.keys(slides)
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
  expect(place.querySelector('p')).toHaveTextContent('layoutNote')
})

const at = (x: number, y: number, width: number, height: number) =>
  `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>`
const box = (properties: string, lines = '', own = '') =>
  `<p:sp><p:nvSpPr><p:nvPr>${own}</p:nvPr></p:nvSpPr><p:spPr>${properties}</p:spPr><p:txBody><a:bodyPr/>${lines}</p:txBody></p:sp>`
const colour = (name: string, change = '') =>
  `<a:solidFill><a:schemeClr val="${name}">${change}</a:schemeClr></a:solidFill>`

const styleOf = (element: Element | null | undefined, ...names: readonly string[]) =>
  names.map((name) => (element as HTMLElement | null)?.style.getPropertyValue(name))
const items = () => [...place.querySelectorAll<HTMLElement>('.shop-slide-item')]

describe('a slide that says where its things stand', () => {
  /** A slide whose layout and master say what it does not. */
  async function showLayered(shapes: string, layout: string, master: string) {
    const layer = (name: string, content: string, after = '') =>
      `<p:${name} ${NS}><p:cSld><p:bg><p:bgPr>${colour('bg1')}</p:bgPr></p:bg><p:spTree>${content}</p:spTree></p:cSld>${after}</p:${name}>`
    const text = `<p:clrMap bg1="dk2" tx1="lt1"/><p:txStyles><p:titleStyle><a:lvl1pPr algn="ctr"><a:defRPr sz="4000" b="1">${colour('accent2')}</a:defRPr></a:lvl1pPr></p:titleStyle><p:bodyStyle><a:lvl1pPr marL="100" indent="-100"><a:buChar char="•"/><a:defRPr sz="2000"/></a:lvl1pPr></p:bodyStyle></p:txStyles>`
    const scheme =
      '<a:dk2><a:srgbClr val="102030"/></a:dk2><a:lt1><a:srgbClr val="FAFAFA"/></a:lt1><a:accent2><a:srgbClr val="CC0000"/></a:accent2>'
    const file = presentation(
      { r1: slide(shapes) },
      {
        'ppt/slides/_rels/r1.xml.rels': relationsXml({
          l: ['slideLayout', '../slideLayouts/l.xml'],
          p: ['image', '../media/a.png'],
          c: ['chart', '../charts/c.xml'],
        }),
        'ppt/slideLayouts/l.xml': layer('sldLayout', layout).replace(/<p:bg>.*<\/p:bg>/, ''),
        'ppt/slideLayouts/_rels/l.xml.rels': relationsXml({ m: ['slideMaster', '../slideMasters/m.xml'] }),
        'ppt/slideMasters/m.xml': layer('sldMaster', master, text),
        'ppt/slideMasters/_rels/m.xml.rels': relationsXml({ t: ['theme', '../theme/t.xml'] }),
        'ppt/theme/t.xml': `<a:theme ${NS}><a:themeElements><a:clrScheme>${scheme}</a:clrScheme></a:themeElements></a:theme>`,
        'ppt/media/a.png': PIXEL,
        'ppt/charts/c.xml': chartXml(`<c:barChart>${seriesXml('销量', [1, 2])}</c:barChart>`),
      },
    )
    await showSlides(place, orderOf(file))
  }

  it('has them there, in its proportions, with the looks of layout and master', async () => {
    await showLayered(
      box('', line('标题'), '<p:ph type="ctrTitle"/>') +
        box(at(100, 100, 300, 50), line('要点'), '<p:ph type="body" idx="7"/>') +
        box('', line('跟随'), '<p:ph idx="8"/>'),
      box(at(0, 250, 500, 100), '', '<p:ph idx="8"/>') +
        box(at(900, 0, 100, 20) + colour('accent2', '<a:lumMod val="50000"/>')),
      box(at(50, 10, 900, 80), '', '<p:ph type="title"/>'),
    )
    const paper = place.querySelector<HTMLElement>('.shop-slide-paper')
    expect(styleOf(paper, 'aspect-ratio', 'background', 'color')).toEqual([
      '1000 / 500',
      'rgb(16, 32, 48)',
      'rgb(250, 250, 250)',
    ])
    const [shared, title, body, following] = items()
    expect(styleOf(title, 'left', 'top', 'width', 'height')).toEqual(['5%', '2%', '90%', '16%'])
    expect(styleOf(body, 'left', 'top', 'width', 'height')).toEqual(['10%', '20%', '30%', '10%'])
    expect(styleOf(following, 'left', 'top')).toEqual(['0%', '50%'])
    expect(styleOf(shared?.firstElementChild, 'background')).toEqual(['rgb(102, 0, 0)'])
    const head = place.querySelector('[role=heading]')
    expect(head).toHaveTextContent('标题')
    expect(styleOf(head?.querySelector('p'), 'text-align')).toEqual(['center'])
    const run = head?.querySelector('span')
    expect(styleOf(run, 'color', 'font-weight')).toEqual(['rgb(204, 0, 0)', '600'])
    expect(styleOf(run, 'font-size')).toEqual([`${(40 * 12_700) / 10}cqi`])
    expect(body?.querySelector('.shop-slide-bullet')).toHaveTextContent('•')
  })

  it('has groups scaled, pictures cropped, and shapes turned', async () => {
    const group = `<p:grpSp><p:grpSpPr><a:xfrm><a:off x="100" y="100"/><a:ext cx="200" cy="100"/><a:chOff x="0" y="0"/><a:chExt cx="20" cy="10"/></a:xfrm></p:grpSpPr>${box(at(10, 5, 10, 5), line('内'))}</p:grpSp>`
    const picture = `<p:pic><p:nvPicPr><p:cNvPr descr="仓库"/></p:nvPicPr><p:blipFill><a:blip r:embed="p"/><a:srcRect l="25000" r="25000"/></p:blipFill><p:spPr>${at(0, 0, 100, 100).replace('<a:xfrm>', '<a:xfrm rot="5400000">')}</p:spPr></p:pic>`
    await showLayered(group + picture, '', '')
    const [inner, cropped] = items()
    expect(styleOf(inner, 'left', 'top', 'width', 'height')).toEqual(['20%', '30%', '10%', '10%'])
    expect(styleOf(cropped, 'rotate')).toEqual(['90deg'])
    expect(styleOf(cropped?.querySelector('img'), 'width', 'left')).toEqual(['200%', '-50%'])
  })

  it('has charts, says at the place of what is not shown that it is not, and reads as texts alone', async () => {
    const frame = (id: string) =>
      `<p:graphicFrame><p:xfrm><a:off x="0" y="0"/><a:ext cx="500" cy="300"/></p:xfrm><a:graphic><a:graphicData><c:chart xmlns:c="c" r:id="${id}"/></a:graphicData></a:graphic></p:graphicFrame>`
    await showLayered(
      box(at(0, 0, 9, 9), line('说明')) + frame('c') + frame('none'),
      box(at(0, 0, 9, 9), line('公司')),
      '',
    )
    expect(place.querySelectorAll('.shop-slide-paper .shop-chart rect')).toHaveLength(2)
    expect(place.querySelector('.shop-slide-left')).toHaveTextContent('leftHere')
    expect(place.querySelector('.shop-slide-paper')).toHaveTextContent('公司')
    const [layout, reading] = place.querySelectorAll<HTMLElement>('[role=group] button')
    expect(layout).toHaveAttribute('aria-pressed', 'true')
    reading?.click()
    expect(reading).toHaveAttribute('aria-pressed', 'true')
    expect(place.querySelector('.shop-slide-paper')).toBeNull()
    expect(place.querySelector('article')).not.toHaveTextContent('公司')
    expect(place.querySelector('article > div')).toHaveTextContent('说明')
    expect(place.querySelectorAll('.shop-chart')).toHaveLength(1)
    layout?.click()
    expect(place.querySelector('.shop-slide-paper')).not.toBeNull()
  })

  it('that is hostile stays within its paper, and runs and loads nothing', async () => {
    const deep = (level: number): string =>
      level === 0 ? box(at(0, 0, 9, 9), line('深')) : `<p:grpSp>${deep(level - 1)}</p:grpSp>`
    const evil = '&lt;img src=x onerror=alert(1)&gt;'
    const style = 'red;background:url(https://tracker.example/a)'
    await showLayered(
      deep(40) +
        box(at(0, 0, 1e300, 9), line('无限')) +
        box(
          `${at(0, 0, 9, 9)}<a:solidFill><a:srgbClr val="${style}"/></a:solidFill><a:custGeom><a:pathLst><a:path w="9" h="9"><a:moveTo><a:pt x="0" y="${evil}"/></a:moveTo></a:path></a:pathLst></a:custGeom>`,
          line(evil),
        ),
      '',
      '',
    )
    const { innerHTML } = place
    expect(innerHTML).not.toContain('深')
    expect(innerHTML).not.toMatch(/tracker|NaN|Infinity|<img|url\(/)
    expect(place).toHaveTextContent('<img src=x onerror=alert(1)>')
    // What stands nowhere that is, is read in its order.
    expect(place).toHaveTextContent('无限')
  })
})

it('says when there is nothing, and refuses what is none', async () => {
  await showSlides(place, orderOf(presentation({ r1: slide('') })))
  expect(place.querySelector('[role=status]')).toHaveTextContent('empty')
  await expect(showSlides(place, orderOf(packageOf({ 'ppt/presentation.xml': '<a/>' })))).rejects.toThrow(
    'presentation',
  )
})
