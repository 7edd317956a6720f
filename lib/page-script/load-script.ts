/** The other scripts of this folder that a page may come to need; the bundler writes their addresses in. */
declare const laterScripts: Record<'reached' | 'visits' | 'portfolio', { src: string; integrity: string }>;

const loaded: Partial<Record<keyof typeof laterScripts, HTMLScriptElement>> = {};

/** Loads one of the page's later scripts, once, and answers its element. A page without it is plain HTML, which works. */
export function loadScript(name: keyof typeof laterScripts): HTMLScriptElement {
  let script = loaded[name];
  if (!script) {
    // They run in the order in which they were asked for.
    script = Object.assign(document.createElement('script'), laterScripts[name], { async: false });
    loaded[name] = script;
    document.head.append(script);
  }
  return script;
}
