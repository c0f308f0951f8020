import { createRealtime, socketAddress } from '@mallwright/shop-core/realtime'

import type { StudioTerminal } from '../sign-in/studio-terminal.ts'
import type { PresenceEars, PresenceLine } from '../presence/join-page.ts'

/** Opens the studio's socket, anew for every new session. The end of a session is seen by its calls, not here. */
export function openStudioLine(terminal: StudioTerminal, ears: PresenceEars): PresenceLine {
  const { sessions, config, api } = terminal
  const sessionId = () => {
    const session = sessions.session.get()
    return session?.kind === 'account' ? session.id : undefined
  }
  const realtime = createRealtime({
    async address() {
      const { socketUrl } = await config()
      const answer = await api.getWsTicket({ body: {} })
      if (!answer.ok) throw new Error(`no ticket for the socket: ${answer.failure}`)
      return socketAddress(socketUrl, location.href, { ticket: answer.data.cTicket })
    },
    canReconnect: () => sessionId() !== undefined,
    onRemoved: () => undefined,
    onTakenOver: () => undefined,
    onRelease: () => undefined,
    onRefused: () => undefined,
    ...ears,
  })
  let connectedAs = sessionId()
  const unsubscribe = sessions.session.state.subscribe(() => {
    if (sessionId() === connectedAs) return
    connectedAs = sessionId()
    realtime.close()
    ears.onChange(false)
    if (connectedAs) realtime.open()
  })
  realtime.open()
  return {
    send: (text) => realtime.send(text),
    close() {
      unsubscribe()
      realtime.close()
    },
  }
}
