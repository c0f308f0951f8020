import { chooseLocale } from '@mallwright/shop-core/i18n'
import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { useShopTime } from '../shop-time.ts'
import { TimeInput } from './time-input.tsx'

function stayIn(zone: string) {
  const before = process.env['TZ']
  process.env['TZ'] = zone
  onTestFinished(() => void (process.env['TZ'] = before ?? 'UTC'))
}

function Stamp({ time }: { readonly time: string }) {
  return <p>{useShopTime()(time)}</p>
}

beforeEach(() => chooseLocale('zh-CN'))

describe('a time of the shop', () => {
  it('says its zone, and the same moment on a clock elsewhere', () => {
    stayIn('Europe/Berlin')
    render(<TimeInput id="from" name="开始时间" value="2026-11-28 20:00" onEnter={() => undefined} />)
    expect(screen.getByText(/^北京时间（UTC\+8），您当地为 2026年11月28日 13:00$/)).toBeInTheDocument()
    // What is entered stays the shop's time, also in the calendar.
    expect(document.querySelector<HTMLInputElement>('[type=datetime-local]')?.value).toBe('2026-11-28T20:00')
    render(<Stamp time="2026-11-20 09:00:00" />)
    expect(screen.getByText('2026-11-20 09:00:00（北京时间）')).toBeInTheDocument()
  })

  it('is not told twice where the clock is the same', () => {
    stayIn('Asia/Shanghai')
    render(<TimeInput id="from" name="开始时间" value="2026-11-28 20:00" onEnter={() => undefined} />)
    expect(screen.getByText('北京时间（UTC+8）')).toBeInTheDocument()
    render(<Stamp time="2026-11-20 09:00:00" />)
    expect(screen.getByText('2026-11-20 09:00:00')).toBeInTheDocument()
  })
})
