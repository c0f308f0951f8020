import type { Gate } from '@mallwright/contract/gate'
import { SHOP_BASE } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'
import type { ComponentType } from 'react'

import type { TabName } from './tab-name.ts'

/** One screen of the shop: its paths, and the properties that router, gate boundary and keep-alive act on. */
export interface ShopRoute {
  readonly name: string
  /** Canonical path; links are built to it. */
  readonly path: string
  /** Further paths of the same screen. */
  readonly aliases: readonly string[]
  readonly title: Label
  /** Checked by the gate boundary before the screen renders. */
  readonly gate: Gate
  /** Suppresses the 新手买家指引 dialog of accounts without a verified institution. */
  readonly skipsProfileCheck: boolean
  /** Stays mounted when left. The screen hides itself by `useIsScreenVisible`. */
  readonly keepsAlive: boolean
  /** When the script of the screen loads ahead of its first visit. */
  readonly prefetch: 'idle' | 'never'
  readonly tab?: TabName
  /** Shows what belongs to the institution although its gate does not ask for one: a switch leaves it. Domain 3.10. */
  readonly ofInstitution?: boolean
  /** Its next first view begins with what was seen last; only screens that show and ask for nothing. Decision 0138. */
  readonly showsLastView?: boolean
  readonly load: () => Promise<{ readonly Screen: ComponentType }>
}

/** What most screens have. */
export const PLAIN_SCREEN = {
  aliases: [],
  skipsProfileCheck: true,
  keepsAlive: false,
  prefetch: 'never',
} as const

/** A path below the base of the micro-app. */
export const belowBase = (path: string): string => `${SHOP_BASE}/${path}`
