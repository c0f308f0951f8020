import { useSearchParams } from 'react-router'

/** A choice that the address names; the first is the usual one, without a name. */
export function useDemoChoice<Id extends string>(
  name: string,
  ids: readonly [Id, ...Id[]],
): readonly [Id, (id: string) => void] {
  const [search, setSearch] = useSearchParams()
  const [usual] = ids
  const chosen = ids.find((id) => id === search.get(name)) ?? usual
  const choose = (id: string) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old)
        if (id === usual) next.delete(name)
        else next.set(name, id)
        return next
      },
      { replace: true },
    )
  return [chosen, choose]
}
