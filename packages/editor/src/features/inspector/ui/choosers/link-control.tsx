import { NO_LINK } from '@mallwright/contract/link'
import type { Link } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'

import { IconButton } from '../../../../ui/icon-button.tsx'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { useSitePages } from '../../../pages/model/pages.queries.ts'
import type { ControlProps, OnChange } from '../../model/control-props.ts'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { LINKS_TEXTS } from '../../model/links.texts.ts'
import { MALL_SCREENS } from '../../model/mall-screens.ts'
import { ClassesPicker } from './classes-control.tsx'
import { LazyArticles, LazyShops } from './pickers.tsx'
import { ProductsPicker } from './products-control.tsx'

const EMPTY_LINKS: Readonly<Record<Link['kind'], Link>> = {
  none: NO_LINK,
  page: { kind: 'page', column: '' },
  product: { kind: 'product', code: '' },
  class: { kind: 'class', classId: '' },
  path: { kind: 'path', path: '' },
  url: { kind: 'url', url: '' },
  shop: { kind: 'shop', shopId: '' },
  article: { kind: 'article', articleId: '' },
  partner: { kind: 'partner', params: '' },
}

/** Offered link kinds: the partner page is not supported yet, so only an existing link keeps that kind. */
function kindsFor(current: Link['kind']): Link['kind'][] {
  const kinds = Object.keys(EMPTY_LINKS) as Link['kind'][]
  return kinds.filter((kind) => kind !== 'partner' || current === 'partner')
}

const LinkDialog = lazyComponent(async () => (await import('./link-dialog.tsx')).LinkDialog)

/** Link editor: the kind with its matching control. */
export function LinkControl({ id, name, value, isMixed, onChange }: ControlProps<'link', Link>): ReactNode {
  const text = useText()
  const [isSearching, setSearching] = useState(false)
  return (
    <div className="st-link">
      <span className="st-link-kind">
        <select
          id={id}
          className="st-input"
          value={isMixed ? '' : value.kind}
          aria-label={`${name}：${text(INSPECTOR_TEXTS.linkKind)}`}
          onChange={(event) => onChange(EMPTY_LINKS[event.target.value as Link['kind']], 'choice')}
        >
          {isMixed && (
            <option value="" disabled>
              {text(INSPECTOR_TEXTS.mixed)}
            </option>
          )}
          {kindsFor(value.kind).map((kind) => (
            <option key={kind} value={kind}>
              {text(INSPECTOR_TEXTS[kind])}
            </option>
          ))}
        </select>
        <IconButton label={`${name}：${text(LINKS_TEXTS.open)}`} onClick={() => setSearching(true)}>
          <Search />
        </IconButton>
      </span>
      {isSearching && (
        <LinkDialog
          title={`${name}：${text(LINKS_TEXTS.open)}`}
          onClose={() => setSearching(false)}
          onChoose={(link) => {
            setSearching(false)
            onChange(link, 'choice')
          }}
        />
      )}
      <LinkTarget name={name} link={value} onChange={onChange} />
    </div>
  )
}

function LinkTarget(props: { readonly name: string; readonly link: Link; readonly onChange: OnChange }): ReactNode {
  const { name, link, onChange } = props
  const text = useText()
  const label = `${name}：${text(INSPECTOR_TEXTS[link.kind])}`
  if (link.kind === 'product') {
    const choose = (codes: readonly string[]) => onChange({ kind: 'product', code: codes[0] ?? '' }, 'choice')
    return <ProductsPicker codes={link.code === '' ? [] : [link.code]} max={1} onChange={choose} />
  }
  if (link.kind === 'class') {
    const choose = (ids: readonly string[]) => onChange({ kind: 'class', classId: ids[0] ?? '' }, 'choice')
    return <ClassesPicker ids={link.classId === '' ? [] : [link.classId]} max={1} onChange={choose} />
  }
  if (link.kind === 'page') {
    return (
      <PageSelect
        label={label}
        column={link.column}
        onChange={(column) => onChange({ kind: 'page', column }, 'choice')}
      />
    )
  }
  if (link.kind === 'path') {
    return <PathInput label={label} path={link.path} onChange={(path) => onChange({ kind: 'path', path }, 'typing')} />
  }
  if (link.kind === 'url') {
    return (
      <input
        className="st-input"
        type="url"
        aria-label={label}
        placeholder="https://"
        maxLength={2000}
        value={link.url}
        onChange={(event) => onChange({ kind: 'url', url: event.target.value }, 'typing')}
      />
    )
  }
  if (link.kind === 'shop') {
    const choose = (ids: readonly string[]) => onChange({ kind: 'shop', shopId: ids[0] ?? '' }, 'choice')
    return <LazyShops ids={link.shopId === '' ? [] : [link.shopId]} max={1} onChange={choose} />
  }
  if (link.kind === 'article') {
    const choose = (ids: readonly string[]) => onChange({ kind: 'article', articleId: ids[0] ?? '' }, 'choice')
    return <LazyArticles ids={link.articleId === '' ? [] : [link.articleId]} max={1} onChange={choose} />
  }
  return null
}

function PathInput(props: {
  readonly label: string
  readonly path: string
  readonly onChange: (path: string) => void
}): ReactNode {
  const { label, path, onChange } = props
  const text = useText()
  const list = useId()
  return (
    <>
      <input
        className="st-input"
        aria-label={label}
        placeholder={MALL_SCREENS[0]?.path}
        list={list}
        maxLength={2000}
        value={path}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {MALL_SCREENS.map((screen) => (
          <option key={screen.path} value={screen.path}>
            {text(screen.label)}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** Select of the site's pages; a missing page stays selected and is marked. */
function PageSelect(props: {
  readonly label: string
  readonly column: string
  readonly onChange: (column: string) => void
}): ReactNode {
  const { label, column, onChange } = props
  const text = useText()
  const pages = useSitePages()
  const loaded = typeof pages === 'string' ? [] : pages
  const isGone = column !== '' && typeof pages !== 'string' && !loaded.some((page) => page.code === column)
  return (
    <>
      <select
        className="st-input"
        aria-label={label}
        aria-invalid={isGone}
        value={column}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" disabled>
          {text(pages === 'failed' ? INSPECTOR_TEXTS.pagesFailed : INSPECTOR_TEXTS.choosePage)}
        </option>
        {(isGone || typeof pages === 'string') && column !== '' && <option value={column}>{column}</option>}
        {loaded.map(({ code, title }) => (
          <option key={code} value={code}>
            {title || code}
          </option>
        ))}
      </select>
      {isGone && <p className="st-error">{text(INSPECTOR_TEXTS.pageGone)}</p>}
    </>
  )
}
