import { useEffect, useRef } from 'react'

/** Has the browser ask before a reload loses what was changed in a form. */
export function useReloadQuestion(): (isEdited: boolean) => void {
  const isEdited = useRef(false)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isEdited.current) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
  return (edited) => void (isEdited.current = edited)
}
