import type { Label } from '@mallwright/contract/values'

/** What lists of a buyer's own records say alike. Domain sheets 41 and 42. */
export const RECORD_LABELS = {
  person: { zh: '个人', en: 'Personal' },
  edit: { zh: '编辑', en: 'Edit' },
  remove: { zh: '删除', en: 'Delete' },
  makeDefault: { zh: '设为默认', en: 'Make default' },
  default: { zh: '默认', en: 'Default' },
  saved: { zh: '保存成功', en: 'Saved' },
  removed: { zh: '已删除', en: 'Deleted' },
} satisfies Record<string, Label>
