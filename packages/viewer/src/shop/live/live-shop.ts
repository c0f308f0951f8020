import { text } from '@mallwright/shop-core/i18n'
import { createRealtime, socketAddress } from '@mallwright/shop-core/realtime'
import type { RealtimeOptions } from '@mallwright/shop-core/realtime'

import { toast } from '../feedback/feedback-store.ts'
import { askRemoved, tellTakenOver } from '../feedback/shop-notices.ts'
import { DESIGNED_QUERY } from '../designed/read-designed.ts'
import { goTo } from '../navigation/navigator.ts'
import type { Shop } from '../shop.ts'

const LABELS = {
  refused: { zh: 'ws链接失败 [{code}]', en: 'ws connection failed [{code}]' },
}

/** Connects the shop to the socket and keeps a connection per session: visitors hear of releases, accounts of themselves too. */
export function startLive(shop: Shop): void {
  const realtime = createRealtime(liveOptions(shop))
  const speaker = () => {
    const session = shop.keeper.session.get()
    return session?.kind === 'account' ? session.id : 'visitor'
  }
  let connectedAs = speaker()
  shop.keeper.session.subscribe(() => {
    if (speaker() === connectedAs) return
    connectedAs = speaker()
    realtime.close()
    realtime.open()
  })
  realtime.open()
}

function liveOptions(shop: Shop): RealtimeOptions {
  const exit = () => {
    shop.keeper.clear()
    goTo('/login-account', 'replace')
  }
  const isAccount = () => shop.keeper.session.get()?.kind === 'account'
  return {
    address: () => addressOf(shop),
    canReconnect: isAccount,
    onRelease: () => void shop.queries.invalidateQueries({ queryKey: [DESIGNED_QUERY] }),
    onRemoved: () => void askRemoved().then((isConfirmed) => isConfirmed && exit()),
    onTakenOver() {
      exit()
      void tellTakenOver()
    },
    onRefused(code) {
      if (!isAccount()) return
      exit()
      toast(text(LABELS.refused, { code }))
    },
  }
}

async function addressOf({ api, config, keeper }: Shop): Promise<string> {
  const { socketUrl } = await config()
  const answer = await api.getWsTicket({ body: {} })
  if (!answer.ok) throw new Error(`no ticket for the socket: ${answer.failure}`)
  const session = keeper.session.get()
  const account = session?.kind === 'account' ? session.account : undefined
  return socketAddress(socketUrl, location.href, {
    ticket: answer.data.cTicket,
    ...(session && account && { userUuid: account.id, userPhone: account.phone, loginUuid: session.id }),
    enterprise: keeper.mallUser.get().institution,
  })
}
