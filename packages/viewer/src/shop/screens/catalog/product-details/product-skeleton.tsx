/** Rows of facts that most products have: options, delivery, services, specifications. */
const INFO_ROWS = 4

/** The same boxes while a product loads. */
export function ProductBodySkeleton() {
  return (
    <div aria-busy="true">
      <span className="shop-skeleton-bar is-square" />
      <div className="shop-block">
        <span className="shop-skeleton-bar" style={{ width: '40%', height: 32 }} />
        <span className="shop-skeleton-bar" />
        <span className="shop-skeleton-bar" style={{ width: '70%' }} />
      </div>
      <div className="shop-block shop-infos">
        {Array.from({ length: INFO_ROWS }, (_, index) => (
          <div key={index} className="shop-info">
            <span className="shop-skeleton-bar" style={{ width: index % 2 === 0 ? '64%' : '80%' }} />
          </div>
        ))}
      </div>
    </div>
  )
}
