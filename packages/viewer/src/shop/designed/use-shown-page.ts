import { buyerAudience, nextVisibilityChange, visibleNodes } from '@mallwright/contract/document'
import type { CompiledPage } from '@mallwright/contract/document'
import { useLocale } from '@mallwright/shop-core/i18n'
import { useEffect, useMemo, useState } from 'react'

import { useCaller, useIsHydrated, useMallUser, VISITOR } from '../shop-context.ts'
import type { DesignedContent } from './read-designed.ts'

/** The longest time that a timer can wait, in ms; a longer wait takes several. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/**
 * The page as it may be seen here and now. What may no longer be seen goes by this device's own decision; what may be
 * seen newly is asked for. The first render of a prerendered page is left as the server drew it.
 */
export function useShownPage(content: DesignedContent | undefined, refetch: () => void): CompiledPage | undefined {
  const caller = useCaller()
  const locale = useLocale()
  const isHydrated = useIsHydrated()
  const now = useServerTime(content)
  useRenewal(content, { caller, locale, now, isHydrated }, refetch)
  return useMemo(() => {
    if (!content || !isHydrated) return content?.page
    const { page, showing } = content
    // Made for somebody else: until the own page arrives, only what everybody may see.
    const audience = !showing.bByAudience || content.caller === caller ? showing.cAudience : 'visitor'
    const nodes = visibleNodes(page.nodes, { audience, locale, now })
    return nodes === page.nodes ? page : { ...page, nodes: [...nodes] }
  }, [content, caller, locale, isHydrated, now])
}

/** The server's time (epoch ms) when the page was last looked at: on arrival, at every change of it, and on return to it. */
function useServerTime(content: DesignedContent | undefined): number {
  const [lookedAt, setLookedAt] = useState(0)
  const offsetMs = content?.offsetMs ?? 0
  const now = Math.max(lookedAt, content?.readAt ?? 0) + offsetMs
  const next = content && nextOf(content, now)
  useEffect(() => {
    const look = () => setLookedAt(Date.now())
    const stopWaiting = next === undefined ? undefined : waitUntil(next - offsetMs, look)
    // A sleeping phone's timers sleep too.
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    return () => {
      stopWaiting?.()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
    }
  }, [next, offsetMs])
  return now
}

/** Runs a task at an instant of this device's clock (epoch ms), never before it. Gives the way to stop waiting. */
function waitUntil(instant: number, task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const leftMs = instant - Date.now()
    timer = setTimeout(leftMs > LONGEST_WAIT_MS ? wait : task, Math.min(Math.max(leftMs, 0), LONGEST_WAIT_MS))
  }
  wait()
  return () => clearTimeout(timer)
}

function nextOf({ page, showing }: DesignedContent, now: number): number | undefined {
  const own = nextVisibilityChange(page.nodes, now) ?? Infinity
  const next = showing.iNextTimeLong > now ? Math.min(own, showing.iNextTimeLong) : own
  return next === Infinity ? undefined : next
}

interface Reader {
  readonly caller: string
  readonly locale: string
  readonly now: number
  readonly isHydrated: boolean
}

/** Asks for the page again when another one may be due: for this caller, in this language, or at this moment. */
function useRenewal(content: DesignedContent | undefined, reader: Reader, refetch: () => void): void {
  const { caller, locale, now, isHydrated } = reader
  const { tradeRole, authentication } = useMallUser()
  const role = caller === VISITOR ? 'visitor' : buyerAudience(tradeRole, authentication)
  const isForeign =
    content !== undefined &&
    ((content.showing.bByAudience && content.caller !== caller) ||
      (content.showing.bByLocale && content.locale !== locale))
  const isOver = content !== undefined && content.showing.iNextTimeLong > 0 && content.showing.iNextTimeLong <= now
  useEffect(() => {
    if (isHydrated && (isForeign || isOver)) refetch()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an answer that changes nothing must not be asked for again
  }, [isHydrated, isForeign, isOver, caller, locale, content?.readAt])
  useEffect(() => {
    if (content?.showing.bByAudience && content.caller === caller && content.showing.cAudience !== role) refetch()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new role of the same account asks
  }, [role])
}
