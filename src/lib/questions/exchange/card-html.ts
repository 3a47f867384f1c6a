import { escapeMarkup } from '#lib/platform/escape-markup.ts';

/** A text as HTML for cards, with its line breaks. */
export const lines = (text: string) => escapeMarkup(text.trim()).replace(/\r\n?|\n/g, '<br>');

export const paragraph = (text: string | undefined) => (text?.trim() ? `<p>${lines(text)}</p>` : '');

export const small = (text: string) => (text.trim() ? `<p><small>${lines(text)}</small></p>` : '');

export const pictureHtml = (name: string, alt: string) => `<img src="${name}" alt="${escapeMarkup(alt)}">`;
