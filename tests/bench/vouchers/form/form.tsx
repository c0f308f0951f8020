import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { VoucherForm } from '@mallwright/shop-core/widgets/voucher-form'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'

import { testMenu, wireButton } from '../../../../packages/shop-core/src/widgets/widget-host/test-menu.ts'
import {
  TestWidgetHost,
  testGateway,
} from '../../../../packages/shop-core/src/widgets/widget-host/test-widget-host.tsx'
import { TEMPLATE, VOUCHER } from './form-content.ts'
import { PeerForm } from './peer-form.tsx'

const { send } = testGateway({
  ...testMenu({ A: [wireButton('SAVE', '保存')] }, ['SAVE']),
  getOneVoucherTemplate: () => ({ data: TEMPLATE }),
  getVoucher: () => ({ data: VOUCHER }),
})

function OurForm(): ReactNode {
  return (
    <TestWidgetHost send={send}>
      <VoucherForm
        type="PUR_ORDER"
        menu="V_PUR_ORDER"
        orgUuid="org"
        accountId="me"
        voucherId="v"
        save={() => Promise.resolve(undefined)}
        loadTask={() => Promise.reject(new Error('no tasks'))}
        renderHeader={({ title }) => <h1>{title}</h1>}
      />
    </TestWidgetHost>
  )
}

const FORMS: Readonly<Record<string, () => ReactNode>> = { ours: OurForm, peer: PeerForm }

let root: Root | undefined

/** Time (ms) from the beginning of a form to the frame that shows all fields of its header and the first lines. */
function openForm(name: string): Promise<number> {
  const place = document.querySelector('#form')
  const Form = FORMS[name]
  if (!place || !Form) throw new Error(`no form ${name}`)
  root?.unmount()
  root = createRoot(place)
  const began = performance.now()
  root.render(<Form />)
  return new Promise((resolve) => {
    const look = () => {
      const fold = [...place.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === '展开')
      const isFull = place.textContent.includes('字段 60')
      const hasLines = place.textContent.includes('深沟球轴承 0')
      if (isFull && hasLines && !place.querySelector('[aria-busy="true"]')) {
        requestAnimationFrame(() => resolve(performance.now() - began))
        return
      }
      if (!isFull) fold?.click()
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

setDocumentLocale('zh-CN')
Object.assign(globalThis, { openForm })
