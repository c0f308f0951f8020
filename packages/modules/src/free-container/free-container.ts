import { cornerField } from '../appearance/box-fields.ts'
import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

/** Fixed-height box of freely positioned items: text, images, carousels and buttons. */
export const freeContainer = defineModule({
  type: 'free-container',
  label: { zh: '自由容器', en: 'Free container' },
  help: { zh: '在画布上自由摆放文本、图片、按钮等。', en: 'Place text, images, buttons and more freely.' },
  group: 'layout',
  fields: {
    height: field.range({
      label: { zh: '高度', en: 'Height' },
      tab: 'style',
      default: 200,
      min: 40,
      max: 2000,
      unit: 'px',
    }),
    background: field.colour({ label: { zh: '背景颜色', en: 'Background' }, tab: 'style' }),
    picture: field.picture({ label: { zh: '背景图片', en: 'Background picture' }, tab: 'style' }),
    corners: cornerField,
  },
  accepts: { arrangement: 'free', types: ['text', 'image', 'button', 'carousel'] },
  size: { minHeight: 40 },
  migrations: [],
})

/** Props of the free container view. */
export type FreeContainerProps = PropsOfModule<typeof freeContainer>
