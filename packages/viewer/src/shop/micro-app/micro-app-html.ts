/**
 * The HTML by which a host loads the shop: its style sheets, the element that it mounts in, and a script that names its life
 * cycle. The script of the shop is an ECMAScript module, which hosts that evaluate scripts as text cannot load by a tag.
 * @param files addresses of the built script and style sheets
 */
export function microAppHtml(files: { readonly script: string; readonly styles: readonly string[] }): string {
  const links = files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return `<!doctype html><html><head><meta charset="utf-8">${links}</head><body><div data-mallwright-shop></div><script entry>
(function (scope) {
  var app = import(${JSON.stringify(files.script)}).then(function (module) { return module.createMicroApp() })
  var call = function (name) { return function (props) { return app.then(function (shop) { return shop[name](props) }) } }
  scope['alm-mall-shop'] = { bootstrap: call('bootstrap'), mount: call('mount'), unmount: call('unmount'), update: call('update') }
})(window)
</script></body></html>
`
}
