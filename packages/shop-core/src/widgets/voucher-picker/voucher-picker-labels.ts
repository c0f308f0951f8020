import type { Label } from '@mallwright/contract/values'

/** Texts of the picker of upstream lines. Specification 3 §2, §5. */
export const PICKER_LABELS = {
  title: { zh: '参照{name}', en: 'From {name}' },
  noSource: { zh: '单据参照数据源配置缺失', en: 'The list to choose from is not configured' },
  empty: { zh: '暂无可参照的单据', en: 'Nothing is open to choose from' },
  more: { zh: '还有 {count} 行，选中整单即全部参照', en: '{count} more lines: choose the whole voucher for all' },
  chosen: { zh: '已选 ({count})', en: 'Chosen ({count})' },
  confirm: { zh: '确 定', en: 'OK' },
  chosenTitle: { zh: '已选明细', en: 'Chosen lines' },
  total: { zh: '总计', en: 'Total' },
  chooseFirst: { zh: '请先选择数据', en: 'Choose something first' },
  remove: { zh: '移除', en: 'Remove' },
  removeOf: { zh: '移除{name}', en: 'Remove {name}' },
} satisfies Record<string, Label>
