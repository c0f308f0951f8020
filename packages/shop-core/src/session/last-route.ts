import { parseUrl, SHOP_BASE } from '@mallwright/contract/link'

import type { LocalStore } from '../storage/local-store.ts'

/** The landing of the shop. Specification 1 §2. */
export const HOME_PATH = `${SHOP_BASE}/home/tab-home`

/** Paths that are never returned to after a sign-in. Specification 1 §2.5 (reading: domain 1.12-1). */
export const UNREMEMBERED_PATHS: readonly string[] = [
  '/',
  '/login-account',
  '/login-note',
  '/login-note-verify',
  '/login-auth',
  '/login-clause',
  '/password-verify',
  '/password-reset',
  '/user-register',
  '/enterprise-guidance',
  '/enterprise-creat',
  '/enterprise-join',
  '/external-link',
]

/** Query names that must not outlive their one use: page content, tickets and tokens. Domain 1.13. */
const SECRET_NAME = /^dom$|ticket|token|^preview$/i

/**
 * What may be kept of an address as the route to return to: path and query of the own origin, without secrets.
 * `undefined` for public routes and for anything that leads to another host.
 */
export function rememberable(address: string, origin: string): string | undefined {
  const url = parseUrl(address, origin)
  if (!url || url.origin !== origin || UNREMEMBERED_PATHS.includes(url.pathname)) return undefined
  const kept = new URLSearchParams([...url.searchParams].filter(([name]) => !SECRET_NAME.test(name)))
  const query = kept.toString()
  return query === '' ? url.pathname : `${url.pathname}?${query}`
}

/** Keeps an address as the route to return to, when it may be kept. */
export function rememberRoute(store: LocalStore, address: string, origin: string): void {
  const route = rememberable(address, origin)
  if (route !== undefined) store.write('lastRoute', route)
}

/** Where to go after a sign-in: the remembered route, else the mall's home. What storage holds is checked again. */
export function landingAfterLogin(store: LocalStore, origin: string): string {
  return rememberable(store.read('lastRoute') ?? '/', origin) ?? HOME_PATH
}
