/** Skeleton of a published page. */
export function PageSkeleton() {
  return (
    <div className="shop-skeleton" aria-busy="true">
      <span className="shop-skeleton-bar is-banner" />
      <div className="shop-skeleton-pair">
        <span className="shop-skeleton-bar is-card" />
        <span className="shop-skeleton-bar is-card" />
        <span className="shop-skeleton-bar is-card" />
        <span className="shop-skeleton-bar is-card" />
      </div>
    </div>
  )
}
