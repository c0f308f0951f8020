import { getPageData4List } from '@mallwright/contract/list-engine'
import type { Send } from '@mallwright/contract/rpc'
import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { ListQuery } from '../list-query/list-query.tsx'
import { wireCondition, wireQuery } from '../widget-host/test-plans.ts'
import { layOut } from '../widget-host/test-layout.ts'
import { TestWidgetHost } from '../widget-host/test-widget-host.tsx'
import { DataList } from './data-list.tsx'
import { LIST_LAYOUT, listGateway, rowAt, showList } from './test-list.tsx'

/** Height of a row in tests (px). */
const ROW_PX = 100

/** Comes near the end of the rows. */
let comeNear: (() => void) | undefined

beforeEach(() => {
  setDocumentLocale('zh-CN')
  layOut()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listen: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => listen([{ isIntersecting: true }])
      }
      observe(): void {}
      disconnect(): void {
        comeNear = undefined
      }
    },
  )
})

const names = () => screen.getAllByRole('button', { name: /^商品 / }).map(({ textContent }) => textContent)

async function sortBy(title: string, direction: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: '排序' }))
  const column = await screen.findByRole('group', { name: `${title}的排序` })
  await userEvent.click(within(column).getByRole('button', { name: direction }))
  await userEvent.click(screen.getByRole('button', { name: '确定' }))
}

describe('a later page', () => {
  it('that fails says why in the words of the server, and is read again', async () => {
    let isDown = true
    const { send } = listGateway(12)
    const flaky: Send = (request) =>
      isDown && (request.body as Record<string, unknown>)['iPageNumber'] === 2
        ? Promise.resolve({ arrived: true, envelope: { code: 5000, msg: '查询超时，请缩小范围', data: null } })
        : send(request)
    showList(flaky)
    await screen.findByRole('button', { name: '商品 0' })
    act(() => comeNear?.())
    expect(await screen.findByRole('alert')).toHaveTextContent('查询超时，请缩小范围')
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('没有更多了')).toBeInTheDocument()
  })

  it('that is lost on the way names what was read', async () => {
    const { send } = listGateway(12)
    showList((request) =>
      (request.body as Record<string, unknown>)['iPageNumber'] === 2
        ? Promise.resolve({ arrived: false, failure: 'NETWORK', msg: '' })
        : send(request),
    )
    await screen.findByRole('button', { name: '商品 0' })
    act(() => comeNear?.())
    expect(await screen.findByRole('alert')).toHaveTextContent('列表数据获取：网络开小差了')
  })
})

/** Scrolls so many rows from the top. */
const scrollTo = (rows: number) =>
  act(async () => {
    vi.stubGlobal('scrollY', rows * ROW_PX)
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -rows * ROW_PX, 375, 600))
    window.dispatchEvent(new Event('scroll'))
    await new Promise((resolve) => requestAnimationFrame(resolve))
  })

const index = () => Number(screen.getByLabelText(/^第 \d+ 条/).querySelector('b')?.textContent)

it('draws a row once, however far it is scrolled and whatever loads below', async () => {
  const { send } = listGateway(30)
  const drawn: string[] = []
  const iif = ({ key }: { readonly key: string }) => drawn.push(key) > 0
  showList(send, { operations: [{ label: { zh: '复制', en: 'Copy' }, method: 'copy', iif }] })
  await screen.findByRole('button', { name: '商品 0' })
  const before = index()
  for (const rows of [1, 2, 3, 4]) await scrollTo(rows)
  act(() => comeNear?.())
  await screen.findByRole('button', { name: '商品 0' })
  expect(index()).toBeGreaterThan(before)
  expect(drawn.length).toBeGreaterThan(0)
  expect(drawn).toEqual([...new Set(drawn)])
  vi.restoreAllMocks()
})

it('leads back to its top from the tenth row on', async () => {
  const { send } = listGateway(30)
  showList(send)
  await screen.findByRole('button', { name: '商品 0' })
  const top = () => screen.queryByRole('button', { name: '回到顶部' })
  for (const rows of [0, 1, 2, 3, 4, 5]) {
    await scrollTo(rows)
    expect([index(), top() !== null]).toEqual([index(), rows > 0 && index() >= 10])
  }
  expect(index()).toBeGreaterThanOrEqual(10)
  await scrollTo(0)
  expect(top()).toBeNull()
  vi.restoreAllMocks()
})

