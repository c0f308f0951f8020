import { NodeId } from '@mallwright/contract/document'
import type { PublishFinding } from '@mallwright/contract/site'
import type { Label } from '@mallwright/contract/values'
import { definitionOf } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { useStudio } from '../../../studio/studio.ts'
import { openDocument } from '../../saving/model/open-document.ts'
import { isBroken, usePublishCheck } from '../model/publish-check.queries.ts'
import type { PublishItem } from '../model/publish-items.ts'
import { useChangeName } from './change-name.tsx'
import { PUBLISH_TEXTS } from './publish.texts.ts'
import { LoadError } from '../../../ui/load-error.tsx'

const REFERENCES: Readonly<Record<Exclude<PublishFinding['cReference'], ''>, Label>> = {
  page: { zh: '页面', en: 'page' },
  product: { zh: '商品', en: 'product' },
  class: { zh: '商品分类', en: 'category' },
  shop: { zh: '店铺', en: 'shop' },
  article: { zh: '文章', en: 'article' },
  brand: { zh: '品牌', en: 'brand' },
  articleClass: { zh: '文章分类', en: 'article category' },
  file: { zh: '文件', en: 'file' },
}

/** What the check of the chosen items found, the broken first, each with a jump to its module. */
export function PublishFindings(props: {
  readonly items: readonly PublishItem[]
  readonly onClose: () => void
}): ReactNode {
  const { items, onClose } = props
  const text = useText()
  const { data: check, reload } = usePublishCheck(items)
  if (check === 'loading') {
    return (
      <p className="st-hint" role="status">
        {text(PUBLISH_TEXTS.checking)}
      </p>
    )
  }
  if (check === 'failed') {
    return <LoadError message={PUBLISH_TEXTS.checkFailed} onRetry={reload} />
  }
  const { findings, isCut } = check
  const ordered = [...findings.filter(isBroken), ...findings.filter((finding) => !isBroken(finding))]
  if (ordered.length === 0) return items.length > 0 && <p className="st-hint">{text(PUBLISH_TEXTS.checkPassed)}</p>
  return (
    <section className="st-findings" aria-label={text(PUBLISH_TEXTS.findings)}>
      <h3>{text(PUBLISH_TEXTS.findingCount, { count: `${findings.length}${isCut ? '+' : ''}` })}</h3>
      <ul>
        {ordered.map((finding) => (
          <li key={[finding.cColumnCode, finding.cNodeId, finding.cKind, finding.cField, finding.iEntry].join(' ')}>
            <FindingLine finding={finding} items={items} onClose={onClose} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FindingLine(props: {
  readonly finding: PublishFinding
  readonly items: readonly PublishItem[]
  readonly onClose: () => void
}): ReactNode {
  const { finding, items, onClose } = props
  const studio = useStudio()
  const text = useText()
  const nameOf = useChangeName()
  const { cColumnCode, cModule, cNodeId } = finding
  const item = items.find(({ code }) => code === cColumnCode)
  const module = definitionOf(cModule)?.label
  const isHere = cColumnCode === studio.column
  const jump = async () => {
    if (isHere) studio.page.select([NodeId.parse(cNodeId)])
    if (isHere || (await openDocument(studio, cColumnCode, cNodeId))) onClose()
  }
  return (
    <button type="button" className={`st-finding ${isBroken(finding) ? 'is-broken' : ''}`} onClick={() => void jump()}>
      <strong>
        {item ? nameOf(item) : cColumnCode} · {module ? text(module) : cModule}
      </strong>
      <span>{useFindingText(finding)}</span>
    </button>
  )
}

function useFindingText(finding: PublishFinding): string {
  const text = useText()
  const { cKind, cReference, cField: field, iEntry: entry, iCount: count } = finding
  const where = entry > 0 ? text(PUBLISH_TEXTS.entry, { entry, field }) : field
  const kind = cReference === '' ? '' : text(REFERENCES[cReference])
  return text(PUBLISH_TEXTS.found[cKind], { where, field, kind, count })
}
