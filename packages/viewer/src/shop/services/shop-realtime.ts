import { text } from '@mallwright/shop-core/i18n'
import { refreshDefinitions, refreshTopic } from '@mallwright/shop-core/query'
import { createRealtime, socketAddress } from '@mallwright/shop-core/realtime'
import type { RealtimeOptions } from '@mallwright/shop-core/realtime'
import type { DataRouter } from 'react-router'

import { askRemoved, showTakenOver } from '../client/failure-notices.ts'
import type { Shop } from '../client/shop.ts'
import { publishedPageKeys } from '../published-page/published-page.queries.ts'

const LABELS = {
  unreachable: { zh: 'WS链接失败', en: 'The live connection failed' },
  refused: { zh: 'ws链接失败 [{reason}]', en: 'ws connection failed [{reason}]' },
}

/** Connects the shop to the socket, once per session: visitors receive releases, accounts also their own events. Returns disconnect. */
export function connectRealtime(shop: Shop, router: DataRouter): () => void {
  const realtime = createRealtime(realtimeOptions(shop, router))
  const sessionId = () => {
    const session = shop.sessions.session.get()
    return session?.kind === 'account' ? session.id : 'visitor'
  }
  let connectedAs = sessionId()
  const unsubscribe = shop.sessions.session.state.subscribe(() => {
    if (sessionId() === connectedAs) return
    connectedAs = sessionId()
    realtime.close()
    realtime.open()
  })
  realtime.open()
  return () => {
    unsubscribe()
    realtime.close()
  }
}

function realtimeOptions(shop: Shop, router: DataRouter): RealtimeOptions {
  const { feedback, queryClient, sessions, signInFlow } = shop
  const exit = () => {
    sessions.clear()
    void router.navigate('/login-account', { replace: true })
  }
  const isAccount = () => sessions.session.get()?.kind === 'account'
  let wasOpen = false
  return {
    address: () => addressOf(shop),
    canReconnect: isAccount,
    onRelease: () => void queryClient.invalidateQueries({ queryKey: publishedPageKeys.all }),
    onDefinition: () => refreshDefinitions(queryClient),
    onAccount: (topic) => refreshTopic(queryClient, topic),
    onChange(isOpen) {
      // What was told while the connection was lost is read.
      if (isOpen && wasOpen) refreshTopic(queryClient)
      wasOpen ||= isOpen
    },
    onRemoved: () => void confirmRemoval(shop, exit),
    onTakenOver() {
      exit()
      void showTakenOver(feedback)
    },
    onUnreachable: () => void (isAccount() && feedback.toast(text(LABELS.unreachable))),
    onRefused(reason) {
      if (!isAccount()) return
      feedback.toast(text(LABELS.refused, { reason }))
      void signInFlow.signOut().then(() => !isAccount() && exit())
    },
  }
}

/** Asks until the session has changed: a countdown may end only the session that it was started for. */
async function confirmRemoval({ feedback, sessions }: Shop, exit: () => void): Promise<void> {
  const removed = sessions.session.get()
  if (removed?.kind !== 'account') return
  const end = new AbortController()
  const unsubscribe = sessions.session.state.subscribe((current) => current?.id !== removed.id && end.abort())
  const isConfirmed = await askRemoved(feedback, end.signal)
  unsubscribe()
  if (isConfirmed && sessions.session.get()?.id === removed.id) exit()
}

async function addressOf({ api, config, sessions, loadSite }: Shop): Promise<string> {
  const { socketUrl } = await config()
  const answer = await api.getWsTicket({ body: {} })
  if (!answer.ok) throw new Error(`no ticket for the socket: ${answer.failure}`)
  // Placeholders stand for what is missing (specification 1 §4.5).
  const site = await loadSite().catch(() => undefined)
  const session = sessions.session.get()
  const account = session?.kind === 'account' ? session.account : undefined
  return socketAddress(socketUrl, location.href, {
    ticket: answer.data.cTicket,
    ...(session && account && { userUuid: account.id, userPhone: account.phone, loginUuid: session.id }),
    operator: site?.cOrgUuid ?? '',
    enterprise: sessions.mallUser.get().institution,
  })
}
