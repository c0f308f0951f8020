import { SHOP_BASE } from '@mallwright/contract/link'

/** Tabs of the home shell. Specification 1 §2.1. */
export type TabName = 'tab-home' | 'ClassiFication' | 'ShoppingCart' | 'UserCenter'

/** Path of the tab with the classes of products. */
export const CLASSES_PATH = `${SHOP_BASE}/home/ClassiFication`
