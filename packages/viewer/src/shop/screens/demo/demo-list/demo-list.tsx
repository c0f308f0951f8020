import { useText } from '@mallwright/shop-core/i18n'
import { Chips } from '@mallwright/shop-core/kit'
import { DataList } from '@mallwright/shop-core/widgets/data-list'
import { ListQuery } from '@mallwright/shop-core/widgets/list-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'

import { DemoPage } from '../demo-page.tsx'

/** Loaded when they are chosen. */
const ToolbarDemo = lazy(async () => ({ default: (await import('./toolbar-demo.tsx')).ToolbarDemo }))
const ReferenceDemo = lazy(async () => ({ default: (await import('./reference-demo.tsx')).ReferenceDemo }))

const LABELS = {
  title: { zh: '商品价目表', en: 'Price list' },
  widget: { zh: '组件', en: 'Widget' },
  list: { zh: '列表', en: 'List' },
  references: { zh: '参照', en: 'References' },
  toolbars: { zh: '工具栏', en: 'Toolbars' },
}

const WIDGETS = ['list', 'references', 'toolbars'] as const

/** The price list of the own institution as a list of the server, references to it, and toolbars. Only a demo mall has it. Domain 3.8. */
export function Screen() {
  const translate = useText()
  const [search, setSearch] = useSearchParams()
  const widget = WIDGETS.find((name) => name === search.get('w')) ?? 'list'
  return (
    <DemoPage title={translate(LABELS.title)}>
      <Chips
        label={translate(LABELS.widget)}
        choices={WIDGETS.map((id) => ({ id, name: translate(LABELS[id]) }))}
        chosen={widget}
        onChoose={(w) => setSearch(w === 'list' ? {} : { w }, { replace: true })}
      />
      {widget === 'list' && (
        <ListQuery code="ALSHOP_PRICE_LIST" hasScan>
          {(filter) => <DataList code="ALSHOP_PRICE_LIST" menu="ALSHOP_PRICE_LIST" filter={filter} />}
        </ListQuery>
      )}
      <Suspense>
        {widget === 'references' && <ReferenceDemo />}
        {widget === 'toolbars' && <ToolbarDemo />}
      </Suspense>
    </DemoPage>
  )
}
