import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/

/**
 * The address that a call is counted under. Behind a proxy of this machine all calls come from the loopback, so there it
 * is the last address that the proxy named; earlier ones are the caller's own word. An IPv6 network of one customer
 * (its first 64 bits) counts as one.
 */
export function clientAddress({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>, isBehindProxy: boolean): string {
  const forwarded = headers['x-forwarded-for']
  const named =
    isBehindProxy && LOOPBACK.test(ip)
      ? String(forwarded ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : undefined
  return networkOf(named || ip)
}

function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  const missing = 8 - groups.length - tail.split(':').filter((group) => group !== '').length
  const all = address.includes('::') ? [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0')] : groups
  return all.slice(0, 4).join(':')
}
