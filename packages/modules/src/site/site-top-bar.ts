import { START_ALIGNMENTS } from '../appearance/font-fields.ts'
import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

/** Bar at the top of the home page. Specification 1 §3 (designer defaults: top bar). */
export const topBar = defineModule({
  type: 'top-bar',
  label: { zh: '顶部栏', en: 'Top bar' },
  help: { zh: '首页顶部的站点标志和名称。', en: 'Logo and name of the site at the top of the home page.' },
  group: 'layout',
  fields: {
    isShown: field.toggle({ label: { zh: '显示顶部栏', en: 'Show the top bar' }, default: true }),
    hasLogo: field.toggle({ label: { zh: '显示标志', en: 'Show the logo' }, default: true }),
    logo: field.picture({
      label: { zh: '标志', en: 'Logo' },
      help: { zh: '留空使用站点标志', en: 'Empty takes the site’s own' },
      showIf: (props) => props['hasLogo'] === true,
    }),
    title: field.text({
      label: { zh: '名称', en: 'Name' },
      help: { zh: '留空使用站点简称', en: 'Empty takes the site’s short name' },
      max: 16,
    }),
    align: field.choice({
      label: { zh: '对齐', en: 'Alignment' },
      tab: 'style',
      options: [...START_ALIGNMENTS],
    }),
    background: field.colour({
      label: { zh: '背景颜色', en: 'Background' },
      help: { zh: '文字颜色随之自动选择深浅', en: 'Its text turns light or dark by itself' },
      tab: 'style',
    }),
    isSticky: field.toggle({ label: { zh: '滚动时固定', en: 'Keep in sight' }, tab: 'style', default: true }),
    hasShadow: field.toggle({ label: { zh: '显示阴影', en: 'Shadow' }, tab: 'style' }),
  },
  allowedParents: [],
  migrations: [],
})

/** Props of the top bar. */
export type TopBarProps = PropsOfModule<typeof topBar>
