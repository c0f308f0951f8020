import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, expect, it, vi } from 'vitest'

import type { Coordinate, MapAddress, MapProvider, MapView } from '../widget-host/map-provider.ts'
import { createDemoMap } from './demo-map/demo-map.ts'
import { MapPicker } from './map-picker.tsx'
import type { MapPickerProps } from './map-picker.tsx'

const MIDDLE = { lng: 120.13, lat: 30.259 }

beforeEach(() => setDocumentLocale('zh-CN'))

/** The demo's places on a map of tests, which is tapped by hand. */
function show(provider: Partial<MapProvider> = {}, more: Partial<MapPickerProps> = {}) {
  let tap: (point: Coordinate) => void = () => {}
  const view = {
    move: vi.fn<MapView['move']>(),
    circle: vi.fn<MapView['circle']>(),
    onTap: (listener: (point: Coordinate) => void) => {
      tap = listener
    },
    destroy: vi.fn<() => void>(),
  }
  const onConfirm = vi.fn<(address: MapAddress) => void>()
  const { unmount } = render(
    <MapPicker
      provider={{
        ...createDemoMap(),
        create: () => Promise.resolve(view),
        locate: () => Promise.resolve({ kind: 'located', point: MIDDLE }),
        ...provider,
      }}
      onConfirm={onConfirm}
      onClose={() => undefined}
      {...more}
    />,
  )
  return { view, onConfirm, unmount, tap: (point: Coordinate) => act(async () => tap(point)) }
}

it('finds where the device is, and gives its address', async () => {
  const { view, onConfirm, unmount } = show()
  expect(await screen.findByText('浙江省杭州市西湖区青禾路 6 号')).toBeInTheDocument()
  expect(view.move).toHaveBeenCalledWith(MIDDLE)
  expect((await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: '确定' }))
  expect(onConfirm.mock.lastCall?.[0]).toMatchObject({ coordinate: MIDDLE, addressComponent: { adcode: '330106' } })
  unmount()
  expect(view.destroy).toHaveBeenCalledTimes(1)
})

it('moves the marker to a tap and to a place nearby', async () => {
  const { view, tap } = show({ locate: () => Promise.resolve({ kind: 'denied' }) })
  expect(await screen.findByText('定位授权被拒绝，请在地图上选择地点')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '确定' })).toBeDisabled()
  await tap(MIDDLE)
  await userEvent.click(await screen.findByRole('button', { name: /^青禾书店/ }))
  expect(await screen.findByText('浙江省杭州市西湖区青禾路 38 号', { selector: 'p' })).toBeInTheDocument()
  expect(view.move).toHaveBeenCalledTimes(2)
})

it('searches for places of its city', async () => {
  show({}, { city: '上海市' })
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索地点' }), '书店')
  await userEvent.click(screen.getByRole('button', { name: '查询' }))
  expect(await screen.findByRole('heading', { name: '搜索结果' })).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: /书店/ })).toHaveLength(4)
  await userEvent.clear(screen.getByRole('searchbox'))
  expect(await screen.findByRole('heading', { name: '附近地点' })).toBeInTheDocument()
})

it('refuses a point outside of the limit, which it shows', async () => {
  const { view, onConfirm, tap } = show({}, { limit: { centre: MIDDLE, radius: 200 } })
  await screen.findByText('浙江省杭州市西湖区青禾路 6 号')
  expect(view.circle).toHaveBeenCalledWith(MIDDLE, 200)
  await tap({ lng: 120.135, lat: 30.259 })
  await userEvent.click(screen.getByRole('button', { name: '确定' }))
  expect(screen.getByText('当前地址超出可选择范围')).toBeInTheDocument()
  expect(onConfirm).not.toHaveBeenCalled()
})

it('says that the map could not be loaded, and tries again', async () => {
  const create = vi.fn<MapProvider['create']>(() => Promise.reject(new Error('offline')))
  show({ create })
  await userEvent.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByText('地图加载失败')).toBeInTheDocument()
  expect(create).toHaveBeenCalledTimes(2)
})

it('tells places that could not be read from places that there are none of, and reads them again', async () => {
  const nearby = vi.fn<MapProvider['nearby']>(() => Promise.reject(new Error('offline')))
  const { unmount } = show({ nearby })
  expect(await screen.findByText('附近地点获取失败，请重试')).toBeInTheDocument()
  expect(screen.queryByText('附近没有地点')).not.toBeInTheDocument()
  nearby.mockResolvedValue([])
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('附近没有地点')).toBeInTheDocument()
  expect(screen.queryByText('附近地点获取失败，请重试')).not.toBeInTheDocument()
  unmount()
  // Nothing is said of places that are still read.
  show({ nearby: () => new Promise(() => undefined) })
  await screen.findByText('浙江省杭州市西湖区青禾路 6 号')
  expect(screen.queryByText('附近没有地点')).not.toBeInTheDocument()
})

it('says that locating has failed where a point was chosen before, and keeps the point', async () => {
  show({ locate: () => Promise.reject(new Error('no service')) }, { chosen: MIDDLE })
  expect(await screen.findByText('浙江省杭州市西湖区青禾路 6 号', { selector: 'p' })).toBeInTheDocument()
  expect(screen.queryByText('定位失败')).not.toBeInTheDocument()
  const locate = screen.getByRole('button', { name: '定位到当前位置' })
  await userEvent.click(locate)
  expect(await screen.findByText('定位失败')).toBeInTheDocument()
  expect(screen.getByText('浙江省杭州市西湖区青禾路 6 号', { selector: 'p' })).toBeInTheDocument()
  expect(locate).toHaveAttribute('aria-busy', 'false')
})
