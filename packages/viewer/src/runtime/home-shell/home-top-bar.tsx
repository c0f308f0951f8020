import type { SiteRecord } from '@mallwright/contract/site'
import { pictureUrl } from '@mallwright/contract/media'
import { textColourOn } from '@mallwright/contract/values'
import type { SiteChrome } from '@mallwright/modules/views'
import type { ReactNode } from 'react'
import './home-shell.css'

/** Top bar of the home page: logo and name of the site, or as the site's chrome defines. */
export function HomeTopBar(props: {
  readonly site: Pick<SiteRecord, 'siteShortName' | 'cLogoImageUrl'>
  readonly bar: SiteChrome['topBar'] | undefined
}): ReactNode {
  const { site, bar } = props
  const title = bar?.title || site.siteShortName
  // A hidden bar still provides the page heading for screen readers.
  if (bar && !bar.isShown) return <h1 className="mw-unseen">{title}</h1>
  const own = bar ? pictureUrl(bar.logo.url) : ''
  const logo = bar && !bar.hasLogo ? '' : own || pictureUrl(site.cLogoImageUrl)
  const modifiers = [
    bar && !bar.isSticky && 'is-still',
    bar?.align === 'center' && 'is-centred',
    bar?.hasShadow && 'is-raised',
  ]
  const style = bar?.background ? { background: bar.background, color: textColourOn(bar.background) } : undefined
  return (
    <header className={['mw-top', ...modifiers.filter(Boolean)].join(' ')} style={style}>
      {logo !== '' && <img src={logo} alt="" width={28} height={28} />}
      <h1>{title}</h1>
    </header>
  )
}
