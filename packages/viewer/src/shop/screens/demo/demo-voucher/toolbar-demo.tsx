import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Access, permittedButtons } from '@mallwright/shop-core/widgets/access'
import type { MenuButton } from '@mallwright/shop-core/widgets/access'
import { BottomToolbarButtons } from '@mallwright/shop-core/widgets/bottom-toolbar'
import { ToolbarButtons } from '@mallwright/shop-core/widgets/toolbar-zone'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { DemoSetting } from '../demo-setting.tsx'

const LABELS = {
  toolbar: { zh: '工具栏', en: 'Toolbar' },
  rights: { zh: '权限', en: 'Rights' },
  all: { zh: '全部', en: 'All' },
  some: { zh: '部分', en: 'Some' },
  none: { zh: '无', en: 'None' },
  visible: { zh: '显示按钮数', en: 'Buttons shown' },
  disabled: { zh: '禁用提交', en: 'Disable “Submit”' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  empty: { zh: '没有可用的按钮', en: 'There are no buttons' },
  pressed: { zh: '点击了：{name}', en: 'Pressed: {name}' },
  unpressed: { zh: '请点击按钮', en: 'Press a button' },
  own: { zh: '我的权限', en: 'Own rights' },
  everybody: { zh: '每个人都能看到这一行。', en: 'Everybody sees this line.' },
  prices: { zh: '您可以查看价目详情。', en: 'You may see the details of prices.' },
  requests: { zh: '您可以通过成员申请。', en: 'You may agree to requests to join.' },
} satisfies Record<string, Label>

const ADD = { zh: '新增', en: 'Add' }
const FLOW = { zh: '流程', en: 'Flow' }

/** The buttons of a voucher, some of them below others. */
const BUTTONS: readonly { readonly code: string; readonly name: Label; readonly below?: Label }[] = [
  { code: 'ADD_BLANK', name: { zh: '新增空白单据', en: 'Blank voucher' }, below: ADD },
  { code: 'ADD_REFER', name: { zh: '参照采购申请', en: 'From a request' }, below: ADD },
  { code: 'SAVE', name: { zh: '保存', en: 'Save' } },
  { code: 'SUBMIT', name: { zh: '提交', en: 'Submit' } },
  { code: 'TRACE', name: { zh: '单据流程', en: 'Voucher flow' }, below: FLOW },
  { code: 'WITHDRAW', name: { zh: '撤回', en: 'Withdraw' }, below: FLOW },
  { code: 'TEMPLATE', name: { zh: '选择模板', en: 'Layout' } },
  { code: 'VOID', name: { zh: '作废', en: 'Void' } },
]

const RIGHTS = {
  all: new Set(BUTTONS.map(({ code }) => code)),
  some: new Set(['ADD_REFER', 'SUBMIT', 'TRACE']),
  none: new Set<string>(),
} as const

/** Toolbars with their settings, and what the signed-in member may do. */
export function ToolbarDemo(): ReactNode {
  const translate = useText()
  const [rights, setRights] = useState<keyof typeof RIGHTS>('all')
  const [visible, setVisible] = useState(3)
  const [isSubmitDisabled, setIsSubmitDisabled] = useState(false)
  const [pressed, setPressed] = useState<MenuButton>()
  const buttons = permittedButtons(demoButtons(translate), RIGHTS[rights])
  const taps = {
    disabledEvents: new Set(isSubmitDisabled ? ['SUBMIT'] : []),
    onEvent: (_: string, button: MenuButton) => setPressed(button),
  }
  return (
    <>
      <div className="shop-demo">
        <section className="shop-demo-card">
          <h2>{translate(LABELS.toolbar)}</h2>
          <DemoSetting
            label={translate(LABELS.rights)}
            choices={(['all', 'some', 'none'] as const).map((id) => ({ id, name: translate(LABELS[id]) }))}
            chosen={rights}
            onChoose={(id) => setRights(id as keyof typeof RIGHTS)}
          />
          <DemoSetting
            label={translate(LABELS.visible)}
            choices={['2', '3', '4'].map((id) => ({ id, name: id }))}
            chosen={String(visible)}
            onChoose={(count) => setVisible(Number(count))}
          />
          <DemoSetting
            label={translate(LABELS.disabled)}
            choices={(['yes', 'no'] as const).map((id) => ({ id, name: translate(LABELS[id]) }))}
            chosen={isSubmitDisabled ? 'yes' : 'no'}
            onChoose={(id) => setIsSubmitDisabled(id === 'yes')}
          />
          <div className="shop-demo-toolbar">
            <ToolbarButtons buttons={buttons} {...taps} />
          </div>
          <p role="status">
            {buttons.length === 0
              ? translate(LABELS.empty)
              : pressed
                ? translate(LABELS.pressed, { name: pressed.name })
                : translate(LABELS.unpressed)}
          </p>
        </section>
        <section className="shop-demo-card">
          <h2>{translate(LABELS.own)}</h2>
          <Access menu="ALSHOP_PRICE_LIST">
            <p>{translate(LABELS.everybody)}</p>
          </Access>
          <Access menu="ALSHOP_PRICE_LIST" code="DETAIL">
            <p>{translate(LABELS.prices)}</p>
          </Access>
          <Access menu="ALSHOP_JOIN_APPLY" code="PASS">
            <p>{translate(LABELS.requests)}</p>
          </Access>
        </section>
      </div>
      <BottomToolbarButtons buttons={buttons} visible={visible} {...taps} />
    </>
  )
}

function demoButtons(translate: (label: Label) => string): readonly MenuButton[] {
  const buttons = BUTTONS.map(({ code, name }) => demoButton(code, translate(name)))
  const below = (parent: Label) => ({
    ...demoButton('', translate(parent)),
    children: buttons.filter((_, index) => BUTTONS[index]?.below === parent),
  })
  const [save, submit, ...others] = buttons.filter((_, index) => !BUTTONS[index]?.below)
  return [below(ADD), ...[save, submit].filter((button) => button !== undefined), below(FLOW), ...others]
}

function demoButton(code: string, name: string): MenuButton {
  return { id: code || name, code, name, event: code, controlCode: code, condition: '', children: [] }
}
