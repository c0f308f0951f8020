import type { Label } from '@mallwright/contract/values'

/** Texts of reference choosers. Specification 2 §2.7, §5. */
export const REFER_LABELS = {
  title: { zh: '参照选择', en: 'Choose' },
  category: { zh: '分类筛选', en: 'By category' },
  categories: { zh: '分类', en: 'Category' },
  clear: { zh: '清空', en: 'Clear' },
  apply: { zh: '确定', en: 'Confirm' },
  choose: { zh: '选择', en: 'Choose' },
  chosen: { zh: '已选 ({count})', en: '{count} chosen' },
  chosenTitle: { zh: '已选', en: 'Chosen' },
  total: { zh: '总计', en: 'Total' },
  remove: { zh: '删除', en: 'Remove' },
  removeOf: { zh: '删除{name}', en: 'Remove {name}' },
  chooseFirst: { zh: '请先选择参照项', en: 'First choose something' },
  tooMany: { zh: '最多选择{count}项', en: 'At most {count} can be chosen' },
  empty: { zh: '暂无数据', en: 'Nothing here yet' },
} satisfies Record<string, Label>
