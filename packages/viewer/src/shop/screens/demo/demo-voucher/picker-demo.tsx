import { openListCode, VOUCHER_TYPES, VOUCHER_UPSTREAM } from '@mallwright/contract/voucher'
import type { UpstreamType, VoucherType } from '@mallwright/contract/voucher'
import { useText } from '@mallwright/shop-core/i18n'
import { Button } from '@mallwright/shop-core/kit/controls'
import { useWidgetSheet } from '@mallwright/shop-core/widgets/widget-host'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'

import { DemoSetting } from '../demo-setting.tsx'
import { useDemoChoice } from '../use-demo-choice.ts'

/** Loaded with its first opening, as voucher forms do. */
const VoucherPicker = lazy(async () => ({
  default: (await import('@mallwright/shop-core/widgets/voucher-picker')).VoucherPicker,
}))

const LABELS = {
  title: { zh: '单据参照', en: 'Upstream vouchers' },
  pulled: { zh: '参照', en: 'Pulled from' },
  source: { zh: '数据源', en: 'Source' },
  set: { zh: '已配置', en: 'Set' },
  missing: { zh: '未配置', en: 'Missing' },
  open: { zh: '打开单据参照', en: 'Open the picker' },
  picked: { zh: '选择了 {count} 行', en: '{count} {count:line was|lines were} chosen' },
  unpicked: { zh: '请在参照中选择行', en: 'Choose lines of upstream vouchers' },
}

/** What pulls, whose upstream types are offered. */
const TYPE: VoucherType = 'PUR_ORDER'
const UPSTREAM = ['PUR_REQUEST', 'PUR_AWARD', 'PUR_CONTRACT'] as const
const SOURCES = ['set', 'missing'] as const

/** The picker of upstream lines, on what is open at the member's institution; the state is chosen above. */
export function PickerDemo(): ReactNode {
  const translate = useText()
  const sheet = useWidgetSheet('demo-picker')
  const [from, chooseFrom] = useDemoChoice('u', UPSTREAM)
  const [source, chooseSource] = useDemoChoice('d', SOURCES)
  const [picked, setPicked] = useState<number>()
  const list = source === 'missing' ? '' : openListCode(from, TYPE)
  const upstream: UpstreamType = {
    cUpstreamVoucherUuid: from,
    cUpstreamVoucherCode: from,
    cUpstreamVoucherName: translate(VOUCHER_TYPES[from].name),
    cBaseListCodeUpstreamMain: list,
    cBaseListCodeUpstreamDetail: list && `${list}_LINE`,
    cBaseQueryCodeUpstream: list,
  }
  return (
    <div className="shop-demo">
      <section className="shop-demo-card">
        <h2>{translate(LABELS.title)}</h2>
        <DemoSetting
          label={translate(LABELS.pulled)}
          choices={VOUCHER_UPSTREAM[TYPE].map(({ type }) => ({ id: type, name: translate(VOUCHER_TYPES[type].name) }))}
          chosen={from}
          onChoose={chooseFrom}
        />
        <DemoSetting
          label={translate(LABELS.source)}
          choices={SOURCES.map((id) => ({ id, name: translate(LABELS[id]) }))}
          chosen={source}
          onChoose={chooseSource}
        />
        <div className="shop-demo-buttons">
          <Button onClick={sheet.open}>{translate(LABELS.open)}</Button>
        </div>
        <p role="status">
          {picked === undefined ? translate(LABELS.unpicked) : translate(LABELS.picked, { count: picked })}
        </p>
      </section>
      {sheet.isOpen && (
        <Suspense>
          <VoucherPicker
            upstream={upstream}
            onPick={(keys) => {
              setPicked(keys.length)
              sheet.close()
              return Promise.resolve()
            }}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </div>
  )
}
