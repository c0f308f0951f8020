import type { Plugin } from 'vite'

/** Lets the bundler drop the router's unused components: their `forwardRef` and `memo` calls are pure, their names for debugging only. */
export const pureRouter: Plugin = {
  name: 'shop-pure-router',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('/react-router/dist/')) return undefined
    const pure = code
      .replace(/^\w+\.displayName = [^\n]*;$/gm, '')
      .replace(/= (React\w*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
    return { code: pure, map: null }
  },
}

/** Code of the router for what no route of the shop has, and what stands for it. Lint refuses the hooks that would need it. */
const UNUSED_ROUTING: readonly (readonly [RegExp, string])[] = [
  // Actions, forms and fetchers.
  [/(?<!function )isMutationMethod\([\w.]+\)/g, 'false'],
  [/!opts \|\| !isSubmissionNavigation\(opts\)/g, 'true'],
  [/^ {4}fetch: fetch2,$/gm, ''],
  // Routes that are found while navigating, and reports of every step.
  [/init\.(?:instrumentations|patchRoutesOnNavigation)\b/g, 'undefined'],
  // Loaded data and errors of React Router's own server rendering, which this is not.
  [/ \|\| parseHydrationData\(\)/g, ''],
  [/if \(this\.context\b/g, 'if (false'],
  // View transitions, which hold a page up for a picture of it (decision 0086), and advice about them.
  [/if \(isBrowser3\) \{\n\s*restoreAppliedTransitions\([^]*?\n {4}\}/g, ''],
  [/(?<=let viewTransitionOpts;\n) {4}if \(pendingAction [^]*?\n {4}\}\n(?= {4}updateState\()/g, ''],
  [/if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\) \{/g, 'if (true) {'],
  [/let isViewTransitionAvailable = [^;]*;/g, ''],
  [/warnOnce\(\n\s*(?:flushSync === false|viewTransitionOpts == null)[^]*?\n\s*\);/g, ''],
  [
    /React3\.useEffect\(\(\) => \{\n {4}if \((?:!?vtContext\.isTransitioning|renderDfd && pendingState)[^]*?\n {2}\}, \[[^\]]*\]\);/g,
    '',
  ],
  [/let \[(?:pendingState|renderDfd|transition|interruption), \w+\] = React3\.useState\(\);/g, ''],
  [/\n {6}transition,\n {6}renderDfd,/g, ''],
  // Advice for engines that the loader has turned away.
  [/warning\(\s*typeof URLSearchParams !== "undefined",\s*`(?:[^`\\]|\\.)*`\s*\);/gs, ''],
]

/** Lets the bundler drop `UNUSED_ROUTING`: it is reachable only by options that the shop does not pass. */
export const slimRouter: Plugin = {
  name: 'shop-slim-router',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('/react-router/dist/') || !code.includes('function createRouter(')) return undefined
    const slim = UNUSED_ROUTING.reduce((text, [part, instead]) => {
      if (text.search(part) === -1) this.error(`the router has no ${part.source} any more`)
      return text.replace(part, instead)
    }, code)
    return { code: slim, map: null }
  },
}

/** Lets the bundler drop the mutation cache: `createQueryClient` passes one of its own, and lint refuses `useMutation`. */
export const noMutations: Plugin = {
  name: 'shop-no-mutations',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('query-core/build/modern/queryClient.js')) return undefined
    return { code: code.replace('config.mutationCache || new MutationCache()', 'config.mutationCache'), map: null }
  },
}

/** Lets the tables of AES be computed with the first stored value: 20 ms of a phone's start, which has none at its first visit. */
export const lateTables: Plugin = {
  name: 'shop-late-tables',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('/@noble/ciphers/aes.js')) return undefined
    const late = code
      .replace(
        /const tableEncoding = (?:\/\*.*?\*\/ )?(genTtable\(.*\));/,
        'let encoding;\nconst tableEncoding = () => (encoding ??= $1);',
      )
      .replace(/ = tableEncoding;/g, ' = tableEncoding();')
    if (!late.includes('encoding ??=')) this.error('the tables of AES are made otherwise now')
    return { code: late, map: null }
  },
}

/** Keeps the bundler's stand-in for `require`, which the archive library of the frame for texts asks about, out of the file that all share. */
export const plainArchives: Plugin = {
  name: 'shop-plain-archives',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('/jszip/dist/')) return undefined
    const plain = code.replaceAll('"function"==typeof require&&require', '!1')
    if (plain === code) this.error('the archive library asks for require otherwise now')
    return { code: plain, map: null }
  },
}
