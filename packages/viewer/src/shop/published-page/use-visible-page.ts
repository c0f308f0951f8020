import { buyerAudience, nextVisibilityChange, visibleNodes } from '@mallwright/contract/document'
import type { CompiledPage } from '@mallwright/contract/document'
import { useLocale } from '@mallwright/shop-core/i18n'
import { useEffect, useMemo, useState } from 'react'

import { useCaller, useIsHydrated, useMallUser, VISITOR } from '../client/shop-context.ts'
import type { PublishedPage } from './read-published-page.ts'

/** Maximum delay of a browser timer, in ms. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/**
 * The page filtered by the visibility rules of its nodes. Nodes that expire are hidden locally; nodes that become visible
 * are requested. The hydration render is left as the server rendered it.
 */
export function useVisiblePage(content: PublishedPage | undefined, refetch: () => void): CompiledPage | undefined {
  const caller = useCaller()
  const locale = useLocale()
  const isHydrated = useIsHydrated()
  const now = useServerTime(content)
  useRefetchWhenDue(content, { caller, locale, now, isHydrated }, refetch)
  return useMemo(() => {
    if (!content || !isHydrated) return content?.page
    const { page, visibility } = content
    // Read for another caller: only nodes for everybody until the own page arrives.
    const audience = !visibility.bByAudience || content.caller === caller ? visibility.cAudience : 'visitor'
    const nodes = visibleNodes(page.nodes, { audience, locale, now })
    return nodes === page.nodes ? page : { ...page, nodes: [...nodes] }
  }, [content, caller, locale, isHydrated, now])
}

/** The server's time (epoch ms), updated on arrival, at every scheduled change, and when the page becomes visible. */
function useServerTime(content: PublishedPage | undefined): number {
  const [checkedAt, setCheckedAt] = useState(0)
  const offsetMs = content?.offsetMs ?? 0
  const now = Math.max(checkedAt, content?.readAt ?? 0) + offsetMs
  const next = content && nextChangeOf(content, now)
  useEffect(() => {
    const update = () => setCheckedAt(Date.now())
    const stopWaiting = next === undefined ? undefined : waitUntil(next - offsetMs, update)
    // Timers are suspended while the device sleeps.
    document.addEventListener('visibilitychange', update)
    window.addEventListener('pageshow', update)
    return () => {
      stopWaiting?.()
      document.removeEventListener('visibilitychange', update)
      window.removeEventListener('pageshow', update)
    }
  }, [next, offsetMs])
  return now
}

/** Runs a task at an instant of the device's clock (epoch ms), never earlier. Returns cancel. */
function waitUntil(instant: number, task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const leftMs = instant - Date.now()
    timer = setTimeout(leftMs > MAX_TIMEOUT_MS ? wait : task, Math.min(Math.max(leftMs, 0), MAX_TIMEOUT_MS))
  }
  wait()
  return () => clearTimeout(timer)
}

function nextChangeOf({ page, visibility }: PublishedPage, now: number): number | undefined {
  const own = nextVisibilityChange(page.nodes, now) ?? Infinity
  const next = visibility.iNextTimeLong > now ? Math.min(own, visibility.iNextTimeLong) : own
  return next === Infinity ? undefined : next
}

interface Reader {
  readonly caller: string
  readonly locale: string
  readonly now: number
  readonly isHydrated: boolean
}

/** Refetches the page when caller, language or time make another version due. */
function useRefetchWhenDue(content: PublishedPage | undefined, reader: Reader, refetch: () => void): void {
  const { caller, locale, now, isHydrated } = reader
  const { tradeRole, authentication } = useMallUser()
  const role = caller === VISITOR ? 'visitor' : buyerAudience(tradeRole, authentication)
  const isOtherReader =
    content !== undefined &&
    ((content.visibility.bByAudience && content.caller !== caller) ||
      (content.visibility.bByLocale && content.locale !== locale))
  const isExpired =
    content !== undefined && content.visibility.iNextTimeLong > 0 && content.visibility.iNextTimeLong <= now
  useEffect(() => {
    if (isHydrated && (isOtherReader || isExpired)) refetch()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an answer without changes must not cause another request
  }, [isHydrated, isOtherReader, isExpired, caller, locale, content?.readAt])
  useEffect(() => {
    if (content?.visibility.bByAudience && content.caller === caller && content.visibility.cAudience !== role) refetch()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new role of the same account refetches
  }, [role])
}
