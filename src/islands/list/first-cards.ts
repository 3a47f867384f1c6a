/** The sixth card: once the page has come so far it is first painted, its first images with it, in one go. */
export const FIRST_CARDS = 'premiers';
