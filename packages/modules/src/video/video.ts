import { cornerField, marginFields } from '../appearance/box-fields.ts'
import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

/** A video with the controls of the browser. Nothing of it is loaded before somebody plays it. */
export const video = defineModule({
  type: 'video',
  label: { zh: '视频', en: 'Video' },
  help: {
    zh: '一段 MP4 视频，可设置封面、比例和自动播放。',
    en: 'An MP4 video with a poster; can play by itself, without sound.',
  },
  group: 'content',
  fields: {
    video: field.video({ label: { zh: '视频', en: 'Video' } }),
    poster: field.picture({
      label: { zh: '封面', en: 'Poster' },
      help: { zh: '播放之前显示', en: 'Shown until it plays' },
    }),
    title: field.text({
      label: { zh: '视频说明', en: 'Title' },
      help: { zh: '读屏朗读', en: 'Read aloud' },
      max: 100,
    }),
    ratio: field.choice({
      label: { zh: '画面比例', en: 'Ratio' },
      tab: 'style',
      options: [
        { value: 'own', label: { zh: '视频原比例', en: 'Its own' } },
        { value: '16/9', label: { zh: '16:9', en: '16:9' } },
        { value: '4/3', label: { zh: '4:3', en: '4:3' } },
        { value: '1/1', label: { zh: '1:1', en: '1:1' } },
        { value: '3/4', label: { zh: '3:4', en: '3:4' } },
        { value: '9/16', label: { zh: '9:16', en: '9:16' } },
      ],
    }),
    ...marginFields,
    corners: cornerField,
    isAutoplay: field.toggle({
      label: { zh: '自动播放', en: 'Play by itself' },
      help: {
        zh: '进入画面时静音播放，离开时暂停；买家设置了减少动态效果时不自动播放',
        en: 'Plays without sound while in view; never for buyers who asked for less motion',
      },
      tab: 'advanced',
    }),
    isLoop: field.toggle({ label: { zh: '循环播放', en: 'Loop' }, tab: 'advanced' }),
    isMuted: field.toggle({
      label: { zh: '静音', en: 'Muted' },
      tab: 'advanced',
      showIf: (props) => props['isAutoplay'] !== true,
    }),
  },
  migrations: [],
})

/** What a video's view gets. */
export type VideoProps = PropsOfModule<typeof video>
