import { clickOn, fill, waitFor } from './engine.ts'
import type { Engine } from './engine.ts'

/** Ids and heights (CSS px) of the modules of a page, from top to bottom. */
export type ModuleHeights = readonly (readonly [id: string, height: number])[]

export const HOME = '/micro/alm-mall-shop/home/tab-home'

/** Expression of the heights of a page's modules, all laid out and with their pictures loaded. */
export const MODULE_HEIGHTS = `(async () => {
  const nodes = [...document.querySelectorAll('.mw-page > .mw-node')]
  for (const node of nodes) node.style.contentVisibility = 'visible'
  for (const picture of document.images) picture.loading = 'eager'
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
  await document.fonts.ready
  return nodes.map((node) => [node.dataset.node, node.getBoundingClientRect().height])
})()`

/** Largest difference (px) between engines: one of them rounds the height of each line. */
const TOLERANCE = 2

/** Modules that are missing, in another order or of another height, as sentences. */
export function differingHeights(heights: ModuleHeights, expected: ModuleHeights): readonly string[] {
  const ids = (all: ModuleHeights) => all.map(([id]) => id).join(' ')
  if (ids(heights) !== ids(expected)) return [`modules ${ids(heights)} instead of ${ids(expected)}`]
  return heights.flatMap(([id, height], index) => {
    const other = expected[index]?.[1] ?? 0
    return Math.abs(height - other) > TOLERANCE ? [`${id} is ${height} px high instead of ${other}`] : []
  })
}

/** A visitor looks at a class and a product, and signs in. */
export async function browseShop(engine: Engine, url: string, phone: string): Promise<void> {
  await engine.goto(url + HOME)
  await clickOn(engine, 'nav a', '分类')
  await clickOn(engine, 'main a[href*="search/goods"]')
  await clickOn(engine, 'main a[href*="ProductDetails"]')
  await waitFor(
    engine,
    `location.pathname.endsWith('ProductDetails') && document.querySelector('.shop-cost')`,
    'a price',
  )
  await engine.goto(`${url}/login-account`)
  await fill(engine, 'input[type="tel"], input[name="phone"], input[autocomplete="username"]', phone)
  await fill(engine, 'input[type="password"]', 'Mall2025a')
  await clickOn(engine, 'input[type="checkbox"], [role="checkbox"]')
  await clickOn(engine, 'button', '登录')
  await waitFor(engine, `!location.pathname.endsWith('login-account')`, 'the way back')
  await engine.goto(`${url}/micro/alm-mall-shop/home/UserCenter`)
  await waitFor(engine, `document.body.innerText.includes('199****${phone.slice(-4)}')`, 'the account')
}
