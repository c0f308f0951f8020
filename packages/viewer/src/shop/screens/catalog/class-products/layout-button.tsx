import { useText } from '@mallwright/shop-core/i18n'

import { LIST_LABELS } from '../product-list/list-labels.ts'

/** Button that shows a list as a grid, or as rows again. */
export function LayoutButton(props: { readonly isGrid: boolean; readonly onShowAs: (isGrid: boolean) => void }) {
  const { isGrid, onShowAs } = props
  const translate = useText()
  return (
    <button
      type="button"
      className="shop-head-back"
      aria-label={translate(isGrid ? LIST_LABELS.asRows : LIST_LABELS.asGrid)}
      onClick={() => onShowAs(!isGrid)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={
            isGrid
              ? 'M4 6h3v3H4zM4 15h3v3H4zM11 7.5h9M11 16.5h9'
              : 'M4.5 4.5H10V10H4.5zM14 4.5h5.5V10H14zM4.5 14H10v5.5H4.5zM14 14h5.5v5.5H14z'
          }
        />
      </svg>
    </button>
  )
}
