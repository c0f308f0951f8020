import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

/** One tab of tag tabs with its modules. */
export const tabPage = defineModule({
  type: 'tab-page',
  label: { zh: '页签', en: 'Tab' },
  help: { zh: '标签页中的一页，可放入各种模块。', en: 'One page of tag tabs; takes modules.' },
  group: 'layout',
  fields: {
    title: field.text({
      label: { zh: '页签名称', en: 'Label' },
      help: { zh: '留空显示“页签”加序号', en: 'Empty shows “Tab” and its number' },
      max: 12,
    }),
    subtitle: field.text({ label: { zh: '副标题', en: 'Second line' }, max: 12 }),
  },
  accepts: { arrangement: 'flow', types: 'modules' },
  allowedParents: ['tag-tabs'],
  size: { minHeight: 40 },
  migrations: [],
})

/** Props of the tab view. */
export type TabPageProps = PropsOfModule<typeof tabPage>
