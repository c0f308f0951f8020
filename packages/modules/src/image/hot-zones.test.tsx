import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { ViewMode } from '../kit/module-view.ts'
import { SAMPLE_PICTURE } from '../kit/sample-picture.ts'
import { drawModule } from '../kit/test-view.tsx'
import { zoneRect } from './zone-rect.ts'
import { image } from './image.ts'
import { imageView } from './image.view.tsx'

const link = { kind: 'product', code: 'P1' }
const draw = (stored: Record<string, unknown>, mode: ViewMode = 'view') =>
  drawModule(image, imageView, { stored: { picture: SAMPLE_PICTURE, ...stored }, mode })

it('are links of their own beside the link of the picture, never nested in it', () => {
  const { root, onAction } = draw({
    alt: '海报',
    link: { kind: 'class', classId: 'c1' },
    zones: [{ name: '去看看', link, x: 10, y: 20, width: 30, height: 40 }],
  })
  expect(root.querySelector('a a')).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: '去看看' }))
  expect(onAction).toHaveBeenCalledExactlyOnceWith({ type: 'open', link })
  expect(screen.getByRole('listitem')).toHaveStyle({ left: '10%', top: '20%', width: '30%', height: '40%' })
})

it('have an accessible name even when unnamed', () => {
  draw({ zones: [{ link }] })
  expect(screen.getByRole('link', { name: '热区 1' })).toBeVisible()
})

it('without a link are visible on the canvas only', () => {
  expect(draw({ zones: [{ name: '角落' }] }).root.querySelector('.mw-image-zones')).toBeNull()
  draw({ zones: [{ name: '角落' }] }, 'edit')
  expect(screen.getByText('角落')).toBeVisible()
})

it('are clipped to the picture', () => {
  expect(zoneRect({ x: 80, y: 100, width: 50, height: 50 })).toEqual({
    left: '80%',
    top: '100%',
    width: '20%',
    height: '0%',
  })
})

it('are not rendered without a picture', () => {
  draw({ picture: {}, zones: [{ name: '角落', link }] }, 'edit')
  expect(screen.queryByText('角落')).toBeNull()
})
