import { networkInterfaces } from 'node:os'

import { renderUnicodeCompact } from 'uqr'

import { ACCOUNT_PLANS, DEMO_PASSWORD, phoneOf } from './demo/accounts.data.ts'
import { SAMPLE_ACCOUNTS } from './demo/sample-accounts.ts'
import type { Settings } from './settings.ts'

/** Text printed after startup: addresses, set-up link, demo accounts. */
export function startupMessage(settings: Settings, setupTicket: string | undefined): string {
  const isOpen = settings.host === '0.0.0.0' || settings.host === '::'
  const url = settings.publicOrigin ?? `http://${isOpen ? 'localhost' : urlHost(settings.host)}:${settings.port}`
  const lines = ['', `  Shop    ${url}/`, `  Studio  ${url}/studio/`, `  Desk    ${url}/studio/desk`, '']
  if (setupTicket !== undefined) {
    lines.push('  Nobody may edit yet. This link creates the super user, once, within 7 days:')
    lines.push(`  ${url}/studio/?setup=${setupTicket}`, '')
  }
  if (settings.isDemo) {
    lines.push(`  Demo accounts (${ACCOUNT_PLANS.length} in all), password ${DEMO_PASSWORD}:`)
    lines.push(
      ...SAMPLE_ACCOUNTS.map((account) => `    ${phoneOf(account)}  ${account.role.en} ${account.role.zh}`),
      '',
    )
  }
  if (isOpen) lines.push(...lanMessage(settings))
  return lines.join('\n')
}

function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

function lanMessage(settings: Settings): string[] {
  const address = Object.values(networkInterfaces())
    .flat()
    .find((network) => network?.family === 'IPv4' && !network.internal)?.address
  const warning = settings.isDemo
    ? ['  Warning: everybody in this network can sign in with the demo accounts.', '']
    : []
  if (address === undefined) return warning
  const url = `http://${address}:${settings.port}/`
  return [`  On a phone in the same network: ${url}`, renderUnicodeCompact(url), ...warning]
}
