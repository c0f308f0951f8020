import { pictureUrl } from '@mallwright/contract/media'

import { initialsOf } from './person-text.ts'
import './face.css'

/** Picture of a person, or the initials of their name. */
export function Face({ name, avatarUrl }: { readonly name: string; readonly avatarUrl: string }) {
  const avatar = pictureUrl(avatarUrl)
  return (
    <span className="shop-face" aria-hidden="true">
      {avatar ? <img src={avatar} alt="" width={56} height={56} /> : initialsOf(name)}
    </span>
  )
}
