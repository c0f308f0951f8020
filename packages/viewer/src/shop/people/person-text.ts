/** Masks the middle four digits of a phone number. Domain 1.0, personal data. */
export function maskedPhone(phone: string): string {
  return phone.replace(/^(\d{3})\d{4}(?=\d{4}$)/, '$1****')
}

/** Avatar initials: the last two characters of a Chinese name, first letters of other names. */
export function initialsOf(name: string): string {
  const trimmed = name.trim()
  if (/[\u4e00-\u9fff]/.test(trimmed)) return Array.from(trimmed).slice(-2).join('')
  const words = trimmed.split(/\s+/)
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase()
}
