import { pictureUrl } from '@mallwright/contract/media'

import { PictureBox } from './picture-box.tsx'

/** A logo, or the first character of the name of who has none. */
export function LogoBox(props: {
  readonly className: string
  readonly url: string
  readonly name: string
  /** Requested size in device pixels: a phone at three device pixels per CSS pixel. */
  readonly px: number
  readonly sizes: string
  readonly isEager: boolean
}) {
  const { className, url, name, px, sizes, isEager } = props
  return (
    <span className={className}>
      {pictureUrl(url) === '' ? (
        <span aria-hidden="true">{Array.from(name)[0]}</span>
      ) : (
        <PictureBox picture={{ url, width: px, height: px }} alt="" sizes={sizes} isEager={isEager} />
      )}
    </span>
  )
}
