/** Says one sentence in the place of a file's content. */
export function showNotice(place: HTMLElement, sentence: string): void {
  const notice = document.createElement('p')
  notice.className = 'shop-office-notice'
  notice.setAttribute('role', 'status')
  notice.textContent = sentence
  place.replaceChildren(notice)
}
