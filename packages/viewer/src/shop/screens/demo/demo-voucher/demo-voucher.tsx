import { useText } from '@mallwright/shop-core/i18n'

import { DemoPage } from '../demo-page.tsx'
import { ToolbarDemo } from './toolbar-demo.tsx'

const TITLE = { zh: '单据组件', en: 'Vouchers' }

/** The toolbars of vouchers, and what the signed-in member may do. Only a demo mall has it. Domain 3.8. */
export function Screen() {
  const translate = useText()
  return (
    <DemoPage title={translate(TITLE)}>
      <ToolbarDemo />
    </DemoPage>
  )
}
