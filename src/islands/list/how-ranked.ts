/** The element of a list's page that explains the ranking « Mieux notés ». */
export const HOW_RANKED = 'classement';
