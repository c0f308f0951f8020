import type { FastifyRequest } from 'fastify'

import { hostName } from '../gateway/site.store.ts'
import type { Site } from '../gateway/site.store.ts'

/** Parts of a request that its page's origin depends on. */
export type OriginRequest = Pick<FastifyRequest, 'protocol' | 'host' | 'socket'>

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Origin of a page at a request's host, by which the page is cached. Invented hosts share one, so that they cannot have pages
 * rendered anew: known are the site's domains, loopback names and the address that the connection came to.
 */
export function pageOrigin({ protocol, host, socket }: OriginRequest, { domains }: Site): string {
  const text = `${protocol}://${host}`
  if (!URL.canParse(text) || new URL(text).host !== host.toLowerCase().replace(/:80$/, '')) {
    throw Object.assign(new Error('The host is no address.'), { statusCode: 400 })
  }
  const { hostname, port, origin } = new URL(text)
  const names = [...domains, ...LOOPBACK, localName(socket.localAddress)]
  const isKnown = names.includes(hostName(hostname)) && (port === '' || port === String(socket.localPort))
  return isKnown ? origin : `${protocol}://${domains[0] ?? 'localhost'}`
}

function localName(address = ''): string {
  const plain = address.replace(/^::ffff:/, '')
  return plain.includes(':') ? `[${plain}]` : plain
}
