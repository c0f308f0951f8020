import { columnPath } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'
import { QrCode } from '@mallwright/shop-core/qr-code'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../studio/studio.ts'
import type { PublishItem } from '../model/publish-items.ts'
import { useChangeName } from './change-name.tsx'
import { PublishFrame } from './publish-frame.tsx'
import { PUBLISH_TEXTS } from './publish.texts.ts'
import './published.css'

/** Items that went live, and the release that they went live with. */
export interface Published {
  readonly release: number
  readonly items: readonly PublishItem[]
}

/** The outcome of a publish: where buyers find the pages, the open one also as a QR code. */
export function PublishedView(props: { readonly published: Published; readonly onClose: () => void }): ReactNode {
  const { published, onClose } = props
  const { column } = useStudio()
  const text = useText()
  const nameOf = useChangeName()
  const pages = published.items.filter(({ kind, state }) => kind === 'page' && state !== 'removed')
  const first = pages.find(({ code }) => code === column) ?? pages[0]
  const links = first ? [first, ...pages.filter((page) => page !== first)] : []
  return (
    <PublishFrame
      onClose={onClose}
      foot={
        <button type="button" className="st-button is-primary" onClick={onClose}>
          {text(PUBLISH_TEXTS.done)}
        </button>
      }
    >
      <p className="st-published">
        <CircleCheck aria-hidden />
        <strong>{text(PUBLISH_TEXTS.published, { release: published.release })}</strong>
      </p>
      {first && (
        <div className="st-published-pages">
          <ul aria-label={text(PUBLISH_TEXTS.livePages)}>
            {links.map((page) => (
              <li key={page.code}>
                <strong>{nameOf(page)}</strong>
                <a className="st-text-link" href={liveAddress(page.code)} target="_blank" rel="noopener">
                  {liveAddress(page.code)}
                </a>
              </li>
            ))}
          </ul>
          <figure className="st-code">
            <QrCode
              text={liveAddress(first.code)}
              label={text(PUBLISH_TEXTS.scan, { name: nameOf(first) })}
              className="st-code-cells"
            />
            <figcaption className="st-hint">{text(PUBLISH_TEXTS.scan, { name: nameOf(first) })}</figcaption>
          </figure>
        </div>
      )}
    </PublishFrame>
  )
}

/** The address where buyers see a page. */
function liveAddress(code: string): string {
  return new URL(columnPath(code), location.origin).href
}
