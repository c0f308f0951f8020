import type { LocalStore } from '@mallwright/shop-core/storage'

/** A district that goods are delivered to. */
export interface DeliveryArea {
  /** Six digits. */
  readonly code: string
  /** From the province down. */
  readonly names: readonly string[]
}

/** The district that was chosen last on this device. */
export function keptDeliveryArea(store: LocalStore): DeliveryArea | undefined {
  const { code, names } = (store.readJson('deliveryArea') ?? {}) as Partial<Record<keyof DeliveryArea, unknown>>
  const isArea = typeof code === 'string' && /^\d{6}$/.test(code) && Array.isArray(names)
  return isArea ? { code, names: names.filter((name) => typeof name === 'string') } : undefined
}

/** Keeps a chosen district for the next products. */
export function keepDeliveryArea(store: LocalStore, area: DeliveryArea): void {
  store.writeJson('deliveryArea', area)
}
