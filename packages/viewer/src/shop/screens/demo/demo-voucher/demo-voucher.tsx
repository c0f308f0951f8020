import { useText } from '@mallwright/shop-core/i18n'
import { Chips, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { lazy, Suspense } from 'react'

import { DemoPage } from '../demo-page.tsx'
import { useDemoChoice } from '../use-demo-choice.ts'
import { ToolbarDemo } from './toolbar-demo.tsx'

/** Loaded when they are chosen. */
const FlowDemo = lazy(async () => ({ default: (await import('./flow-demo.tsx')).FlowDemo }))

const FormDemo = lazy(async () => ({ default: (await import('./form-demo.tsx')).FormDemo }))

const PickerDemo = lazy(async () => ({ default: (await import('./picker-demo.tsx')).PickerDemo }))

const WorkflowDemo = lazy(async () => ({ default: (await import('./workflow-demo.tsx')).WorkflowDemo }))

const LABELS = {
  title: { zh: '单据组件', en: 'Vouchers' },
  widget: { zh: '组件', en: 'Widget' },
  toolbar: { zh: '工具栏', en: 'Toolbar' },
  form: { zh: '单据表单', en: 'Voucher form' },
  picker: { zh: '单据参照', en: 'Upstream vouchers' },
  flow: { zh: '单据流程', en: 'Voucher flow' },
  workflow: { zh: '流程任务', en: 'Workflow task' },
}

const WIDGETS = ['toolbar', 'form', 'picker', 'flow', 'workflow'] as const

/** The toolbars of vouchers, what the signed-in member may do, forms, pickers and the flow of vouchers, and a task of a workflow. Only a demo mall has it. Domain 3.8. */
export function Screen() {
  const translate = useText()
  const [widget, choose] = useDemoChoice('w', WIDGETS)
  return (
    <DemoPage title={translate(LABELS.title)} hasOwnMain={widget === 'form'}>
      <section aria-label={translate(LABELS.widget)}>
        <Chips
          label={translate(LABELS.widget)}
          choices={WIDGETS.map((id) => ({ id, name: translate(LABELS[id]) }))}
          chosen={widget}
          onChoose={choose}
        />
      </section>
      {widget === 'toolbar' && <ToolbarDemo />}
      <Suspense fallback={widget === 'form' && <WaitingForm />}>
        {widget === 'form' && <FormDemo />}
        {widget === 'picker' && <PickerDemo />}
        {widget === 'flow' && <FlowDemo />}
        {widget === 'workflow' && <WorkflowDemo />}
      </Suspense>
    </DemoPage>
  )
}

/** The main part before the form brings its own. */
function WaitingForm() {
  return (
    <main>
      <ScreenSkeleton />
    </main>
  )
}
