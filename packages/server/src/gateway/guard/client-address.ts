import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/

/**
 * Client address for rate limits. Behind a local proxy every request comes from the loopback interface, so there the last
 * entry of `X-Forwarded-For` counts; earlier entries are client input. IPv6 addresses are reduced to their /64 network,
 * which belongs to one customer.
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
