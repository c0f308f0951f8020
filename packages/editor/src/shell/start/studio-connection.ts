import { createRealtime, socketAddress } from '@mallwright/shop-core/realtime'
import type { RealtimeOptions } from '@mallwright/shop-core/realtime'

import { endSession } from '../../features/sign-in/model/end-session.ts'
import type { StudioClient } from '../../features/sign-in/model/studio-client.ts'
import type { PresenceHandlers, PresenceConnection } from '../../features/presence/model/join-page.ts'

/** Opens the studio's socket, reconnecting for every new session. Its frames and calls notice the end of a session. */
export function openStudioConnection(
  client: StudioClient,
  ears: PresenceHandlers & Pick<RealtimeOptions, 'onDefinition' | 'onAccount'>,
): PresenceConnection {
  const { sessions, config, api } = client
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
    onRemoved: () => client.ending.setState({ removedId: sessionId() }),
    onTakenOver: () => endSession(client, { takenOver: true }),
    onRelease: () => undefined,
    onRefused(reason) {
      void client.signInFlow.signOut().then(() => sessionId() === undefined && endSession(client, { refused: reason }))
    },
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
