import type { SiteRecord } from '@mallwright/contract/site'

import type { OperatorFields } from '../http/credential.ts'

/** What every POST body says about a site, always in this order. */
export function operatorOf(record: Pick<SiteRecord, 'cAccUuid' | 'cOrgName' | 'cOrgUuid'>): OperatorFields {
  return { cOperateAccUuid: record.cAccUuid, cOperateOrgName: record.cOrgName, cOperateOrgUuid: record.cOrgUuid }
}
