import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { contentIssues } from '../kit/content-issues.ts'
import { readFields } from '../kit/field.ts'
import { drawModule } from '../kit/test-view.tsx'
import { serviceStrip } from './service-strip.ts'
import { serviceStripView } from './service-strip.view.tsx'

const draw = (stored: Record<string, unknown> = {}) => drawModule(serviceStrip, serviceStripView, { stored })
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('promises the usual while no services are set, and is not unfinished then', () => {
  draw()
  expect(texts()).toEqual(['正品保障', '专票随货', '次日达', '7 天退换'])
  expect(contentIssues(serviceStrip, readFields(serviceStrip.fields, {}), 0)).toEqual([])
})

it('shows its own services with their icons; those with a link lead somewhere', () => {
  const { root } = draw({
    services: [
      { icon: 'price', text: '阶梯价', link: { kind: 'class', classId: 'c1' } },
      { icon: 'picture', picture: { url: '/p.svg', width: 10, height: 10 }, text: '七天' },
    ],
  })
  expect(texts()).toEqual(['阶梯价', '七天'])
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(root.querySelectorAll('svg, img')).toHaveLength(2)
})
