export { getProductReviewCount, getProductReviewPage, ProductReview, updateUseful } from './product-review.contract.ts'
