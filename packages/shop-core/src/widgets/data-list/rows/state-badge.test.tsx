import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { AA_CONTRAST, contrastOf } from '@mallwright/contract/values'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { layOut } from '../../widget-host/test-layout.ts'
import { listGateway, LIST_LAYOUT, showList } from '../test-list.tsx'

/** Text on background as specification 2 §9 writes them. */
const WRITTEN = [
  ['primary', '#409eff', '#d9ecff'],
  ['success', '#67c23a', '#e1f3d8'],
  ['danger', '#f56c6c', '#fde2e2'],
  ['warning', '#e6a23c', '#faecd8'],
  ['default', '#909399', '#e9e9eb'],
] as const

const SHEET = readFileSync(join(import.meta.dirname, 'list-row.css'), 'utf8')

/** What the style sheet declares for a badge. */
function declared(selector: string): Readonly<Record<string, string>> {
  const start = SHEET.indexOf(`${selector} {`)
  const block = SHEET.slice(SHEET.indexOf('{', start) + 1, SHEET.indexOf('}', start))
  return Object.fromEntries(
    block.split(';').flatMap((line) => {
      const [name = '', value] = line.split(':').map((part) => part.trim())
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

beforeEach(layOut)

/** A list whose rows have a state of these colours. */
async function showBadge(color: string, textcolor = ''): Promise<HTMLElement> {
  const stateOptions = [{ label: '在售', value: '1', color, textcolor }]
  const layout = { ...LIST_LAYOUT, baseList: { ...LIST_LAYOUT.baseList, stateOptions } }
  showList(listGateway(1, { getBaseListPlan: () => ({ data: layout }) }).send)
  return screen.findByText('在售')
}

it.each(WRITTEN)('a badge %s has its written colours, and a word that can be read', async (color, line, ground) => {
  const {
    '--wg-badge-line': own,
    background,
    color: word = '',
  } = declared(color === 'default' ? '.wg-badge' : `.wg-badge.is-${color}`)
  expect([own, background]).toEqual([line, ground])
  expect(contrastOf(word, ground)).toBeGreaterThanOrEqual(AA_CONTRAST)
  expect(declared('.wg-badge')['border']).toBe('1px solid var(--wg-badge-line)')
  expect(declared('.wg-badge::before')['background']).toBe('var(--wg-badge-line)')
  const badge = await showBadge(color)
  expect(badge).toHaveClass('wg-badge', `is-${color}`)
  expect(badge.style).toHaveLength(0)
})

it.each([
  ['#1a2b3c', '#ffcc00', '#ffcc00'],
  ['#1a2b3c', '', '#ffffff'],
  ['#f7e05a', '', '#1d2129'],
])('a badge in %s with the word in “%s” is drawn as written, its word in %s', async (color, textcolor, word) => {
  const badge = await showBadge(color, textcolor)
  expect(badge).toHaveStyle({ background: color, color: word })
  expect(badge.style.getPropertyValue('--wg-badge-line')).toBe(color)
})

it('a word in a colour of its own stands on the ground of a named state', async () => {
  const badge = await showBadge('success', '#123456')
  expect(badge).toHaveClass('is-success')
  expect(badge).toHaveStyle({ color: '#123456' })
})

it('what is no colour is drawn as usual', async () => {
  const badge = await showBadge('red;position:fixed', 'url(x)')
  expect(badge).toHaveClass('is-default')
  expect(badge.style).toHaveLength(0)
})
