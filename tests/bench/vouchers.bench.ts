import { getTrackListByTypeAndUuid, saveVoucher } from '@mallwright/contract/voucher'

import { dataOf, openTradeWorld } from '../faults/trade/trade-world.ts'
import { approvedOrder, enterRivals, saveBody, savePulling } from '../faults/vouchers/purchase-order.ts'
import type { Rivals } from '../faults/vouchers/purchase-order.ts'
import type { Gateway } from '../gateway.ts'
import { startBareProcess } from './bare-process.ts'
import { limitFigure } from './figures.ts'
import type { Figure } from './figures.ts'
import { formFigures } from './vouchers/form-figures.ts'
import { inTurns, measureCalls, signedHeaders } from './load.ts'

/** Lines of a save, each of which pulls one unit; units of a line. */
const [LINES, UNITS] = [200, 24]

/** Calls of a run, and of its warm-up; runs of either side, in turns. */
const [RUN, RUNS] = [{ count: 100, warmUp: 20, connections: 1 }, 3]

/** Vouchers of the chain that is traced: an order, what was sold of it, three deliveries of each sale. */
const SALES = 149
const VOUCHERS = 1 + SALES * 4 + 3

/** Goals (ms) of engine 11.2: the slowest hundredth of saves; of traces. */
const [MAX_SAVE_MS, MAX_TRACE_MS] = [150, 50]

/** Saves of 200 pulled lines and traces of one of 600 vouchers, each beside the bare statements at a bare process; and a long form. */
export async function run(): Promise<readonly Figure[]> {
  const world = await openTradeWorld(1, 'nobody')
  const bare = await startBareProcess('vouchers/bare-vouchers.ts', [world.databaseUrl])
  try {
    const rivals = await enterRivals(world, 1)
    const [seller] = rivals.sellers
    if (!seller) throw new Error('nobody is signed in')
    const [ours = ''] = world.addresses()
    const urls = { ours, bare: bare.url }
    return [
      ...(await saveFigures(rivals, seller.at(0), urls)),
      ...(await traceFigures(rivals, seller.at(0), urls)),
      ...(await formFigures()),
    ]
  } finally {
    bare.stop()
    await world.close()
  }
}

type Urls = Readonly<Record<'ours' | 'bare', string>>

/** Calls that take the bodies in their order, signed where somebody calls. */
function callsOf(path: string, bodies: readonly string[], gateway?: Gateway) {
  let turn = 0
  return () => {
    const body = bodies[turn++ % bodies.length] ?? ''
    const headers = gateway ? signedHeaders(gateway, { path, body }) : { 'content-type': 'application/json' }
    return { path: `/api/${path}`, body, headers }
  }
}

async function saveFigures(rivals: Rivals, gateway: Gateway, urls: Urls): Promise<Figure[]> {
  const saves = RUNS * (RUN.count + RUN.warmUp) + UNITS
  const bodies: string[] = []
  while (bodies.length < saves) {
    const { keys } = await approvedOrder(rivals, LINES, String(UNITS))
    for (let unit = 0; unit < UNITS; unit += 1) {
      bodies.push(JSON.stringify(saveBody(rivals, { type: 'SAL_ORDER', keys, qty: '1' })))
    }
  }
  const { path } = saveVoucher
  const [our, bare] = [callsOf(path, bodies, gateway), callsOf(path, bodies)]
  const measured = await inTurns({
    baseline: () => measureCalls(bare, { ...RUN, url: urls.bare }),
    ours: () => measureCalls(our, { ...RUN, url: urls.ours }),
  })
  return latencyFigures(`save of ${LINES} lines that pulls ${LINES}`, measured, MAX_SAVE_MS)
}

async function traceFigures(rivals: Rivals, gateway: Gateway, urls: Urls): Promise<Figure[]> {
  const order = await approvedOrder(rivals, 3, String(SALES * 4))
  let cUuid = ''
  for (let sale = 0; sale < SALES; sale += 1) {
    const sold = dataOf(await savePulling(rivals, gateway, { type: 'SAL_ORDER', keys: order.keys, qty: '3' }))
    const named = { cVouchType: 'SAL_ORDER' as const, cUuid: sold.cUuid, iVersion: sold.iVersion }
    dataOf(await gateway.submitVoucher({ body: named }))
    const keys = sold.lines.map(({ cRowKey }) => cRowKey)
    for (let delivery = 0; delivery < 3; delivery += 1) {
      dataOf(await savePulling(rivals, gateway, { type: 'SAL_DELIVERY', keys, qty: '1' }))
    }
    cUuid = sold.cUuid
  }
  for (let extra = 0; extra < 3; extra += 1) {
    dataOf(await savePulling(rivals, gateway, { type: 'SAL_ORDER', keys: order.keys, qty: '1' }))
  }
  const body = { cVouchType: 'SAL_ORDER' as const, cUuid }
  const traced = dataOf(await gateway.getTrackListByTypeAndUuid({ body }))
  const found = traced.reduce((sum, { totalPage }) => sum + totalPage, 0)
  if (found !== VOUCHERS) throw new Error(`${found} vouchers traced instead of ${VOUCHERS}`)
  const { path } = getTrackListByTypeAndUuid
  const bodies = [JSON.stringify(body)]
  const measured = await inTurns({
    baseline: () => measureCalls(callsOf(path, bodies), { ...RUN, url: urls.bare }),
    ours: () => measureCalls(callsOf(path, bodies, gateway), { ...RUN, url: urls.ours }),
  })
  return latencyFigures(`trace of one of ${VOUCHERS} vouchers`, measured, MAX_TRACE_MS)
}

type Measured = Awaited<ReturnType<typeof inTurns>>

function latencyFigures(name: string, { ours, baseline }: Measured, most: number): Figure[] {
  return [
    limitFigure(`${name}, p99`, 'ms', { ours: ours.p99, baseline: baseline.p99, most }),
    limitFigure(`${name}, errors`, '', { ours: ours.errors + baseline.errors, most: 0 }),
  ]
}
