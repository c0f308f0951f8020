import { cornerField, marginFields, shadowField } from '../appearance/box-fields.ts'
import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'
import { hotZonesField } from './hot-zones.ts'

/** One picture, on the page or in a free container. Specification 3 §3 (image item). */
export const image = defineModule({
  type: 'image',
  label: { zh: '图片', en: 'Image' },
  help: { zh: '一张图片，可设置蒙层、圆角、阴影和跳转。', en: 'A picture with mask, corners, shadow and a link.' },
  group: 'content',
  fields: {
    picture: field.picture({ label: { zh: '图片', en: 'Picture' } }),
    alt: field.text({
      label: { zh: '替代文字', en: 'Alternative text' },
      help: { zh: '读屏和图片加载失败时显示', en: 'Read aloud, and shown when the picture fails' },
      max: 100,
    }),
    link: field.link({ label: { zh: '点击跳转', en: 'Link' } }),
    zones: hotZonesField,
    fit: field.choice({
      label: { zh: '图片样式', en: 'Fit' },
      tab: 'style',
      options: [
        { value: 'cover', label: { zh: '裁剪填满', en: 'Cover' } },
        { value: 'contain', label: { zh: '完整显示', en: 'Contain' } },
        { value: 'fill', label: { zh: '拉伸', en: 'Stretch' } },
      ],
    }),
    height: field.range({
      label: { zh: '高度', en: 'Height' },
      help: {
        zh: '0 表示按图片比例；自由容器中由外框决定',
        en: '0 keeps the picture’s own ratio; in a free container the frame rules',
      },
      tab: 'style',
      default: 0,
      min: 0,
      max: 1000,
      unit: 'px',
    }),
    ...marginFields,
    corners: cornerField,
    shadow: shadowField,
    mask: field.group({
      label: { zh: '蒙层', en: 'Mask' },
      tab: 'style',
      of: {
        isShown: field.toggle({ label: { zh: '显示蒙层', en: 'Show mask' }, tab: 'style' }),
        colour: field.colour({
          label: { zh: '蒙层颜色', en: 'Mask colour' },
          tab: 'style',
          default: '#00000040',
          // Also while several nodes differ.
          showIf: (mask) => mask['isShown'] !== false,
        }),
      },
    }),
    isZoomed: field.toggle({
      label: { zh: '按下放大', en: 'Zoom on press' },
      tab: 'advanced',
    }),
    animation: field.choice({
      label: { zh: '进场动画', en: 'Entrance' },
      tab: 'advanced',
      options: [
        { value: 'none', label: { zh: '无', en: 'None' } },
        { value: 'fade', label: { zh: '淡入', en: 'Fade in' } },
        { value: 'rise', label: { zh: '上移进入', en: 'Rise' } },
        { value: 'grow', label: { zh: '放大进入', en: 'Grow' } },
      ],
    }),
  },
  size: { width: 120, height: 120 },
  migrations: [],
})

/** Props of the image view. */
export type ImageProps = PropsOfModule<typeof image>
