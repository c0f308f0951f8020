import { useText } from '@mallwright/shop-core/i18n'
import { Chips } from '@mallwright/shop-core/kit'
import { lazy, Suspense } from 'react'

import { DemoPage } from '../demo-page.tsx'
import { useDemoChoice } from '../use-demo-choice.ts'
import { ToolbarDemo } from './toolbar-demo.tsx'

/** Loaded when it is chosen. */
const FlowDemo = lazy(async () => ({ default: (await import('./flow-demo.tsx')).FlowDemo }))

const LABELS = {
  title: { zh: '单据组件', en: 'Vouchers' },
  widget: { zh: '组件', en: 'Widget' },
  toolbar: { zh: '工具栏', en: 'Toolbar' },
  flow: { zh: '单据流程', en: 'Voucher flow' },
}

const WIDGETS = ['toolbar', 'flow'] as const

/** The toolbars of vouchers, what the signed-in member may do, and the flow of vouchers. Only a demo mall has it. Domain 3.8. */
export function Screen() {
  const translate = useText()
  const [widget, choose] = useDemoChoice('w', WIDGETS)
  return (
    <DemoPage title={translate(LABELS.title)}>
      <Chips
        label={translate(LABELS.widget)}
        choices={WIDGETS.map((id) => ({ id, name: translate(LABELS[id]) }))}
        chosen={widget}
        onChoose={choose}
      />
      {widget === 'toolbar' && <ToolbarDemo />}
      <Suspense>{widget === 'flow' && <FlowDemo />}</Suspense>
    </DemoPage>
  )
}
