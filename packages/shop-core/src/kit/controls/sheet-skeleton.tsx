import '../skeleton/skeleton.css'

/** Placeholder of a sheet's content while its control loads. */
export function SheetSkeleton() {
  return (
    <div className="shop-skeleton" aria-busy="true">
      <span className="shop-skeleton-bar" />
      <span className="shop-skeleton-bar" />
      <span className="shop-skeleton-bar" />
    </div>
  )
}
