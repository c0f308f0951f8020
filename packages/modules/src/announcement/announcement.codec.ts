import { cornersAt, marginsAt } from '../appearance/box-options.ts'
import { defineWire } from '../kit/option-codecs/define-legacy-codec.ts'
import { plainLink } from '../kit/option-codecs/link-mapping.ts'
import { each } from '../kit/option-codecs/list-mapping.ts'
import { at } from '../kit/option-codecs/prop-mapping.ts'
import { pictureAt } from '../kit/option-codecs/picture-mapping.ts'
import { announcement } from './announcement.ts'

/** A scrolling announcement line in the options of specification 3 §3 (scrollSettings). */
export const announcementWire = defineWire(announcement, {
  names: ['ScrollingAnnouncement', 'announcement', 'marquee', 'notice', '滚动公告', '公告'],
  sign: 'scrollSettings',
  props: {
    lines: each('dataList', { text: at('textVal'), link: plainLink('linkopts') }, { plain: 'text' }),
    mark: at('scrollSettings.mark'),
    label: at('scrollSettings.markText'),
    picture: pictureAt('scrollSettings.markImg', 'scrollSettings.markImgWidth', 'scrollSettings.markImgHeight'),
    isAutoplay: at('scrollSettings.autoplay'),
    direction: at('scrollSettings.direction'),
    amount: at('scrollSettings.scrollamount'),
    delayMs: at('scrollSettings.scrolldelay'),
    height: at('height'),
    fontSize: at('fontopts.fontSize'),
    colour: at('fontopts.colorPickerVal'),
    isBold: at('fontopts.isBold'),
    background: at('styleOpt.bottomColor'),
    markColour: at('scrollSettings.markColor'),
    ...marginsAt(),
    corners: cornersAt(),
  },
})
