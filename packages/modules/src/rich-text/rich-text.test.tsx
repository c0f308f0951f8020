import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { readFields } from '../kit/field.ts'
import type { ViewMode } from '../kit/module-view.ts'
import { drawModule } from '../kit/test-view.tsx'
import { richTextSamples } from './rich-text.samples.ts'
import { richText } from './rich-text.ts'
import { richTextView } from './rich-text.view.tsx'

const draw = (stored: Readonly<Record<string, unknown>>, mode: ViewMode = 'view') =>
  drawModule(richText, richTextView, { stored, mode })
const state = (name: string) => richTextSamples.states[name] ?? {}

it('renders headings, lists, quotes, tables and pictures semantically', () => {
  draw(state('full'))
  expect(screen.getByRole('heading', { level: 2, name: '办公采购指南' })).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByRole('blockquote')).toHaveTextContent('省下来的，都是利润。')
  expect(screen.getByRole('columnheader', { name: '起批量' })).toBeVisible()
  expect(screen.getByRole('figure')).toHaveTextContent('图 1 采购季主会场')
})

it('passes link taps to its host', () => {
  const { onAction } = draw(state('full'))
  fireEvent.click(screen.getByRole('link', { name: '全部分类' }))
  const link = { kind: 'path', path: '/micro/alm-mall-shop/home/ClassiFication' }
  expect(onAction).toHaveBeenCalledExactlyOnceWith({ type: 'open', link })
})

it('passes taps on external links to its host as well', () => {
  const { onAction } = draw({ content: [{ tag: 'a', href: 'https://other.example/a', children: ['别处'] }] })
  fireEvent.click(screen.getByRole('link', { name: '别处' }))
  const link = { kind: 'url', url: 'https://other.example/a' }
  expect(onAction).toHaveBeenCalledExactlyOnceWith({ type: 'open', link })
})

it('reserves the space of a picture, with or without a known size', () => {
  draw({
    content: [
      { tag: 'img', src: '/a.png', alt: '甲', width: 300, height: 100 },
      { tag: 'img', src: '/b.png', alt: '乙' },
    ],
  })
  expect(screen.getByRole('img', { name: '甲' })).toHaveStyle({ aspectRatio: '300 / 100' })
  expect(screen.getByRole('img', { name: '乙' })).toHaveClass('is-unsized')
  for (const img of screen.getAllByRole('img')) expect(img).toHaveAttribute('loading', 'lazy')
})

it('wraps a table in a scroll box that is reachable by keyboard', () => {
  draw(state('full'))
  const box = screen.getByRole('group', { name: '表格，可左右滑动' })
  expect(box).toHaveAttribute('tabindex', '0')
  expect(box.querySelector('table')).not.toBeNull()
})

it.each(['empty', 'blank'])('renders nothing for buyers and a hint on the canvas while it is %s', (name) => {
  expect(draw(state(name)).root).toBeEmptyDOMElement()
  draw(state(name), 'edit')
  expect(screen.getByText('请输入正文')).toBeVisible()
})

it('uses a readable text colour on its background, unless one was chosen', () => {
  const { root, change } = draw({ content: ['字'], background: '#123a2c' })
  const block = () => root.querySelector('.mw-rich-text')
  expect(block()).toHaveStyle({ color: '#ffffff' })
  change({ content: ['字'], background: '#fff3d6' })
  expect(block()).toHaveStyle({ color: '#1d2129' })
  change({ content: ['字'], background: '#fff3d6', colour: '#7a1f1f' })
  expect(block()?.getAttribute('style')).toContain('var(--mw-l, #7a1f1f)')
  change({ content: ['字'] })
  expect(block()).not.toHaveClass('has-background')
})

it('renders hostile stored content as plain text', () => {
  const { root } = draw(state('hostile'))
  expect(root.querySelector('script, img, a, [onerror]')).toBeNull()
  expect(root).toHaveTextContent('<img src=x onerror=alert(1)>')
})

it('returns a stored tree unchanged', () => {
  const { content } = readFields(richText.fields, state('full'))
  expect(readFields(richText.fields, { content }).content).toEqual(content)
})
