import type { VoucherTemplate } from '@mallwright/contract/voucher'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { useMenuAccess } from '../access/access.tsx'
import type { MenuButton } from '../access/model/menu-access.ts'
import { BottomToolbarButtons } from '../bottom-toolbar/bottom-toolbar.tsx'
import type { OpenVoucher } from './model/open-voucher.ts'
import { VOUCHER_LABELS } from './model/voucher-labels.ts'

/** The buttons that the member may press on the shown voucher now. */
export function FormToolbar(props: {
  readonly menu: string
  readonly template: VoucherTemplate
  readonly open: OpenVoucher
  readonly onPress: (event: string) => void
}): ReactNode {
  const { menu, template, open, onPress } = props
  const translate = useText()
  const { codes, zones } = useMenuAccess(menu)
  const { stored } = open
  const allowed = stored ? new Set(stored.opList) : new Set([...codes].filter((code) => NEW_BUTTONS.includes(code)))
  const buttons = zones.A.filter(({ code }) => allowed.has(code)).map((button) =>
    button.code === 'ADD' ? { ...button, children: addChildren(button, template, translate) } : button,
  )
  const decide: MenuButton[] =
    stored?.cTaskUuid === undefined ? [] : [buttonOf('DECIDE', translate(VOUCHER_LABELS.decide), 'decide')]
  return <BottomToolbarButtons buttons={[...decide, ...buttons]} onEvent={onPress} />
}

/** Buttons of a voucher that is not stored yet. */
const NEW_BUTTONS = ['ADD', 'SAVE', 'TEMPLATE']

/** 新增空白单据, and 参照… for each upstream type. Specification 3 §2. */
function addChildren(
  add: MenuButton,
  { upstreamList }: VoucherTemplate,
  translate: ReturnType<typeof useText>,
): readonly MenuButton[] {
  return [
    buttonOf(`${add.code}_BLANK`, translate(VOUCHER_LABELS.blank), 'add:blank'),
    ...upstreamList.map(({ cUpstreamVoucherCode, cUpstreamVoucherName }) =>
      buttonOf(
        `${add.code}_${cUpstreamVoucherCode}`,
        translate(VOUCHER_LABELS.pull, { name: cUpstreamVoucherName }),
        `add:${cUpstreamVoucherCode}`,
      ),
    ),
  ]
}

function buttonOf(code: string, name: string, event: string): MenuButton {
  return { id: code, code, name, event, controlCode: '', condition: '', children: [] }
}
