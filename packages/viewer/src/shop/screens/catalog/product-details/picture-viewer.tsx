import { ImageViewer } from 'antd-mobile'

/** Pictures over the whole screen: pinch, double tap, swipe; a tap closes. Loaded at the first use. */
export function PictureViewer(props: {
  readonly urls: readonly string[]
  readonly index: number
  readonly onClose: () => void
}) {
  return <ImageViewer.Multi images={[...props.urls]} defaultIndex={props.index} visible onClose={props.onClose} />
}
