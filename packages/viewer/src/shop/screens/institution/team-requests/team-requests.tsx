import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Chips, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { lazy, Suspense, useState } from 'react'

import { useMallUser } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { useRequestAnswers } from './use-request-answers.ts'
import type { JoinRequest } from './use-request-answers.ts'
import './team-requests.css'

const LABELS = {
  title: { zh: '成员申请', en: 'Requests to join' },
  states: { zh: '申请状态', en: 'State' },
  pending: { zh: '待审核', en: 'Waiting' },
  all: { zh: '全部', en: 'All' },
} satisfies Record<string, Label>

/** Apart from the screen: the names of its files would stand among those of the shell. */
const RequestList = lazy(async () => ({ default: (await import('./request-list.tsx')).RequestList }))

/** The sheet with its controls, loaded with its first use. */
const RefusalSheet = lazy(async () => ({ default: (await import('./refusal-sheet.tsx')).RefusalSheet }))

/** Requests to join the institution, for members with a right to answer them. Domain 2.10. */
export function Screen() {
  const translate = useText()
  const { institution } = useMallUser()
  const [isPendingOnly, setIsPendingOnly] = useState(true)
  const { pass, passAll, refuse } = useRequestAnswers()
  const sheet = useSheet('refusal')
  const [refused, setRefused] = useState<JoinRequest>()
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)} />
      <main className="shop-requests">
        <p>{institution}</p>
        <Chips
          label={translate(LABELS.states)}
          choices={[
            { id: 'pending', name: translate(LABELS.pending) },
            { id: 'all', name: translate(LABELS.all) },
          ]}
          chosen={isPendingOnly ? 'pending' : 'all'}
          onChoose={(id) => setIsPendingOnly(id === 'pending')}
        />
        <Suspense fallback={<ScreenSkeleton />}>
          <RequestList
            isPendingOnly={isPendingOnly}
            onPass={pass}
            onPassAll={passAll}
            onRefuse={(request) => {
              setRefused(request)
              sheet.open()
            }}
          />
        </Suspense>
      </main>
      {sheet.isOpen && refused && (
        <Suspense>
          <RefusalSheet request={refused} onRefuse={refuse} onClose={sheet.close} />
        </Suspense>
      )}
    </div>
  )
}
