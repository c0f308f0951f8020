import type { VisibilityRule } from '@mallwright/contract/document'
import { chooseLocale } from '@mallwright/shop-core/i18n'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { VisibilityBadge } from './visibility-badge.tsx'

beforeEach(() => act(() => chooseLocale('zh-CN')))

const badge = (showing: VisibilityRule) => render(<VisibilityBadge showing={showing} />).container.textContent

it('marks what is for readers of another language than the studio’s', () => {
  expect(badge({ locales: ['en'] })).toBe('仅英文')
  expect(badge({ locales: ['zh'] })).toBe('')
  expect(badge({ locales: ['zh', 'en'] })).toBe('')
  expect(badge({ audiences: ['team'] })).toBe('')
})

it('follows the studio’s language', () => {
  render(<VisibilityBadge showing={{ locales: ['zh'] }} />)
  expect(screen.queryByText('Chinese only')).toBeNull()
  act(() => chooseLocale('en-US'))
  expect(screen.getByText('Chinese only')).toBeInTheDocument()
})

it('says first that nobody sees a node now', () => {
  expect(badge({ locales: ['en'], until: '2020-01-01 00:00' })).toBe('已结束')
})
