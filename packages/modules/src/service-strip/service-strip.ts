import { cornerField, marginFields } from '../appearance/box-fields.ts'
import { TEXT_SIZE_RANGE } from '../appearance/font-fields.ts'
import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'
import { STANDARD_SERVICES } from './standard-services.ts'

/** Maximum number of services, and of characters of one. */
export const SERVICE_LIMITS = { count: 5, text: 8 } as const

/** What a mall promises: genuine goods, invoices, delivery, returns. */
export const serviceStrip = defineModule({
  type: 'service-strip',
  label: { zh: '服务条', en: 'Service strip' },
  help: { zh: '三到五项服务承诺，一行排开。', en: 'Three to five promises in one line.' },
  group: 'content',
  fields: {
    services: field.list({
      label: { zh: '服务', en: 'Services' },
      itemLabel: { zh: '服务', en: 'Service' },
      max: SERVICE_LIMITS.count,
      whenEmpty: STANDARD_SERVICES.map(({ icon, text }) => ({ icon, text: text.zh })),
      of: {
        icon: field.choice({
          label: { zh: '图标', en: 'Icon' },
          options: [
            { value: 'genuine', label: { zh: '正品', en: 'Genuine' } },
            { value: 'invoice', label: { zh: '发票', en: 'Invoice' } },
            { value: 'delivery', label: { zh: '配送', en: 'Delivery' } },
            { value: 'returns', label: { zh: '退换', en: 'Returns' } },
            { value: 'price', label: { zh: '价格', en: 'Price' } },
            { value: 'support', label: { zh: '客服', en: 'Support' } },
            { value: 'picture', label: { zh: '自己的图片', en: 'Own picture' } },
          ],
        }),
        picture: field.picture({
          label: { zh: '图片', en: 'Picture' },
          showIf: (entry) => entry['icon'] === 'picture',
        }),
        text: field.text({ label: { zh: '文字', en: 'Text' }, max: SERVICE_LIMITS.text }),
        link: field.link({ label: { zh: '点击跳转', en: 'Link' } }),
      },
    }),
    layout: field.choice({
      label: { zh: '排列', en: 'Layout' },
      tab: 'style',
      options: [
        { value: 'beside', label: { zh: '图标在左', en: 'Icon beside' } },
        { value: 'above', label: { zh: '图标在上', en: 'Icon above' } },
      ],
    }),
    fontSize: field.range({
      label: { zh: '字号', en: 'Font size' },
      tab: 'style',
      default: TEXT_SIZE_RANGE.min,
      min: TEXT_SIZE_RANGE.min,
      max: 16,
      unit: 'px',
    }),
    colour: field.colour({ label: { zh: '文字颜色', en: 'Text colour' }, tab: 'style' }),
    iconColour: field.colour({ label: { zh: '图标颜色', en: 'Icon colour' }, tab: 'style' }),
    background: field.colour({ label: { zh: '背景颜色', en: 'Background' }, tab: 'style' }),
    ...marginFields,
    corners: cornerField,
  },
  size: { minHeight: 40, width: 375, height: 44 },
  migrations: [],
})

/** Props of the service strip view. */
export type ServiceStripProps = PropsOfModule<typeof serviceStrip>
