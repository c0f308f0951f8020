import { ownUrl, SHOP_BASE } from '@mallwright/contract/link'

import type { LocalStore } from '../storage/local-store.ts'

/** Path of the home tab. Specification 1 §2. */
export const HOME_PATH = `${SHOP_BASE}/home/tab-home`

/** Public paths that are never a return route after sign-in. Specification 1 §2.5 (readings: domain 1.12-1 and 3.10). */
export const UNREMEMBERED_PATHS: readonly string[] = [
  '/',
  '/no-login',
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

/** Single-use query parameters that are not stored: page content, tickets and tokens. Domain 1.13. */
const SECRET_NAME = /^dom$|ticket|token|^preview$/i

/**
 * Return route of an address: path and query of the own origin, without secrets. `undefined` for public routes and other
 * origins.
 */
export function rememberable(address: string, origin: string): string | undefined {
  const url = ownUrl(address, origin)
  if (!url || UNREMEMBERED_PATHS.includes(canonicalPath(url.pathname))) return undefined
  const params = new URLSearchParams([...url.searchParams].filter(([name]) => !SECRET_NAME.test(name)))
  const query = params.toString()
  return query === '' ? url.pathname : `${url.pathname}?${query}`
}

/** Path without the base of the micro-app, below which the public screens have an alias each. */
function canonicalPath(path: string): string {
  return path.startsWith(`${SHOP_BASE}/`) ? path.slice(SHOP_BASE.length) : path
}

/** Stores an address as the return route, if allowed. */
export function rememberRoute(store: LocalStore, address: string, origin: string): void {
  const route = rememberable(address, origin)
  if (route !== undefined) store.write('lastRoute', route)
}

/** Landing after a sign-in: the stored return route (validated again), else home. */
export function landingAfterLogin(store: LocalStore, origin: string): string {
  return rememberable(store.read('lastRoute') ?? '/', origin) ?? HOME_PATH
}
