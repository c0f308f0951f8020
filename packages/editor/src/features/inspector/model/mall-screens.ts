import { SHOP_BASE } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'

/** A screen of the mall that needs no parameters. */
export interface MallScreen {
  readonly path: string
  readonly label: Label
}

const screen = (path: string, zh: string, en: string): MallScreen => ({ path, label: { zh, en } })

/** Linkable screens; a test compares them with the mall's routes. */
export const MALL_SCREENS: readonly MallScreen[] = [
  screen(`${SHOP_BASE}/home/tab-home`, '首页', 'Home'),
  screen(`${SHOP_BASE}/home/ClassiFication`, '全部分类', 'All classes'),
  screen(`${SHOP_BASE}/home/ShoppingCart`, '购物车', 'Cart'),
  screen(`${SHOP_BASE}/home/UserCenter`, '我的', 'Me'),
  screen(`${SHOP_BASE}/search/goods`, '搜索商品', 'Search products'),
  screen(`${SHOP_BASE}/article/articleList`, '全部文章', 'All articles'),
  screen('/login-account', '登录', 'Sign in'),
]
