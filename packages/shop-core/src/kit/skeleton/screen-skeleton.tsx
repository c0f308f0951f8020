import './skeleton.css'

/** Placeholder while the script of a screen loads: header and content outline. */
export function ScreenSkeleton() {
  return (
    <div className="shop-screen" aria-busy="true">
      <div className="shop-head" />
      <div className="shop-skeleton">
        <span className="shop-skeleton-bar is-banner" />
        <span className="shop-skeleton-bar" />
        <span className="shop-skeleton-bar" />
        <span className="shop-skeleton-bar" />
      </div>
    </div>
  )
}
