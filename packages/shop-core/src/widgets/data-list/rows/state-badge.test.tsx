import { AA_CONTRAST, contrastOf } from '@mallwright/contract/values'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { listGateway, LIST_LAYOUT, showList } from '../test-list.tsx'
import { layOut } from '../../widget-host/test-layout.ts'
import { Badge, BADGE_COLOURS } from './state-badge.tsx'

/** Text on background as specification 2 §9 writes them. */
const WRITTEN = [
  ['primary', '#409eff', '#d9ecff'],
  ['success', '#67c23a', '#e1f3d8'],
  ['danger', '#f56c6c', '#fde2e2'],
  ['warning', '#e6a23c', '#faecd8'],
  ['default', '#909399', '#e9e9eb'],
] as const

it.each(WRITTEN)('a badge %s has its written colours, and a word that can be read', (color, line, ground) => {
  render(<Badge label="在售" color={color} />)
  const badge = screen.getByText('在售')
  expect(badge.style.getPropertyValue('--wg-badge-line')).toBe(line)
  expect(badge).toHaveStyle({ background: ground, color: BADGE_COLOURS[color].word })
  expect(contrastOf(BADGE_COLOURS[color].word, ground)).toBeGreaterThanOrEqual(AA_CONTRAST)
})

it('a badge in a colour of its own is drawn as written, and so is its word', () => {
  const { rerender } = render(<Badge label="急" color="#1a2b3c" textcolor="#ffcc00" />)
  expect(screen.getByText('急')).toHaveStyle({ background: '#1a2b3c', color: '#ffcc00' })
  rerender(<Badge label="急" color="#1a2b3c" />)
  expect(screen.getByText('急')).toHaveStyle({ background: '#1a2b3c', color: '#ffffff' })
  rerender(<Badge label="急" color="#f7e05a" />)
  expect(screen.getByText('急')).toHaveStyle({ background: '#f7e05a', color: '#1d2129' })
  rerender(<Badge label="急" color="red;position:fixed" textcolor="url(x)" />)
  expect(screen.getByText('急')).toHaveStyle({ background: '#e9e9eb', color: '#65686e' })
})

it('a list draws the state of a row by the colours of its option', async () => {
  layOut()
  const stateOptions = [{ label: '在售', value: '1', color: '#1a2b3c', textcolor: '#ffcc00' }]
  const layout = { ...LIST_LAYOUT, baseList: { ...LIST_LAYOUT.baseList, stateOptions } }
  showList(listGateway(1, { getBaseListPlan: () => ({ data: layout }) }).send)
  expect(await screen.findByText('在售')).toHaveStyle({ background: '#1a2b3c', color: '#ffcc00' })
})
