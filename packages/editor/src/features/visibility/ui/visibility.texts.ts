import type { Label } from '@mallwright/contract/values'

/** Texts of the visibility fields. */
export const VISIBILITY_TEXTS = {
  title: { zh: '展示条件', en: 'When and for whom' },
  help: {
    zh: '不填即始终展示，到结束那一分钟即不再展示；不符合条件的买家收不到这个模块的任何内容。',
    en: 'Leave empty to show it always; it is gone from the end minute on. Buyers it is not for receive nothing of it.',
  },
  inside: { zh: '所在容器不展示时，它也不展示。', en: 'It is never shown while its container is not.' },
  from: { zh: '开始时间', en: 'From' },
  until: { zh: '结束时间', en: 'Until' },
  audiences: { zh: '谁能看到', en: 'For whom' },
  locales: { zh: '界面语言', en: 'Languages' },
  mixed: { zh: '多个值', en: 'Several' },
  order: { zh: '结束时间必须晚于开始时间，尚未保存', en: 'The end must be after the start; not saved yet' },
  unfinished: {
    zh: '请填完整 2000 至 2099 年间的日期和时间，尚未保存',
    en: 'Enter a whole date and time between 2000 and 2099; not saved yet',
  },
  last: {
    zh: '至少保留一项；要让所有人都看不到，请隐藏模块',
    en: 'Keep at least one; to show it to nobody, hide the module',
  },
  brokenTime: {
    zh: '“{value}”不是有效的时间，此模块不向任何人展示',
    en: '“{value}” is no time, so this module is shown to nobody',
  },
  newer: {
    zh: '有当前版本不认识的条件，会原样保留；在此之前此模块不向任何人展示',
    en: 'It has conditions that this version does not know; they are kept, and until then it is shown to nobody',
  },
} satisfies Record<string, Label>
