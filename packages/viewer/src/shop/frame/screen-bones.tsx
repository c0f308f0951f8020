/** What stands while a screen's script is on its way: a head and the outline of content. */
export function ScreenBones() {
  return (
    <div className="mw-screen" aria-busy="true">
      <div className="mw-head" />
      <div className="mw-bones">
        <span className="mw-bone is-banner" />
        <span className="mw-bone" />
        <span className="mw-bone" />
        <span className="mw-bone" />
      </div>
    </div>
  )
}
