import type { Label } from '@mallwright/contract/values'
import { definitionOf } from '@mallwright/modules/definitions'
import type { DesignReport, ModuleReport } from '@mallwright/modules/legacy-design'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { DESIGN_TEXTS, REASON_TEXTS } from './designs.texts.ts'

/** Import report: totals, then each module with its options on demand. */
export function ReportView({ report }: { readonly report: DesignReport }): ReactNode {
  const text = useText()
  const sum = (count: (item: ModuleReport) => number) => report.reduce((all, item) => all + count(item), 0)
  const sums: readonly (readonly [Label, number])[] = [
    [DESIGN_TEXTS.understood, sum(({ understood }) => understood.length)],
    [DESIGN_TEXTS.defaulted, sum(({ defaulted }) => defaulted.length)],
    [DESIGN_TEXTS.kept, sum(({ unknown }) => unknown.length)],
  ]
  return (
    <div className="st-design-report">
      <p>
        <strong>{text(DESIGN_TEXTS.modules, { count: report.length })}</strong>
      </p>
      <dl>
        {sums.map(([label, count]) => (
          <div key={label.en}>
            <dt>{text(label)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {report.map((item) => (
          <li key={item.nodeId}>
            <ModuleLine report={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ModuleLine({ report }: { readonly report: ModuleReport }): ReactNode {
  const { module, name, status, understood, defaulted, unknown } = report
  const text = useText()
  const definition = definitionOf(module)
  const counts: readonly (readonly [Label, number])[] = [
    [DESIGN_TEXTS.understood, understood.length],
    [DESIGN_TEXTS.defaulted, defaulted.length],
    [DESIGN_TEXTS.kept, unknown.length],
  ]
  return (
    <details className={status === 'known' ? '' : 'is-unknown'}>
      <summary>
        <strong>{definition ? text(definition.label) : module.replace(/^design\./, '')}</strong>
        {name && <span>{name}</span>}
        <span className="st-hint">
          {status === 'known'
            ? counts.map(([label, count]) => `${text(label)} ${count}`).join(' · ')
            : text(status === 'unknown' ? DESIGN_TEXTS.unknownModule : DESIGN_TEXTS.misplaced)}
        </span>
      </summary>
      {status === 'known' && <Options label={DESIGN_TEXTS.understood} options={understood} />}
      {status === 'known' && (
        <Options
          label={DESIGN_TEXTS.defaulted}
          options={defaulted
            // Unusable options come before missing ones.
            .toSorted((item, other) => Number(item.reason === 'missing') - Number(other.reason === 'missing'))
            .map(({ option, reason }) => `${option} (${text(REASON_TEXTS[reason])})`)}
        />
      )}
      <Options label={DESIGN_TEXTS.kept} options={unknown} />
    </details>
  )
}

function Options({ label, options }: { readonly label: Label; readonly options: readonly string[] }): ReactNode {
  const text = useText()
  return (
    <div className="st-design-options">
      <span>{text(label)}</span>
      {options.length === 0 ? (
        <span className="st-hint">{text(DESIGN_TEXTS.none)}</span>
      ) : (
        <ul>
          {options.map((option) => (
            <li key={option}>
              <code>{option}</code>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
