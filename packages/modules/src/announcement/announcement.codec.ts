import { cornerOptions, marginOptions } from '../appearance/box-options.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { simpleLinkOptions } from '../kit/option-codecs/link-mapping.ts'
import { listOf } from '../kit/option-codecs/list-mapping.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { pictureOptions } from '../kit/option-codecs/picture-mapping.ts'
import { announcement } from './announcement.ts'

/** A scrolling announcement line in the options of specification 3 §3 (scrollSettings). */
export const announcementCodec = defineLegacyCodec(announcement, {
  names: ['ScrollingAnnouncement', 'announcement', 'marquee', 'notice', '滚动公告', '公告'],
  markerOption: 'scrollSettings',
  props: {
    lines: listOf('dataList', { text: option('textVal'), link: simpleLinkOptions('linkopts') }, { plain: 'text' }),
    mark: option('scrollSettings.mark'),
    label: option('scrollSettings.markText'),
    picture: pictureOptions('scrollSettings.markImg', 'scrollSettings.markImgWidth', 'scrollSettings.markImgHeight'),
    isAutoplay: option('scrollSettings.autoplay'),
    direction: option('scrollSettings.direction'),
    amount: option('scrollSettings.scrollamount'),
    delayMs: option('scrollSettings.scrolldelay'),
    height: option('height'),
    fontSize: option('fontopts.fontSize'),
    colour: option('fontopts.colorPickerVal'),
    isBold: option('fontopts.isBold'),
    background: option('styleOpt.bottomColor'),
    markColour: option('scrollSettings.markColor'),
    ...marginOptions(),
    corners: cornerOptions(),
  },
})
