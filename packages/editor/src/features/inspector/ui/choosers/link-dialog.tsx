import { pictureUrl } from '@mallwright/contract/media'
import type { Link } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { Dialog } from '../../../../ui/dialog.tsx'
import { SearchList } from '../../../../ui/search-list.tsx'
import { LINKS_TEXTS } from '../../model/links.texts.ts'
import { useLinkTargets } from './use-link-targets.ts'
import type { LinkTarget } from './use-link-targets.ts'

/** Dialog for finding any link target by one search. */
export function LinkDialog(props: {
  readonly title: string
  readonly onChoose: (link: Link) => void
  readonly onClose: () => void
}): ReactNode {
  const { title, onChoose, onClose } = props
  const text = useText()
  const [word, setWord] = useState('')
  const kinds = useLinkTargets(word)
  const failed = kinds.filter(({ state }) => state === 'failed').map(({ label }) => text(label))
  const isLoading = kinds.some(({ state }) => state === 'loading')
  const isEmpty = !isLoading && failed.length === 0 && kinds.every(({ targets }) => targets.length === 0)
  return (
    <Dialog isWide title={title} onClose={onClose}>
      <SearchList
        label={text(LINKS_TEXTS.search)}
        word={word}
        groups={kinds.map(({ label, targets }) => ({
          key: label.en,
          name: text(label),
          entries: targets.map((target) => ({
            key: `${label.en}-${Object.values(target.link).join('-')}`,
            target,
            face: <TargetFace target={target} />,
          })),
        }))}
        foot={
          <>
            {isLoading && <p className="st-hint">{text(LINKS_TEXTS.loading)}</p>}
            {failed.length > 0 && (
              <p className="st-error" role="alert">
                {text(LINKS_TEXTS.failed, { names: failed.join('、') })}
              </p>
            )}
            {isEmpty && (
              <div className="st-empty st-search-empty" role="status">
                <strong>{text(LINKS_TEXTS.none)}</strong>
                <span>{text(LINKS_TEXTS.noneHint)}</span>
              </div>
            )}
          </>
        }
        onWord={setWord}
        onChoose={({ target }) => onChoose(target.link)}
      />
    </Dialog>
  )
}

function TargetFace({ target: { name, note, pictureAddress } }: { readonly target: LinkTarget }): ReactNode {
  const url = pictureUrl(pictureAddress)
  return (
    <>
      {url !== '' && <img className="st-target-picture" src={url} alt="" loading="lazy" />}
      <span>{name}</span>
      {note && <small>{note}</small>}
    </>
  )
}
