import type { Label } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import type { Application } from '@mallwright/shop-core/buyer'
import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'

import { applicationsQuery } from '../../../buyer/buyer.queries.ts'
import { applicationPath } from '../../../buyer/onboarding-paths.ts'
import { useCaller, useShop } from '../../../client/shop-context.ts'
import { PartError } from '../parts/part-error.tsx'
import { RecordRow } from './record-row.tsx'

const LABELS = {
  title: { zh: '创建申请', en: 'Applications' },
  view: { zh: '查看', en: 'Open' },
} satisfies Record<string, Label>

const STATES: Readonly<Record<Application['state'], Label>> = {
  pending: { zh: '审核中', en: 'Under review' },
  passed: { zh: '已通过', en: 'Accepted' },
  refused: { zh: '已驳回', en: 'Refused' },
}

/** The account's applications for institutions of its own, each leading to its result. */
export function ApplicationRecords() {
  const translate = useText()
  const applications = useQuery(applicationsQuery(useShop(), useCaller()))
  if (applications.error && !applications.data) {
    return <PartError error={applications.error} onRetry={() => void applications.refetch()} />
  }
  if (!applications.data || applications.data.length === 0) return null
  return (
    <section className="shop-block shop-records">
      <h2>{translate(LABELS.title)}</h2>
      <ul aria-label={translate(LABELS.title)}>
        {applications.data.map((application) => (
          <RecordRow
            key={application.id}
            {...application}
            state={STATES[application.state]}
            isRefused={application.state === 'refused'}
          >
            <Anchor className="shop-button is-quiet" href={applicationPath(application)}>
              {translate(LABELS.view)}
            </Anchor>
          </RecordRow>
        ))}
      </ul>
    </section>
  )
}
