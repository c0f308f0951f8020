import './cart-line.css'

/** The boxes of two shops with their lines while the cart loads. */
export function CartSkeleton() {
  return (
    <div className="shop-cart-cards" aria-busy="true">
      {[2, 1].map((lines) => (
        <div key={lines} className="shop-cart-card">
          <p className="shop-cart-skeleton-head">
            <span className="shop-skeleton-bar" style={{ width: '40%' }} />
          </p>
          {Array.from({ length: lines }, (_, index) => (
            <div key={index} className="shop-cart-line">
              <span className="shop-check" />
              <span className="shop-cart-picture" />
              <span className="shop-cart-text">
                <span className="shop-skeleton-bar" style={{ width: '92%' }} />
                <span className="shop-skeleton-bar" style={{ width: '48%' }} />
                <span className="shop-skeleton-bar" style={{ width: '30%', marginTop: 'auto' }} />
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
