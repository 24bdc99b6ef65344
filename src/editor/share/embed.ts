/** The code by which a page of one's own shows the replay of a document. */

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** As the value of an attribute, on one line. */
const attribute = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string);

/** As wide as there is room; a board with its words is about as high as it is on a phone. */
export const embedCode = (address: string, title: string): string =>
  `<iframe src="${attribute(address)}" title="${attribute(title)}" width="100%" height="720" loading="lazy" style="border:0"></iframe>`;
