import { render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { decodeQR } from 'qr/decode.js'
import { expect, it } from 'vitest'

import { LogoQrCode } from './logo-qr-code.tsx'

/** The drawn code as pixels, eight for each cell; what the logo covers is grey. */
function pixelsOf(svg: Element) {
  const path = svg.querySelector('path')?.getAttribute('d') ?? ''
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [
    Number(x),
    Number(y),
    Number(length),
  ])
  const count = Math.max(...runs.map(([x = 0, , length = 0]) => x + length))
  const [border, cell] = [4, 8]
  const size = (count + 2 * border) * cell
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  const fill = (at: { x: number; y: number; width: number; height: number }, shade: number) => {
    for (let y = at.y; y < at.y + at.height; y += 1)
      for (let x = at.x; x < at.x + at.width; x += 1)
        data.set([shade, shade, shade], (Math.round(y) * size + Math.round(x)) * 4)
  }
  for (const [x = 0, y = 0, length = 0] of runs)
    fill({ x: (x + border) * cell, y: (y + border) * cell, width: length * cell, height: cell }, 0)
  const ground = svg.querySelectorAll('rect')[1]
  const [whole, margin] = [Number(svg.getAttribute('width')), 10]
  if (ground) {
    const scale = (count * cell) / (whole - 2 * margin)
    const at = (name: string) => Math.round((Number(ground.getAttribute(name)) - margin) * scale) + border * cell
    const side = Math.round(Number(ground.getAttribute('width')) * scale)
    fill({ x: at('x'), y: at('y'), width: side, height: side }, 160)
  }
  return { width: size, height: size, data }
}

const TEXT = 'https://mall.example/sandbox/pay/3f6a1c9e-52c1-4b77-9d0e-0f4f3cf0a1b2'
const logo = <circle cx="12" cy="12" r="11" />

it('can be read with a logo in its middle', () => {
  for (const size of [150, 200]) {
    const { container, unmount } = render(<LogoQrCode text={TEXT} label="码" size={size} logo={logo} />)
    expect(decodeQR(pixelsOf(container.querySelector('svg') as Element))).toBe(TEXT)
    unmount()
  }
})

it('can be read at every level without one', () => {
  for (const level of [0, 1, 2, 3] as const) {
    const { container, unmount } = render(<LogoQrCode text={TEXT} label="码" level={level} />)
    expect(container.querySelectorAll('rect')).toHaveLength(1)
    expect(decodeQR(pixelsOf(container.querySelector('svg') as Element))).toBe(TEXT)
    unmount()
  }
})

it('is a picture of a name, 150 px wide, without a finding of axe', async () => {
  const { container } = render(<LogoQrCode text="x" label="支付二维码" logo={logo} />)
  expect(screen.getByRole('img', { name: '支付二维码' })).toHaveStyle({ width: '150px', height: '150px' })
  expect((await axe.run(container)).violations).toEqual([])
})
