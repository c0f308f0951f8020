import { text } from '@mallwright/shop-core/i18n'
import { createRealtime, socketAddress } from '@mallwright/shop-core/realtime'
import type { RealtimeOptions } from '@mallwright/shop-core/realtime'
import type { DataRouter } from 'react-router'

import { askRemoved, showTakenOver } from '../client/failure-notices.ts'
import type { Shop } from '../client/shop.ts'
import { publishedPageKeys } from '../published-page/published-page.queries.ts'

const LABELS = {
  refused: { zh: 'ws链接失败 [{code}]', en: 'ws connection failed [{code}]' },
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
  const { feedback, queryClient, sessions } = shop
  const exit = () => {
    sessions.clear()
    void router.navigate('/login-account', { replace: true })
  }
  const isAccount = () => sessions.session.get()?.kind === 'account'
  return {
    address: () => addressOf(shop),
    canReconnect: isAccount,
    onRelease: () => void queryClient.invalidateQueries({ queryKey: publishedPageKeys.all }),
    onRemoved: () => void askRemoved(feedback).then((isConfirmed) => isConfirmed && exit()),
    onTakenOver() {
      exit()
      void showTakenOver(feedback)
    },
    onRefused(code) {
      if (!isAccount()) return
      exit()
      feedback.toast(text(LABELS.refused, { code }))
    },
  }
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
