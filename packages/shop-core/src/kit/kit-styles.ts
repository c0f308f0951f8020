import hiddenTextCss from './hidden-text.css?inline'
import chipsCss from './list/chips.css?inline'
import infiniteListCss from './list/infinite-list.css?inline'
import noticeCss from './notice/notice.css?inline'
import skeletonCss from './skeleton/skeleton.css?inline'

/** Style sheets of the kit's parts that a screen shows at first, as one text, for inlining into a prerendered screen. */
export const KIT_CSS = [hiddenTextCss, skeletonCss, noticeCss, chipsCss, infiniteListCss].join('\n')
