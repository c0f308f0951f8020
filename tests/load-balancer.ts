import { Agent, createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** One address in front of several server processes. */
export interface LoadBalancer {
  readonly url: string
  /** Closes all connections, open sockets included. */
  readonly close: () => Promise<void>
}

/** Round-robin proxy for requests and web sockets, like the one in front of a deployment. */
export async function startLoadBalancer(targets: readonly string[]): Promise<LoadBalancer> {
  const addresses = targets.map((target) => new URL(target))
  const agent = new Agent({ keepAlive: true })
  const sockets = new Set<Socket>()
  let next = 0
  const nextTarget = () => addresses[next++ % addresses.length] ?? new URL(targets[0] ?? '')
  const server = createServer((incoming, outgoing) => forward(incoming, outgoing, { target: nextTarget(), agent }))
  server.on('upgrade', (incoming, socket, head) => tunnel(incoming, { socket, head, target: nextTarget() }))
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
        agent.destroy()
      }),
  }
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { target, agent }: { readonly target: URL; readonly agent: Agent },
): void {
  const { method, url: path, headers } = incoming
  const passed = request({ agent, host: target.hostname, port: target.port, method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  passed.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(502)
    outgoing.end()
  })
  outgoing.on('close', () => passed.destroy())
  incoming.pipe(passed)
}

function tunnel(
  incoming: IncomingMessage,
  { socket, head, target }: { readonly socket: Duplex; readonly head: Buffer; readonly target: URL },
): void {
  const upstream = connect(Number(target.port), target.hostname, () => {
    const headers = incoming.rawHeaders.flatMap((name, index, all) => (index % 2 ? [] : [`${name}: ${all[index + 1]}`]))
    upstream.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
    upstream.write(head)
    upstream.pipe(socket)
    socket.pipe(upstream)
  })
  const end = () => {
    upstream.destroy()
    socket.destroy()
  }
  for (const side of [upstream, socket]) side.on('error', end).on('close', end)
}
