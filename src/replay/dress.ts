/** Styles that come with a script: pages carry only what their own HTML needs. */

const worn = new Set<string>();

/** Puts a style sheet on the page, once. */
export function dress(styles: string): void {
  if (worn.has(styles)) return;
  worn.add(styles);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
