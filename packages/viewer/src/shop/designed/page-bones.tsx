/** The shape of a designed page while it is on its way. */
export function PageBones() {
  return (
    <div className="shop-bones" aria-busy="true">
      <span className="shop-bone is-banner" />
      <div className="shop-bones-pair">
        <span className="shop-bone is-card" />
        <span className="shop-bone is-card" />
        <span className="shop-bone is-card" />
        <span className="shop-bone is-card" />
      </div>
    </div>
  )
}