describe('the order of rows', () => {
  it('is read anew from page 1, in an order that was seen before, too', async () => {
    const { send, rowsAsked } = listGateway(3)
    showList(send)
    await sortBy('价格', '降序')
    await screen.findByRole('button', { name: '商品 0' })
    await userEvent.click(screen.getByRole('button', { name: '排序' }))
    await userEvent.click(await screen.findByRole('button', { name: '恢复默认' }))
    await screen.findByRole('button', { name: '商品 0' })
    await sortBy('价格', '降序')
    await screen.findByRole('button', { name: '商品 0' })
    expect(rowsAsked().map(({ iPageNumber, cOrderField }) => [iPageNumber, cOrderField])).toEqual([
      [1, 'cName asc'],
      [1, 'cName asc, iPrice desc'],
      [1, 'cName asc'],
      [1, 'cName asc, iPrice desc'],
    ])
  })

  it('counts as its columns were moved', async () => {
    const { send, rowsAsked } = listGateway(3)
    showList(send)
    await userEvent.click(await screen.findByRole('button', { name: '排序' }))
    const price = await screen.findByRole('group', { name: '价格的排序' })
    await userEvent.click(within(price).getByRole('button', { name: '降序' }))
    act(() => screen.getByRole('button', { name: /^拖动或用方向键移动价格/ }).focus())
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.click(screen.getByRole('button', { name: '确定' }))
    await screen.findByRole('button', { name: '商品 0' })
    expect(rowsAsked().at(-1)).toMatchObject({ iPageNumber: 1, cOrderField: 'iPrice desc, cName asc' })
  })
})

it.each([
  [50, 30],
  [3, 10],
  [20, 20],
])('a plan of %i rows a page gives pages of %i, and a column that it names twice once', async (planned, asked) => {
  const list = [...LIST_LAYOUT.list, ...LIST_LAYOUT.list.slice(0, 2)]
  const layout = { ...LIST_LAYOUT, list, plan: { ...LIST_LAYOUT.plan, iPageRowSize: planned } }
  const { send, rowsAsked } = listGateway(1, { getBaseListPlan: () => ({ data: layout }) })
  showList(send)
  await screen.findByRole('button', { name: '商品 0' })
  expect(screen.getAllByText('价格', { selector: 'dt' })).toHaveLength(1)
  expect(rowsAsked()[0]).toMatchObject({ iPageSize: asked, cColumns: 'cName,iPrice,iState,cUnit,cSpec,cId' })
})

it('is read anew by each search, by one that was made before, too', async () => {
  const { send, rowsAsked } = listGateway(3, {
    getBaseQueryPlan: () => ({ data: wireQuery('PRICES', [wireCondition('cName', '名称')]) }),
  })
  render(
    <TestWidgetHost send={send}>
      <ListQuery code="PRICES">{(filter) => <DataList code="PRICES" filter={filter} />}</ListQuery>
    </TestWidgetHost>,
  )
  await userEvent.type(await screen.findByRole('searchbox'), '纸{Enter}')
  await screen.findByRole('button', { name: '商品 0' })
  await userEvent.click(screen.getByRole('button', { name: '查询' }))
  await screen.findByRole('button', { name: '商品 0' })
  expect(rowsAsked().map(({ cWhere }) => cWhere)).toEqual([undefined, "cName LIKE '%纸%'", "cName LIKE '%纸%'"])
})

it('asks for rows with its texts encoded', async () => {
  const { send } = listGateway(1)
  const bodies: unknown[] = []
  showList((request) => {
    if (request.operation.path === getPageData4List.path) bodies.push(request.body)
    return send(request)
  })
  await screen.findByRole('button', { name: rowAt(0).cName })
  expect(names()).toHaveLength(1)
  expect(bodies).toHaveLength(1)
  expect(bodies[0]).toMatchObject({ bEncrypt: true, cBaseListCode: 'PRICES', cDataSourceType: 'table' })
  for (const name of ['cName', 'prices', 'alc-alshop']) expect(JSON.stringify(bodies[0])).not.toContain(`"${name}`)
})
