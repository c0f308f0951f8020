import type { DeskSection } from '../desk-section.ts'
import { accountsSection } from './accounts.section.ts'
import { afterSalesSection } from './trade/after-sales.section.ts'
import { applicationsSection } from './applications.section.ts'
import { institutionsSection } from './institutions.section.ts'
import { inviteCodesSection } from './invite-codes.section.ts'
import { invoicesSection } from './trade/invoices.section.ts'
import { joinRequestsSection } from './join-requests.section.ts'
import { auditLogSection, outboxSection } from './logs.section.ts'
import { ordersSection } from './trade/orders.section.ts'
import { paymentsSection } from './trade/payments.section.ts'
import { refundsSection } from './trade/refunds.section.ts'
import { sessionsSection } from './sessions.section.ts'
import { teamsSection } from './teams.section.ts'
import { transfersSection } from './trade/transfers.section.ts'
import { trustedHostsSection } from './trusted-hosts.section.ts'
import { workflowServersSection } from './workflow-servers.section.ts'

/** Every list of the desk, in the order of its menu. */
export const DESK_SECTIONS: readonly [DeskSection, ...DeskSection[]] = [
  applicationsSection,
  teamsSection,
  joinRequestsSection,
  ordersSection,
  paymentsSection,
  transfersSection,
  refundsSection,
  afterSalesSection,
  invoicesSection,
  accountsSection,
  institutionsSection,
  sessionsSection,
  inviteCodesSection,
  trustedHostsSection,
  workflowServersSection,
  outboxSection,
  auditLogSection,
]

/** The section that an address names (`?list=`), else the first. */
export function sectionIn(search: string): DeskSection {
  const key = new URLSearchParams(search).get('list')
  return DESK_SECTIONS.find((section) => section.key === key) ?? DESK_SECTIONS[0]
}
