/** What the sheet was opened for: a choice, after which everything is offered, the cart, or the checkout. */
export type SkuIntent = 'choose' | 'cart' | 'buy'
