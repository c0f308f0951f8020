import { useText } from '@mallwright/shop-core/i18n'
import { Button } from '@mallwright/shop-core/kit/controls'
import { CallError } from '@mallwright/shop-core/query'
import type { FlowRecord } from '@mallwright/contract/voucher'
import { useWidgetSheet } from '@mallwright/shop-core/widgets/widget-host'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'

import { DemoSetting } from '../demo-setting.tsx'
import { DEMO_STATES } from '../demo-state.ts'
import type { DemoState } from '../demo-state.ts'
import { useDemoChoice } from '../use-demo-choice.ts'
import { FLOW_CASES, flowCase, recordsOf } from './flow-cases.ts'

/** Loaded with its first opening, as voucher forms do. */
const VoucherFlow = lazy(async () => ({
  default: (await import('@mallwright/shop-core/widgets/voucher-flow')).VoucherFlow,
}))

const LABELS = {
  title: { zh: '单据流程', en: 'Voucher flow' },
  chain: { zh: '流程', en: 'Chain' },
  open: { zh: '打开单据流程', en: 'Open the voucher flow' },
  opened: { zh: '打开了单据 {id}', en: 'Opened voucher {id}' },
  unopened: { zh: '请在流程中点击单据', en: 'Press a voucher of the flow' },
}

const CASES = ['credit', 'prepaid', 'mall', 'returned', 'started'] as const

/** The flow of vouchers in several chains, in the state that is chosen above. */
export function FlowDemo(): ReactNode {
  const translate = useText()
  const sheet = useWidgetSheet('flow')
  const [state] = useDemoChoice('s', DEMO_STATES)
  const [id, choose] = useDemoChoice('c', CASES)
  const [opened, setOpened] = useState('')
  const chain = flowCase(id)
  return (
    <div className="shop-demo">
      <section className="shop-demo-card">
        <h2>{translate(LABELS.title)}</h2>
        <DemoSetting
          label={translate(LABELS.chain)}
          choices={CASES.map((name) => ({ id: name, name: translate(FLOW_CASES[name].name) }))}
          chosen={id}
          onChoose={choose}
        />
        <div className="shop-demo-buttons">
          <Button onClick={sheet.open}>{translate(LABELS.open)}</Button>
        </div>
        <p role="status">{opened === '' ? translate(LABELS.unopened) : translate(LABELS.opened, { id: opened })}</p>
      </section>
      {sheet.isOpen && (
        <Suspense>
          <VoucherFlow
            title={translate(LABELS.title)}
            voucherType={chain.origin}
            load={() => loadInState(state, recordsOf(chain, translate))}
            onOpen={(_, voucherId) => {
              setOpened(voucherId)
              sheet.close()
            }}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The answer of a gateway in a state of the demo pages. */
function loadInState(state: DemoState, records: readonly FlowRecord[]): Promise<readonly FlowRecord[]> {
  switch (state) {
    case 'usual':
    case 'end':
      return Promise.resolve(records)
    case 'loading':
      return new Promise(() => undefined)
    case 'empty':
      return Promise.resolve([])
    case 'error':
      return Promise.reject(new CallError({ failure: 'NETWORK', msg: '' }))
    case 'denied':
      return Promise.reject(new CallError({ failure: 'EMPTY', msg: '' }))
  }
}
