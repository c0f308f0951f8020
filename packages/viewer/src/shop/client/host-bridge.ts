import type { Label } from '@mallwright/contract/values'

/** What a host page lends to a shop that is mounted in it. Specification 1 §2.3 and §8. */
export interface HostBridge {
  /** Opens a path of the host itself, such as its work tab; absent when the host has lent no router. */
  readonly push?: ((path: string) => void) | undefined
  /** Opens an address in the browser of a native shell; absent outside of one. Specification 2 §4. */
  readonly openBrowser?: ((url: string) => void) | undefined
  /** Hands the data of a payment to the wallet of a native shell; absent without one. Specification 2 §4. */
  readonly nativePay?: ((data: string) => void) | undefined
  /** Opens a page of the mini program that the shop is shown in, as `wx.miniProgram.navigateTo`; absent outside of one. Engine 7.2. */
  readonly navigateMiniProgram?: ((url: string) => void) | undefined
}

/** Said when a host has lent no router. Specification 1 §8. */
export const HOST_ROUTER_MISSING: Label = { zh: '主应用路由实例不存在', en: 'The host has no router.' }

/** Said when the host asks for a path of a shop that is not mounted. Specification 1 §8. */
export const SHOP_ROUTER_MISSING: Label = { zh: '路由实例不存在', en: 'The shop has no router.' }
