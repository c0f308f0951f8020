import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

/** Maximum number of tabs: what fits on a 320 px phone with 44 px touch targets. */
export const MAX_TABS = 5

const itemFields = {
  target: field.choice({
    label: { zh: '指向', en: 'Target' },
    options: [
      { value: 'tab-home', label: { zh: '首页', en: 'Home' } },
      { value: 'ClassiFication', label: { zh: '分类', en: 'Categories' } },
      { value: 'ShoppingCart', label: { zh: '购物车', en: 'Cart' } },
      { value: 'UserCenter', label: { zh: '我的', en: 'Account' } },
      { value: 'link', label: { zh: '自定义链接', en: 'Link' } },
    ],
  }),
  link: field.link({ label: { zh: '链接', en: 'Link' }, showIf: (props) => props['target'] === 'link' }),
  label: field.text({
    label: { zh: '名称', en: 'Label' },
    help: { zh: '留空使用默认名称', en: 'Empty takes the usual one' },
    max: 6,
  }),
  labelEn: field.text({ label: { zh: '英文名称', en: 'English label' }, max: 12 }),
  icon: field.choice({
    label: { zh: '图标', en: 'Icon' },
    options: [
      { value: 'auto', label: { zh: '默认', en: 'Usual' } },
      { value: 'home', label: { zh: '房子', en: 'House' } },
      { value: 'classes', label: { zh: '宫格', en: 'Grid' } },
      { value: 'cart', label: { zh: '购物车', en: 'Cart' } },
      { value: 'me', label: { zh: '人像', en: 'Person' } },
      { value: 'gift', label: { zh: '礼物', en: 'Gift' } },
      { value: 'star', label: { zh: '星标', en: 'Star' } },
      { value: 'page', label: { zh: '文章', en: 'Page' } },
      { value: 'shop', label: { zh: '店铺', en: 'Shop' } },
      { value: 'own', label: { zh: '自选图片', en: 'Own picture' } },
    ],
  }),
  picture: field.picture({
    label: { zh: '图标图片', en: 'Icon picture' },
    showIf: (props) => props['icon'] === 'own',
  }),
}

/** Bottom bar of the home shell: icons, labels, targets and their order. Specification 1 §2.1. */
export const tabBar = defineModule({
  type: 'tab-bar',
  label: { zh: '底部导航', en: 'Tab bar' },
  help: {
    zh: '底部的页签，最多 5 个；留空使用首页、分类、购物车、我的。',
    en: 'The tabs at the bottom, five at most; empty keeps Home, Categories, Cart and Account.',
  },
  group: 'layout',
  fields: {
    items: field.list({
      label: { zh: '页签', en: 'Tabs' },
      itemLabel: { zh: '页签', en: 'Tab' },
      max: MAX_TABS,
      of: itemFields,
      whenEmpty: [
        { target: 'tab-home' },
        { target: 'ClassiFication' },
        { target: 'ShoppingCart' },
        { target: 'UserCenter' },
      ],
    }),
    background: field.colour({ label: { zh: '背景颜色', en: 'Background' }, tab: 'style' }),
  },
  allowedParents: [],
  migrations: [],
})

/** Props of the tab bar. */
export type TabBarProps = PropsOfModule<typeof tabBar>
