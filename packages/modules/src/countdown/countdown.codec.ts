import { cornerOptions, marginOptions, sideCodec } from '../appearance/box-options.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { simpleLinkOptions } from '../kit/option-codecs/link-mapping.ts'
import { oneOf } from '../kit/option-codecs/option-codec.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { countdown } from './countdown.ts'

/** A countdown in options named after those of specification 3 §3. */
export const countdownCodec = defineLegacyCodec(countdown, {
  names: ['Countdown', 'countdown', 'CountDown', '倒计时'],
  markerOption: 'timeSettings',
  props: {
    repeat: option('timeSettings.timeType', oneOf({ moment: '1', daily: '2' })),
    until: option('timeSettings.endTime'),
    dailyTime: option('timeSettings.dailyTime'),
    label: option('textVal'),
    whenOver: option('timeSettings.endType', oneOf({ text: '1', zero: '2', hide: '3' })),
    overText: option('timeSettings.endText'),
    link: simpleLinkOptions('linkopts'),
    look: option('timeSettings.numStyle', oneOf({ boxes: '1', plain: '2' })),
    align: option('fontopts.alignType', sideCodec),
    hasDays: option('timeSettings.showDay'),
    height: option('height'),
    fontSize: option('fontopts.fontSize'),
    colour: option('fontopts.colorPickerVal'),
    boxColour: option('timeSettings.boxColor'),
    digitColour: option('timeSettings.numColor'),
    background: option('styleOpt.bottomColor'),
    ...marginOptions(),
    corners: cornerOptions(),
  },
})
