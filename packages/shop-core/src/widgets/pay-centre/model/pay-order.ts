import type { Fen } from '@mallwright/contract/values'

/** A payment method, its tab, or a channel of it. */
export interface MethodNode {
  readonly code: string
  readonly name: string
  /** Name of a drawing. */
  readonly icon: string
  readonly showType: number
  readonly showsPhone: boolean
  readonly needsPhone: boolean
  readonly showsAccount: boolean
  readonly needsAccount: boolean
  readonly tipsHtml: string
  /** Empty for a leaf, which is what is paid with. */
  readonly methods: readonly MethodNode[]
}

/** An order that is paid, with its lines. */
export interface PaidOrder {
  readonly code: string
  readonly amount: Fen
  readonly items: readonly {
    readonly name: string
    readonly weight: string
    readonly count: number
    readonly unit: string
    readonly price: Fen
    readonly amount: Fen
  }[]
}

/** What is to be paid, and how. */
export interface PayOrder {
  readonly payee: string
  readonly payerName: string
  readonly orders: readonly PaidOrder[]
  readonly total: Fen
  readonly methods: readonly MethodNode[]
  /** Leaf that is chosen at first. */
  readonly defaultMethod: string
  /** iPayState. */
  readonly state: number
  /** What the payer must know, such as why a transfer was refused; empty without. */
  readonly message: string
}

/** How a payment stands. */
export interface PayResult {
  /** iPayState. */
  readonly state: number
  readonly stateName: string
  /** What the payer must know, such as money on its way back; empty without. */
  readonly message: string
  /** The voucher of a company transfer has been uploaded. */
  readonly hasVoucher: boolean
}

/** An attempt that the client acts on. */
export interface OpenedPay {
  readonly payUrl: string
  readonly amount: Fen
  readonly showType: number
  /** Id of the page of a channel. */
  readonly actionId: string
  readonly seconds: number
}

/** Nodes from a method down to one of its leaves. */
export type MethodPath = readonly MethodNode[]

/** The path to a leaf by its code; empty when there is none. */
export function pathTo(methods: readonly MethodNode[], code: string): MethodPath {
  for (const node of methods) {
    if (node.methods.length === 0 && node.code === code) return [node]
    const below = pathTo(node.methods, code)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** The path that starts with chosen nodes; a level with one entry is chosen by itself. Engine 7.1. */
export function choosePath(chosen: MethodPath): MethodPath {
  const [only, ...others] = chosen.at(-1)?.methods ?? []
  return only && others.length === 0 ? choosePath([...chosen, only]) : chosen
}

/** The leaf of a path; `undefined` while a level is open. */
export function leafOf(path: MethodPath): MethodNode | undefined {
  const last = path.at(-1)
  return last?.methods.length === 0 ? last : undefined
}
