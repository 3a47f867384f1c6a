/** Text escaped for HTML or XML, between tags or in a quoted attribute. */
export const escapeMarkup = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Characters that XML 1.0 cannot contain, escaped or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Any text escaped for an XML file, without characters that XML does not allow. */
export const escapeXml = (text: string): string => escapeMarkup(text.toWellFormed().replace(UNWRITABLE, ''));
