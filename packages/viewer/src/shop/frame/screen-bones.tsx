/** What stands while a screen's script is on its way: a head and the outline of content. */
export function ScreenBones() {
  return (
    <div className="shop-screen" aria-busy="true">
      <div className="shop-head" />
      <div className="shop-bones">
        <span className="shop-bone is-banner" />
        <span className="shop-bone" />
        <span className="shop-bone" />
        <span className="shop-bone" />
      </div>
    </div>
  )
}
