import { useText } from '@mallwright/shop-core/i18n'
import { Chips } from '@mallwright/shop-core/kit'
import { DataList } from '@mallwright/shop-core/widgets/data-list'
import { ListQuery } from '@mallwright/shop-core/widgets/list-query'
import { lazy, Suspense } from 'react'

import { DemoPage } from '../demo-page.tsx'
import { useDemoChoice } from '../use-demo-choice.ts'

/** Loaded when it is chosen. */
const ReferenceDemo = lazy(async () => ({ default: (await import('./reference-demo.tsx')).ReferenceDemo }))

const LABELS = {
  title: { zh: '商品价目表', en: 'Price list' },
  widget: { zh: '组件', en: 'Widget' },
  list: { zh: '列表', en: 'List' },
  references: { zh: '参照', en: 'References' },
}

const WIDGETS = ['list', 'references'] as const

/** The price list of the own institution as a list of the server, and references to it. Only a demo mall has it. Domain 3.8. */
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
      {widget === 'list' && (
        <ListQuery code="ALSHOP_PRICE_LIST" hasScan>
          {(filter) => <DataList code="ALSHOP_PRICE_LIST" menu="ALSHOP_PRICE_LIST" filter={filter} />}
        </ListQuery>
      )}
      <Suspense>{widget === 'references' && <ReferenceDemo />}</Suspense>
    </DemoPage>
  )
}
