import type { SiteRecord } from '@mallwright/contract/site'

import type { OperatorFields } from '../transport/credential.ts'

/** Operator fields of a site, in the order of the wire. */
export function operatorOf(record: Pick<SiteRecord, 'cAccUuid' | 'cOrgName' | 'cOrgUuid'>): OperatorFields {
  return { cOperateAccUuid: record.cAccUuid, cOperateOrgName: record.cOrgName, cOperateOrgUuid: record.cOrgUuid }
}
