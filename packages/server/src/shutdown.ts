import type { FastifyInstance } from 'fastify'

/** Time limit (ms) for calls in progress: longer than any wait for the database. */
export const SHUTDOWN_LIMIT_MS = 4500

/** Interval (ms) at which connections that became idle are closed. */
const IDLE_CHECK_MS = 50

/** Has the last answers close their connections, so that callers who keep them alive do not hold the server up. */
export function closeWithLastAnswer(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) void reply.header('connection', 'close')
    done()
  })
}

/** Stops listening, waits for calls in progress up to the limit, then closes every connection and the app. */
export async function stopServer(app: FastifyInstance, limitMs = SHUTDOWN_LIMIT_MS): Promise<void> {
  const closeIdle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
  // A client that never finishes reading, or never answers the end of its socket.
  const closeAll = setTimeout(() => {
    app.server.closeAllConnections()
    for (const socket of app.websocketServer.clients) socket.terminate()
  }, limitMs)
  try {
    await app.close()
  } finally {
    clearInterval(closeIdle)
    clearTimeout(closeAll)
  }
}
