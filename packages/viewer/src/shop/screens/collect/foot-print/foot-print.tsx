import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice } from '@mallwright/shop-core/kit'
import { HOME_PATH } from '@mallwright/shop-core/session'
import { useInfiniteQuery } from '@tanstack/react-query'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { ManageBar, ManageButton, MarkedButton } from '../../../controls/manage-bar.tsx'
import { useConfirm } from '../../../controls/use-confirm.ts'
import { useMarks } from '../../../controls/use-marks.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam, useSetRouteParam } from '../../../navigation/route-params.ts'
import { NothingYet } from '../../catalog/product-list/nothing-yet.tsx'
import { tracesApi } from '../collect-reader.ts'
import { footprintsQuery } from '../collect.queries.ts'
import { useCollectChanges } from '../use-collect-changes.ts'
import { DayJump } from './day-jump.tsx'
import { FootprintDays, FootprintSkeleton, footprintId } from './footprint-days.tsx'

const LABELS = {
  title: { zh: '我的足迹', en: 'Recently viewed' },
  empty: { zh: '暂无足迹', en: 'Nothing viewed yet' },
  browse: { zh: '去逛逛', en: 'Look around' },
  remove: { zh: '删除', en: 'Remove' },
  removed: { zh: '已删除', en: 'Removed' },
  askRemove: { zh: '确定删除选中的{count}条足迹吗？', en: 'Remove {count} {count:entry|entries}?' },
  clear: { zh: '清空', en: 'Clear all' },
  askClear: { zh: '确定清空全部足迹吗？', en: 'Remove everything that you have viewed?' },
} satisfies Record<string, Label>

/** The products that the account has looked at, by day, with a jump to a day (`dViewDate`). Domain sheet 45. */
export function Screen() {
  const translate = useText()
  const shop = useShop()
  const day = useRouteParam('viewDay')
  const setDay = useSetRouteParam('viewDay')
  const list = useInfiniteQuery(footprintsQuery(shop, day, useCaller()))
  const marks = useMarks()
  const confirm = useConfirm()
  const finish = useCollectChanges()
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const days = list.data?.pages[0]?.days ?? []
  const remove = async () => {
    const marked = items.filter((item) => marks.has(footprintId(item)))
    if (!(await confirm(translate(LABELS.askRemove, { count: marked.length }), 'footprintRemoval'))) return
    const footprints = marked.map(({ code, day: dViewDate }) => ({ cProdCode: code, dViewDate }))
    finish(await tracesApi(shop.send).deleteFootPrint({ body: { footprints } }), LABELS.removed)
    marks.toggle()
  }
  const clear = async () => {
    if (!(await confirm(translate(LABELS.askClear), 'footprintClear'))) return
    finish(await tracesApi(shop.send).clearFootPrint({ body: {} }), LABELS.removed)
    marks.toggle()
    setDay('')
  }
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)}>{items.length > 0 && <ManageButton marks={marks} />}</BackHeader>
      <main>
        {days.length > 0 && <DayJump days={days} chosen={day} onChoose={setDay} />}
        {list.isPending && <FootprintSkeleton />}
        {list.error && !list.data && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && items.length === 0 && (
          <NothingYet title={translate(LABELS.empty)} href={HOME_PATH} way={translate(LABELS.browse)} />
        )}
        {items.length > 0 && <FootprintDays list={list} items={items} marks={marks} />}
        <ManageBar marks={marks} all={items.map(footprintId)}>
          <button type="button" className="shop-button is-quiet" onClick={() => void clear()}>
            {translate(LABELS.clear)}
          </button>
          <MarkedButton marks={marks} label={translate(LABELS.remove)} onPress={() => void remove()} />
        </ManageBar>
      </main>
    </div>
  )
}
