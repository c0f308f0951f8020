import type { VoucherType } from '@mallwright/contract/voucher'
import type { Label } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { Access } from '@mallwright/shop-core/widgets/access'
import type { ReactNode } from 'react'

import { voucherPath } from '../voucher-paths.ts'

const ADD: Label = { zh: '新增', en: 'New' }

/** The way to a new voucher, for who may make one. */
export function AddVoucher({ type, menu }: { readonly type: VoucherType; readonly menu: string }): ReactNode {
  const translate = useText()
  return (
    <Access menu={menu} code="ADD">
      <Anchor className="wg-text-button" href={voucherPath(type)}>
        {translate(ADD)}
      </Anchor>
    </Access>
  )
}
