import { useEffect, useState } from 'react'

/** Whether the window is scrolled by a screen or more; never while `isOn` is false. */
export function useIsScrolled(isOn: boolean): boolean {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const read = () => setIsScrolled(window.scrollY > window.innerHeight)
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [isOn])
  return isOn && isScrolled
}
