import { useText } from '@mallwright/shop-core/i18n'
import { Button } from '@mallwright/shop-core/kit/controls'
import { CallError } from '@mallwright/shop-core/query'
import { useWidgetSheet } from '@mallwright/shop-core/widgets/widget-host'
import type { WorkflowEntry } from '@mallwright/shop-core/widgets/workflow-frame'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'

import { useMallUser } from '../../../client/shop-context.ts'
import { DemoSetting } from '../demo-setting.tsx'
import { DEMO_STATES } from '../demo-state.ts'
import type { DemoState } from '../demo-state.ts'
import { useDemoChoice } from '../use-demo-choice.ts'

/** Loaded with its first opening, as voucher forms do. */
const WorkflowFrame = lazy(async () => ({
  default: (await import('@mallwright/shop-core/widgets/workflow-frame')).WorkflowFrame,
}))

const LABELS = {
  title: { zh: '流程任务', en: 'Workflow task' },
  page: { zh: '页面', en: 'Page' },
  own: { zh: '本站', en: 'This mall' },
  foreign: { zh: '未允许的主机', en: 'A host not allowed' },
  open: { zh: '打开流程任务', en: 'Open the workflow task' },
  done: { zh: '任务已处理', en: 'The task was done' },
  undone: { zh: '任务未处理', en: 'The task is waiting' },
}

const PAGES = { own: '/workflow/task', foreign: 'https://workflow.invalid/task' } as const
const PAGE_IDS = ['own', 'foreign'] as const

/** A task of a workflow on a page of the mall or of a host that is not allowed, in the state that is chosen above. */
export function WorkflowDemo(): ReactNode {
  const translate = useText()
  const sheet = useWidgetSheet('workflow')
  const { institutionId } = useMallUser()
  const [state] = useDemoChoice('s', DEMO_STATES)
  const [page, choose] = useDemoChoice('p', PAGE_IDS)
  const [isDone, setIsDone] = useState(false)
  return (
    <div className="shop-demo">
      <section className="shop-demo-card">
        <h2>{translate(LABELS.title)}</h2>
        <DemoSetting
          label={translate(LABELS.page)}
          choices={PAGE_IDS.map((id) => ({ id, name: translate(LABELS[id]) }))}
          chosen={page}
          onChoose={choose}
        />
        <div className="shop-demo-buttons">
          <Button onClick={sheet.open}>{translate(LABELS.open)}</Button>
        </div>
        <p role="status">{translate(isDone ? LABELS.done : LABELS.undone)}</p>
      </section>
      {sheet.isOpen && (
        <Suspense>
          <WorkflowFrame
            load={() => loadInState(state, { url: PAGES[page], ticket: 'demo', accountId: institutionId, hosts: [] })}
            onDone={() => setIsDone(true)}
            onClose={sheet.close}
            onCloseAgain={sheet.closeAgain}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The answer of a gateway in a state of the demo pages. */
function loadInState(state: DemoState, entry: WorkflowEntry): Promise<WorkflowEntry> {
  switch (state) {
    case 'usual':
    case 'end':
      return Promise.resolve(entry)
    case 'loading':
      return new Promise(() => undefined)
    case 'error':
      return Promise.reject(new CallError({ failure: 'NETWORK', msg: '' }))
    case 'empty':
    case 'denied':
      return Promise.reject(new CallError({ failure: 'EMPTY', msg: '' }))
  }
}
