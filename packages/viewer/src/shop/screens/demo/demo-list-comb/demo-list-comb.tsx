import { useText } from '@mallwright/shop-core/i18n'
import { DataList } from '@mallwright/shop-core/widgets/data-list'
import { ListQuery } from '@mallwright/shop-core/widgets/list-query'
import { useSearchParams } from 'react-router'

import { DemoPage } from '../demo-page.tsx'

const TITLE = { zh: '分类价目', en: 'Prices by class' }

/** The classes of the price list with their first lines, and all lines of one. Only a demo mall has it. Domain 3.8. */
export function Screen() {
  const translate = useText()
  const [search, setSearch] = useSearchParams()
  const [list, field, value] = ['list', 'field', 'value'].map((name) => search.get(name) ?? '')
  return (
    <DemoPage title={search.get('title') ?? translate(TITLE)}>
      {list && field && value ? (
        <ListQuery key={list} code={list}>
          {(filter) => <DataList code={list} filter={{ ...filter, field, value }} />}
        </ListQuery>
      ) : (
        <ListQuery code="ALSHOP_PRICE_CLASS">
          {(filter) => (
            <DataList
              code="ALSHOP_PRICE_CLASS"
              filter={filter}
              choice="multiple"
              onOpenChildren={({ code, filter: { field: join = '', value: key = '' }, title }) =>
                setSearch((old) => ({ ...Object.fromEntries(old), list: code, field: join, value: key, title }))
              }
            />
          )}
        </ListQuery>
      )}
    </DemoPage>
  )
}
